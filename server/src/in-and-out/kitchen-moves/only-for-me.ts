import { Book } from '../../ground/access/book.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import { type Database, inTransaction, lockMembers } from '../../machinery/base/database/database.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { rehome } from './rehome.ts'
import { settle } from './settle.ts'

interface Marked {
  readonly id: string
  readonly onlyForMe: boolean
}

const placeOf = ({ db }: Database, id: string) =>
  db
    .selectFrom('recipes')
    .select(['ownerId', 'addedById', 'onlyForMeIn'])
    .where('id', '=', id)
    .where('folder', '!=', 'trash')
    .executeTakeFirst()

async function change(own: OpenBook, kitchen: OpenBook, { id, onlyForMe }: Marked): Promise<boolean> {
  const { database } = own
  const place = await placeOf(database, id)
  const isKept = place?.ownerId === own.ownerId && place.onlyForMeIn === kitchen.ownerId
  if (!place || (!isKept && place.ownerId !== kitchen.ownerId)) throw notFound('recipe')
  if (isKept === onlyForMe) return false
  if (!onlyForMe) {
    await rehome(own, kitchen, [id])
    return true
  }
  if (place.addedById !== own.personId) {
    throw new Refusal('read-only', 'only whoever added a recipe keeps it to themselves')
  }
  await rehome(kitchen, own, [id])
  await database.db
    .updateTable('recipes')
    .set({ onlyForMeIn: kitchen.ownerId })
    .where('ownerId', '=', own.ownerId)
    .where('id', '=', id)
    .execute()
  return true
}

/**
 * Keeps a recipe of a kitchen to the member who added it, or gives it back. Meanwhile it is in their own book.
 * @returns whether it was otherwise before
 * @throws {Refusal} `not-found`, `read-only` for what somebody else added, `book-full`
 */
export function setOnlyForMe(database: Database, member: Member, kitchen: Book, marked: Marked): Promise<boolean> {
  return inTransaction(database, async (inside) => {
    await lockMembers(inside, [member.id, kitchen.ownerId])
    return changeBook(inside, Book.of(member), (own) =>
      changeBook(inside, kitchen, (open) => change(own, open, marked)),
    )
  })
}

/** The recipes of a kitchen that somebody keeps to themselves. */
export async function onlyMineFrom({ db }: Database, person: Reader, kitchenId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', person.id)
    .where('onlyForMeIn', '=', kitchenId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Makes recipes that somebody keeps to themselves wholly theirs, because they leave the kitchen. */
export async function settleOnlyMine(own: OpenBook, person: Reader, kitchenId: string): Promise<void> {
  await settle(own, await onlyMineFrom(own.database, person, kitchenId))
}
