import type { AuditKind } from '@potluck/api/audit'
import { type MemberAccount, membersOfPage } from '@potluck/api/members'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Admin } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import type { RequestOrigin } from '../../machinery/web/http/user-agent.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { refuseLastAdmin } from '../../people/users/admins.ts'

/** Accounts as admins see them: counts and sizes of a book, and nothing that it says. */
const accounts = ({ db }: Database) =>
  db.selectFrom('users').select(({ selectFrom }) => [
    'users.id',
    'users.name',
    'users.email',
    'users.createdAt',
    'users.lastLoginAt',
    'users.keeper',
    'users.disabledAt',
    'users.pictureLimit',
    selectFrom('sessions')
      .select(({ fn: inner }) => inner.max('sessions.usedAt').as('usedAt'))
      .whereRef('sessions.userId', '=', 'users.id')
      .$asScalar()
      .as('usedAt'),
    selectFrom('secondFactors')
      .select('secondFactors.confirmedAt')
      .whereRef('secondFactors.userId', '=', 'users.id')
      .$asScalar()
      .as('secondFactorAt'),
    selectFrom('folderCounts')
      .select(({ fn: inner }) => inner.sum<number | string | null>('folderCounts.count').as('count'))
      .whereRef('folderCounts.ownerId', '=', 'users.id')
      .where('folder', '!=', 'trash')
      .$asScalar()
      .as('recipeCount'),
    selectFrom('images')
      .select(({ fn: inner }) => inner.sum<number | string | null>('images.bytes').as('bytes'))
      .whereRef('images.ownerId', '=', 'users.id')
      .$asScalar()
      .as('pictureBytes'),
    selectFrom('textSpace').select('bytes').whereRef('ownerId', '=', 'users.id').$asScalar().as('textBytes'),
    selectFrom('storedSpace')
      .select(({ fn: inner }) => inner.sum<number | string | null>('storedSpace.bytes').as('bytes'))
      .whereRef('storedSpace.ownerId', '=', 'users.id')
      .where('kind', '!=', 'appliedChanges')
      .$asScalar()
      .as('storedBytes'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>

/** The later one of two instants, either of which may be missing. */
const later = (one: string | null, other: string | null): string | null =>
  [one, other].reduce((latest, each) => ((each ?? '') > (latest ?? '') ? each : latest), null)

const accountOf = ({ id, name, email, createdAt, ...row }: Row): MemberAccount => ({
  id,
  name,
  email,
  createdAt,
  // The day is enough: when somebody cooks is theirs.
  lastSeen: later(row.usedAt, row.lastLoginAt)?.slice(0, 10) ?? null,
  recipeCount: Number(row.recipeCount ?? 0),
  pictureBytes: Number(row.pictureBytes ?? 0),
  pictureLimit: row.pictureLimit === null ? null : Number(row.pictureLimit),
  textBytes: Number(row.textBytes ?? 0) + Number(row.storedBytes ?? 0),
  isAdmin: row.keeper === 1,
  isKeeper: row.keeper === 1,
  isDisabled: row.disabledAt !== null,
  hasSecondFactor: row.secondFactorAt !== null,
})

/** What a `like` finds as it was typed. */
const containing = (text: string): string => `%${text.replace(/[!%_]/g, '!$&')}%`

/** Whether an account's name or e-mail contains a text; databases fold the case of foreign letters or do not. */
const isNamed = ({ or, eb, fn }: ExpressionBuilder<Schema, 'users'>, text: string) =>
  or([
    eb('users.name', 'like', sql<string>`${containing(text)} escape '!'`),
    eb(fn<string>('lower', ['users.name']), 'like', sql<string>`${containing(text.toLowerCase())} escape '!'`),
    eb('users.email', 'like', sql<string>`${containing(text.toLowerCase())} escape '!'`),
  ])

interface Which {
  readonly search?: string | undefined
  /** The last account of the page before. */
  readonly after?: string | undefined
}

/** A page of accounts, the newest first: their ids are in the order in which they were made. */
export async function listMembers(database: Database, _admin: Admin, { search, after }: Which) {
  const rows = await accounts(database)
    .$if(after !== undefined, (query) => query.where('users.id', '<', after ?? ''))
    .$if(search !== undefined, (query) => query.where((eb) => isNamed(eb, search ?? '')))
    .orderBy('users.id', 'desc')
    .limit(membersOfPage + 1)
    .execute()
  const members = rows.slice(0, membersOfPage).map(accountOf)
  return { members, next: rows.length > membersOfPage ? (members.at(-1)?.id ?? null) : null }
}

/** @throws {Refusal} `not-found` */
export async function readMember(database: Database, _admin: Admin, id: string): Promise<MemberAccount> {
  const row = await accounts(database).where('users.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('account')
  return accountOf(row)
}

interface MemberChange {
  readonly isDisabled?: boolean | undefined
  readonly isAdmin?: boolean | undefined
  readonly pictureLimit?: number | null | undefined
}

interface AskedChange {
  readonly id: string
  readonly change: MemberChange
  readonly request: RequestOrigin
}

const kindsOfChange = (before: MemberAccount, after: MemberAccount): AuditKind[] => [
  ...(before.isDisabled === after.isDisabled
    ? []
    : ([after.isDisabled ? 'account-disabled' : 'account-enabled'] as const)),
  ...(before.pictureLimit === after.pictureLimit ? [] : (['picture-limit-set'] as const)),
  ...(before.isAdmin === after.isAdmin ? [] : ([after.isAdmin ? 'keeper-appointed' : 'keeper-removed'] as const)),
]

/**
 * Disables or enables an account, or makes its owner an admin or none, or sets the room of its pictures. Disabling ends sessions and open password links; all
 * else stays for the day when it is enabled again.
 * @throws {Refusal} `not-found`, `last-keeper`
 */
export function changeMember(
  database: Database,
  admin: Admin,
  { id, change: { isDisabled, isAdmin, pictureLimit }, request }: AskedChange,
): Promise<MemberAccount> {
  return inTransaction(database, async (inside) => {
    const { db } = inside
    const before = await readMember(inside, admin, id)
    if (isDisabled || isAdmin === false) await refuseLastAdmin(inside, id)
    await db
      .updateTable('users')
      .$if(isDisabled !== undefined, (query) => query.set({ disabledAt: isDisabled ? now() : null }))
      .$if(isAdmin !== undefined, (query) => query.set({ keeper: isAdmin ? 1 : 0 }))
      .$if(pictureLimit !== undefined, (query) => query.set({ pictureLimit: pictureLimit ?? null }))
      .set({ updatedAt: now() })
      .where('id', '=', id)
      .execute()
    if (isDisabled) {
      await db.deleteFrom('passwordResets').where('userId', '=', id).execute()
      await db.deleteFrom('sessions').where('userId', '=', id).execute()
    }
    const after = await readMember(inside, admin, id)
    for (const kind of kindsOfChange(before, after))
      await recordEvent(inside, { kind, userId: id, actorId: admin.id, request })
    return after
  })
}
