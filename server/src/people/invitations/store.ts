import type { Invitation } from '@potluck/api/invitations'
import { type KitchenRole, roleOf, wordOf } from '@potluck/api/kitchen-roles'
import type { ListInvitation } from '@potluck/api/list-invitations'
import type { ExpressionBuilder } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Reached } from '../../ground/access/reached.ts'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { createToken, digest } from '../../machinery/base/token.ts'
import { hasRole } from '../policies/kitchen-roles.ts'

type InvitationRow = Schema['invitations']

/** Most invitations of one kind and member, or into one kitchen, that open at a time. */
const mostOpen = 20

const day = 24 * 3_600_000

const openOnes = ({ db }: Database, member: Member) =>
  db
    .selectFrom('invitations')
    .where('invitations.ownerId', '=', member.id)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now())

/** The member's invitations that still open, newest first: those that make friends, or those that only let people in. */
export const listInvitations = (database: Database, member: Member, befriends: boolean): Promise<Invitation[]> =>
  openOnes(database, member)
    .select(['id', 'usesLeft', 'createdAt', 'expiresAt'])
    .where('befriends', '=', befriends ? 1 : 0)
    .where('listId', 'is', null)
    .where('kitchenId', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The member's invitations onto lists of theirs that still open, newest first. */
export async function listListInvitations(database: Database, member: Member): Promise<ListInvitation[]> {
  const rows = await openOnes(database, member)
    .innerJoin('shoppingLists as list', 'list.id', 'invitations.listId')
    .select([
      'invitations.id',
      'usesLeft',
      'invitations.createdAt',
      'expiresAt',
      'list.id as listId',
      'list.title as listTitle',
    ])
    .where('list.deletedAt', 'is', null)
    .orderBy('invitations.createdAt', 'desc')
    .orderBy('invitations.id', 'desc')
    .execute()
  return rows.map(({ listId, listTitle, ...invitation }) => ({ ...invitation, list: { id: listId, title: listTitle } }))
}

/** An invitation into a kitchen, and which of its owners made it. */
type KitchenInvitation = Invitation & { readonly role: KitchenRole; readonly makerId: string }

/** The invitations into a kitchen that still open, of all of its owners, newest first. */
export async function listKitchenInvitations({ db }: Database, kitchenId: string): Promise<KitchenInvitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .select(['id', 'usesLeft', 'createdAt', 'expiresAt', 'kitchenRole', 'ownerId as makerId'])
    .where('kitchenId', '=', kitchenId)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now())
    .where(leadsSomewhere)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ kitchenRole: role, ...invitation }) =>
    role === null ? [] : [{ ...invitation, role: roleOf(role) }],
  )
}

/** A kitchen that an invitation brings into, and as what. */
interface InvitingKitchen {
  readonly id: string
  readonly role: KitchenRole
}

/** The purpose of an invitation. */
export interface NewInvitation {
  readonly uses: number
  readonly days: number
  /** The person who opens it becomes a friend. */
  readonly befriends: boolean
  /** The person who opens it joins this list, which is the member's. */
  readonly list?: Reached<'list', string> | undefined
  /** The person who opens it joins this kitchen, which the member keeps. */
  readonly kitchen?: InvitingKitchen | undefined
}

/** Makes an invitation; its secret is returned here and stored nowhere. @throws {Refusal} `too-many-invitations` */
export function createInvitation(
  database: Database,
  member: Member,
  { uses, days, befriends, list, kitchen }: NewInvitation,
): Promise<Invitation & { readonly secret: string }> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    const others = await (kitchen
      ? listKitchenInvitations(inside, kitchen.id)
      : list
        ? listListInvitations(inside, member)
        : listInvitations(inside, member, befriends))
    if (others.length >= mostOpen) {
      throw new Refusal('too-many-invitations', `no more than ${mostOpen} invitations at a time`)
    }
    const secret = createToken()
    const made = { id: uuid(), usesLeft: uses, createdAt: now(), expiresAt: now(days * day) }
    await inside.db
      .insertInto('invitations')
      .values({
        ...made,
        ownerId: member.id,
        digest: digest(secret),
        befriends: befriends ? 1 : 0,
        listId: list?.id ?? null,
        kitchenId: kitchen?.id ?? null,
        kitchenRole: kitchen ? wordOf(kitchen.role) : null,
      })
      .execute()
    return { ...made, secret }
  })
}

