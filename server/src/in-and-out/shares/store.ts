import { type AnsweredShare, maxShares, maxSharesOfRecipe } from '@potluck/api/shares'
import { v7 as uuid } from 'uuid'
import type { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import { inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { digest } from '../../machinery/base/token.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { storeFormerSecret } from '../../machinery/web/tickets/former-secrets.ts'
import type { Tickets } from '../../machinery/web/tickets/tickets.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import type { BookRecipe } from '../../people/policies/recipes.ts'
import { type Link, linkSecret, newSalt } from './link-secret.ts'

type Made = Pick<Services, 'database' | 'tickets'>

/** The links of a book, and who looks after them: in a kitchen all who cook there. */
interface Links {
  readonly member: Member
  readonly book: Book
}

/** Instants are compared as texts: all are written alike. */
const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString())

const addressOf = (tickets: Tickets, link: Link): string => `s/${linkSecret(tickets, link)}`

interface Which {
  readonly id?: string | undefined
  readonly recipeId?: string | undefined
}

interface StoredLink extends Link {
  readonly secretDigest: string
}

/**
 * Gives links with the secret of an older key a new one, which can be displayed. The known address still opens them.
 */
async function renewSecrets({ database, tickets }: Made, links: readonly StoredLink[]): Promise<void> {
  for (const link of links) {
    const secretDigest = digest(linkSecret(tickets, link))
    if (secretDigest === link.secretDigest) continue
    await inTransaction(database, async (inside) => {
      await storeFormerSecret(inside, { linkId: link.id }, link.secretDigest)
      await inside.db.updateTable('shareLinks').set({ secretDigest }).where('id', '=', link.id).execute()
    })
  }
}

/** The links to recipes of a book, the newest first. Those of recipes in the trash open nothing and are not told. */
export async function listShares(
  made: Made,
  { member, book }: Links,
  { id, recipeId }: Which = {},
): Promise<AnsweredShare[]> {
  const { database, tickets } = made
  const rows = await database.db
    .selectFrom('shareLinks as link')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'link.ownerId').onRef('recipes.id', '=', 'link.recipeId'),
    )
    .select(['link.id', 'link.name', 'link.createdAt', 'link.expiresAt', 'link.salt', 'recipeId', 'recipes.title'])
    .select(['link.makerId', 'link.secretDigest'])
    .where('link.ownerId', '=', book.ownerId)
    .where('recipes.folder', '!=', 'trash')
    .where((eb) => (id === undefined ? eb.lit(true) : eb('link.id', '=', id)))
    .where((eb) => (recipeId === undefined ? eb.lit(true) : eb('link.recipeId', '=', recipeId)))
    .orderBy('link.createdAt', 'desc')
    .orderBy('link.id', 'desc')
    .execute()
  await renewSecrets(made, rows)
  const personOf = await pastPeopleById(
    database,
    member,
    rows.flatMap(({ makerId }) => makerId ?? []),
  )
  return rows.map(({ recipeId: shared, title, salt, makerId, secretDigest: _digest, ...link }) => ({
    ...link,
    maker: makerId === null ? null : personOf(makerId),
    address: addressOf(tickets, { id: link.id, salt }),
    recipe: { id: shared, title },
  }))
}

/** @throws {Refusal} `not-found` when it is none of the book's */
async function readShare(made: Made, links: Links, id: string): Promise<AnsweredShare> {
  const [share] = await listShares(made, links, { id })
  if (!share) throw notFound('link')
  return share
}

interface Draft {
  readonly id?: string | undefined
  readonly name: string
  readonly expiresAt: string | null
}

/** @throws {Refusal} `too-many-shares` */
async function refuseTooMany({ database: { db }, ownerId }: OpenBook, { id: recipeId }: BookRecipe): Promise<void> {
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
  links: Links,
  recipe: BookRecipe,
  { id = uuid(), name, expiresAt }: Draft,
): Promise<AnsweredShare> {
  const { tickets, database } = made
  const { personId, kitchenId } = links.book
  const salt = newSalt()
  const secretDigest = digest(linkSecret(tickets, { id, salt }))
  const { ownerId, id: recipeId } = recipe
  const about = { ownerId, id, recipeId, name, makerId: kitchenId === null ? null : personId }
  await changeBook(database, links.book, async (open) => {
    await open.database.db
      .insertInto('shareLinks')
      .values({ ...about, secretDigest, salt, createdAt: now(), expiresAt: instant(expiresAt) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await refuseTooMany(open, recipe)
  })
  const [share] = await listShares(made, links, { id, recipeId })
  if (!share) throw new Refusal('id-taken', 'this id is taken', 'body.id')
  return share
}

interface Changes {
  readonly name?: string | undefined
  readonly expiresAt?: string | null | undefined
}

/** Renames a link or says when it ends. @throws {Refusal} `not-found` when it is none of the book's */
export async function updateShare(
  made: Made,
  links: Links,
  id: string,
  { name, expiresAt }: Changes,
): Promise<AnsweredShare> {
  const { name: nameBefore, expiresAt: endBefore } = await readShare(made, links, id)
  await changeBook(made.database, links.book, ({ database: { db }, ownerId }) =>
    db
      .updateTable('shareLinks')
      .set({ name: name ?? nameBefore, expiresAt: expiresAt === undefined ? endBefore : instant(expiresAt) })
      .where('ownerId', '=', ownerId)
      .where('id', '=', id)
      .execute(),
  )
  return readShare(made, links, id)
}

/** Takes a link back. @throws {Refusal} `not-found` when it is none of the book's */
export async function deleteShare({ database }: Made, book: Book, id: string): Promise<void> {
  const gone = await changeBook(database, book, ({ database: { db }, ownerId }) =>
    db.deleteFrom('shareLinks').where('ownerId', '=', ownerId).where('id', '=', id).returning('id').executeTakeFirst(),
  )
  if (!gone) throw notFound('link')
}
