import { maxShares, maxSharesOfRecipe, type Share } from '@potluck/api/shares'
import { v7 as uuid } from 'uuid'
import type { Member, Reader } from '../access/reader.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import type { Tickets } from '../machinery/tickets/tickets.ts'
import { digest } from '../machinery/token.ts'
import type { BookRecipe } from '../policies/recipes.ts'
import { type Link, linkSecret, newSalt } from './link-secret.ts'

type Made = Pick<Services, 'database' | 'tickets'>

/** Instants are compared as texts: all are written alike. */
const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString())

const addressOf = (tickets: Tickets, link: Link): string => `s/${linkSecret(tickets, link)}`

interface Which {
  readonly id?: string | undefined
  readonly recipeId?: string | undefined
}

/** The links that a reader made, the newest first. Those of recipes in the trash open nothing and are not told. */
export async function listShares(
  { database: { db }, tickets }: Made,
  reader: Reader,
  { id, recipeId }: Which = {},
): Promise<Share[]> {
  const rows = await db
    .selectFrom('shareLinks as link')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'link.ownerId').onRef('recipes.id', '=', 'link.recipeId'),
    )
    .select(['link.id', 'link.name', 'link.createdAt', 'link.expiresAt', 'link.salt', 'recipeId', 'recipes.title'])
    .where('link.ownerId', '=', reader.id)
    .where('recipes.folder', '!=', 'trash')
    .where((eb) => (id === undefined ? eb.lit(true) : eb('link.id', '=', id)))
    .where((eb) => (recipeId === undefined ? eb.lit(true) : eb('link.recipeId', '=', recipeId)))
    .orderBy('link.createdAt', 'desc')
    .orderBy('link.id', 'desc')
    .execute()
  return rows.map(({ recipeId: shared, title, salt, ...link }) => ({
    ...link,
    address: addressOf(tickets, { id: link.id, salt }),
    recipe: { id: shared, title },
  }))
}

/** @throws {Refusal} `not-found` when it is none of the reader's */
async function readShare(made: Made, reader: Reader, id: string): Promise<Share> {
  const [share] = await listShares(made, reader, { id })
  if (!share) throw notFound('link')
  return share
}

interface Draft {
  readonly id?: string | undefined
  readonly name: string
  readonly expiresAt: string | null
}

/** @throws {Refusal} `too-many-shares` */
async function refuseTooMany({ db }: Database, { ownerId, id: recipeId }: BookRecipe): Promise<void> {
  const { all, ofRecipe } = await db
    .selectFrom('shareLinks')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn.sum<number | string | null>(eb.case().when('recipeId', '=', recipeId).then(1).else(0).end()).as('ofRecipe'),
    ])
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (all > maxShares || Number(ofRecipe) > maxSharesOfRecipe) {
    throw new Refusal('too-many-shares', 'there are too many links already: take some back')
  }
}

/**
 * Makes a link to a recipe. The same id again is the same link.
 * @throws {Refusal} `id-taken` when the id is another link's, `too-many-shares`
 */
export async function createShare(
  made: Made,
  member: Member,
  recipe: BookRecipe,
  { id = uuid(), name, expiresAt }: Draft,
): Promise<Share> {
  const { tickets, database } = made
  const salt = newSalt()
  const secretDigest = digest(linkSecret(tickets, { id, salt }))
  const { ownerId, id: recipeId } = recipe
  await inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    await inside.db
      .insertInto('shareLinks')
      .values({ ownerId, id, recipeId, name, secretDigest, salt, createdAt: now(), expiresAt: instant(expiresAt) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await refuseTooMany(inside, recipe)
  })
  const [share] = await listShares(made, member, { id, recipeId })
  if (!share) throw new Refusal('id-taken', 'this id is taken', 'body.id')
  return share
}

interface Changes {
  readonly name?: string | undefined
  readonly expiresAt?: string | null | undefined
}

/** Renames a link or says when it ends. @throws {Refusal} `not-found` when it is none of the member's */
export async function updateShare(
  made: Made,
  member: Member,
  id: string,
  { name, expiresAt }: Changes,
): Promise<Share> {
  const { name: nameBefore, expiresAt: endBefore } = await readShare(made, member, id)
  await made.database.db
    .updateTable('shareLinks')
    .set({ name: name ?? nameBefore, expiresAt: expiresAt === undefined ? endBefore : instant(expiresAt) })
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .execute()
  return readShare(made, member, id)
}

/** Takes a link back. @throws {Refusal} `not-found` when it is none of the member's */
export async function deleteShare({ database: { db } }: Made, member: Member, id: string): Promise<void> {
  const gone = await db
    .deleteFrom('shareLinks')
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound('link')
}