/** Takes an invitation back. @throws {Refusal} `not-found` when it is not the member's */
export async function deleteInvitation({ db }: Database, member: Member, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('invitation')
}

/** Takes an invitation into a kitchen back, whoever made it. @throws {Refusal} `not-found` when it is none into it */
export async function deleteKitchenInvitation({ db }: Database, kitchenId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('kitchenId', '=', kitchenId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('invitation')
}

/**
 * Whether an invitation leads anywhere: whoever made it may still do so. Their account is not disabled, its list is theirs and not in
 * the trash, and they keep its kitchen, which does not rest.
 */
const leadsSomewhere = ({ and, or, eb, ref, exists, selectFrom }: ExpressionBuilder<Schema, 'invitations'>) =>
  and([
    exists(
      selectFrom('users as maker')
        .select('maker.id')
        .whereRef('maker.id', '=', 'invitations.ownerId')
        .where('maker.disabledAt', 'is', null),
    ),
    or([
      eb('invitations.listId', 'is', null),
      exists(
        selectFrom('shoppingLists as list')
          .select('list.id')
          .whereRef('list.id', '=', 'invitations.listId')
          .whereRef('list.ownerId', '=', 'invitations.ownerId')
          .where('list.deletedAt', 'is', null),
      ),
    ]),
    or([
      eb('invitations.kitchenId', 'is', null),
      hasRole(ref('invitations.kitchenId'), ref('invitations.ownerId'), ['owner']),
    ]),
  ])

const opened = ['ownerId', 'befriends', 'listId', 'kitchenId', 'kitchenRole'] as const

const thatOpens = ({ db }: Database, secret: string) =>
  db
    .selectFrom('invitations')
    .select(opened)
    .where('digest', '=', digest(secret))
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now())
    .where(leadsSomewhere)

/** Proof that somebody holds an invitation that opens. */
export class OpenedInvitation {
  readonly ownerId: string
  readonly befriends: boolean
  /** The list that it brings onto. */
  readonly listId: string | null
  readonly kitchen: InvitingKitchen | null

  private constructor({
    ownerId,
    befriends,
    listId,
    kitchenId,
    kitchenRole,
  }: Pick<InvitationRow, (typeof opened)[number]>) {
    this.ownerId = ownerId
    this.befriends = befriends === 1
    this.listId = listId
    this.kitchen = kitchenId === null || kitchenRole === null ? null : { id: kitchenId, role: roleOf(kitchenRole) }
  }

  /** The invitation of this secret, or null when it opens no more. */
  static async look(database: Database, secret: string): Promise<OpenedInvitation | null> {
    const found = await thatOpens(database, secret).executeTakeFirst()
    return found ? new OpenedInvitation(found) : null
  }

  /**
   * Uses it once; of two that use the last one at the same time, one does. The lock of its kitchen comes before: whoever takes its owner out,
   * or dissolves it, waits, or was first.
   */
  static async use(inside: Database, secret: string): Promise<OpenedInvitation | null> {
    const { db, dialect } = inside
    const kitchen = (await OpenedInvitation.look(inside, secret))?.kitchen
    if (kitchen) await dialect.lockMember(db, kitchen.id)
    const used = await db
      .updateTable('invitations')
      .set(({ eb }) => ({ usesLeft: eb('usesLeft', '-', 1) }))
      .where('digest', '=', digest(secret))
      .where('usesLeft', '>', 0)
      .where('expiresAt', '>', now())
      .where(leadsSomewhere)
      .returning(opened)
      .executeTakeFirst()
    return used ? new OpenedInvitation(used) : null
  }
}

/** There is nothing behind the secret any more. */
export const invitationDead = (): Refusal =>
  new Refusal('invitation-dead', 'this invitation was used, taken back or is too old', 'body.invitation')
