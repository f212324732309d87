import { roleOf } from '@potluck/api/kitchen-roles'
import { maxKitchens } from '@potluck/api/kitchens'
import { v5 as uuidOf } from 'uuid'
import { addImageRows, type ImageRow } from '../../book/images/rows.ts'
import type { Book } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { NewResult } from '../../machinery/jobs/results.ts'
import { kitchenOfJob } from '../../people/policies/books.ts'
import { setPicture } from '../../social/kitchens/picture.ts'
import { makeKitchen } from '../../social/kitchens/store.ts'
import type { PartLine } from './format.ts'
import { preparePictures } from './restore-pictures.ts'
import { type Restore, unreadableResults, valuesOf } from './restore-step.ts'
import type { RestoredPicture } from './restored-item.ts'

/** What an exported kitchen is on this server, to one person. */
interface KitchenHere {
  readonly id: string
  /** `shared` with others, who keep what is in it; `own`, which they keep alone; or `none` so far. */
  readonly state: 'shared' | 'own' | 'none'
}

/**
 * Finds the kitchen of an export. It has its former id, unless that is taken by people whom the person is not among.
 */
async function kitchenHere({ db }: Database, reader: Reader, formerId: string): Promise<KitchenHere> {
  const derivedId = uuidOf(formerId, reader.id)
  const members = await db
    .selectFrom('kitchenMembers')
    .select(['kitchenId', 'personId', 'role'])
    .where('kitchenId', 'in', [formerId, derivedId])
    .execute()
  const [mine] = members
    .filter(({ personId }) => personId === reader.id)
    .toSorted((one, other) => Number(other.kitchenId === derivedId) - Number(one.kitchenId === derivedId))
  if (mine) {
    const isAlone = members.filter(({ kitchenId }) => kitchenId === mine.kitchenId).length === 1
    return { id: mine.kitchenId, state: isAlone && roleOf(mine.role) === 'owner' ? 'own' : 'shared' }
  }
  const taken = await db.selectFrom('books').select('id').where('id', '=', formerId).executeTakeFirst()
  return { id: taken ? derivedId : formerId, state: 'none' }
}

/** A kitchen of an export that is not here yet. */
interface NewKitchen {
  readonly line: PartLine<'kitchens'>
  /** Its id on this server. */
  readonly id: string
}

/** One whose picture is stored. */
interface PreparedKitchen extends NewKitchen {
  /** Its picture, or none. */
  readonly images: readonly ImageRow[]
}

/** Which kitchens of an export are not here yet, in order. */
async function newKitchens(
  database: Database,
  reader: Reader,
  lines: readonly PartLine<'kitchens'>[],
): Promise<readonly NewKitchen[]> {
  const kitchens: NewKitchen[] = []
  for (const line of lines) {
    const { id, state } = await kitchenHere(database, reader, line.id)
    if (state === 'none') kitchens.push({ line, id })
  }
  return kitchens
}

/** Makes kitchens, which the member keeps alone. @throws {Refusal} `too-many-kitchens` if the member joined others meanwhile */
async function makeKitchens(
  { database }: OpenBook,
  reader: Reader,
  kitchens: readonly PreparedKitchen[],
): Promise<void> {
  for (const { line, id, images } of kitchens) {
    await makeKitchen(database, reader, { id, name: line.name })
    const at = new Date(line.createdAt).toISOString()
    await database.db.updateTable('kitchens').set({ createdAt: at }).where('id', '=', id).execute()
    const [image] = images
    if (!image) continue
    await changeBook(database, await kitchenOfJob(database, reader, id), async (book) => {
      await addImageRows(book, [image])
      await setPicture(book, image.id)
    })
  }
}

/** Stores the pictures of kitchens that will be made. */
const withPictures = (
  services: Services,
  kitchens: readonly NewKitchen[],
  pictures: readonly RestoredPicture[],
): Promise<readonly PreparedKitchen[]> =>
  Promise.all(
    kitchens.map(async (kitchen) => {
      const references = kitchen.line.image === null ? [] : [kitchen.line.image]
      const own = pictures.filter(({ digest }) => digest === kitchen.line.image?.digest)
      const { rowsOf } = await preparePictures(services, { ownerId: kitchen.id }, own, references)
      return { ...kitchen, images: rowsOf(references) }
    }),
  )

/** How many kitchens the person may still be in. */
async function roomFor({ db }: Database, reader: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('kitchenMembers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', reader.id)
    .executeTakeFirstOrThrow()
  return Math.max(0, maxKitchens - Number(count))
}

/** Makes the kitchens for which there is room, and names each of the others: nothing of what lies in them is restored. */
export const restoreKitchens: Restore<PartLine<'kitchens'>> = async (
  { services, job, target: { reader } },
  items,
  pictures,
) => {
  const { database } = services
  const kitchens = await newKitchens(database, reader, valuesOf(items))
  const room = await roomFor(database, reader)
  const prepared = await withPictures(services, kitchens.slice(0, room), pictures)
  const left = new Set(kitchens.slice(room).map(({ line }) => line))
  const unread = unreadableResults(items)
  const results = items.map(({ value }, index): NewResult | null =>
    value !== null && left.has(value)
      ? { name: value.name, outcome: 'failed', refers: null, notes: [{ code: 'kitchens-full' }] }
      : (unread[index] ?? null),
  )
  return { results, book: job.book, write: (book) => makeKitchens(book, reader, prepared) }
}

/**
 * The book into which the lines of a kitchen go: of one that the person keeps alone.
 * @returns null where they share it with others, in whose book nothing is restored; undefined where there was no room for it
 */
async function bookOfKitchen(database: Database, reader: Reader, formerId: string): Promise<Book | null | undefined> {
  const { id, state } = await kitchenHere(database, reader, formerId)
  if (state === 'none') return undefined
  return state === 'shared' ? null : kitchenOfJob(database, reader, id)
}

/**
 * Restores lines of a kitchen as those of a book.
 * @param options.namesSkipped whether each line is named that is in the kitchen already
 */
export const inKitchen =
  <Line>(restore: Restore<Line>, { namesSkipped = false } = {}): Restore<Line & { readonly kitchenId: string }> =>
  async (context, items, pictures) => {
    const { services, job, target } = context
    const [line] = valuesOf(items)
    const book = line && (await bookOfKitchen(services.database, target.reader, line.kitchenId))
    if (book) return restore({ ...context, book }, items, pictures)
    // A kitchen for which there was no room is named once, and not with each of its recipes.
    const isSkipped = book === null && namesSkipped
    const results = unreadableResults(items).map(
      (unread, index) =>
        unread ??
        (isSkipped ? { name: items[index]?.name ?? '', outcome: 'skipped' as const, refers: null, notes: [] } : null),
    )
    return { results, book: job.book, write: async () => {} }
  }
