import { maxKitchens } from '@potluck/api/kitchens'
import { v5 as uuidOf } from 'uuid'
import type { Book } from '../access/book.ts'
import type { Reader } from '../access/reader.ts'
import { makeKitchen } from '../kitchens/store.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import type { ClaimedJob } from '../machinery/jobs/claim.ts'
import type { NewResult } from '../machinery/jobs/results.ts'
import type { Services } from '../machinery/services.ts'
import { kitchenOfJob } from '../policies/books.ts'
import type { PartLine } from './format.ts'
import {
  type PlainBatch,
  plainStep,
  type RestoreContext,
  type Step,
  unreadableResults,
  valuesOf,
} from './restore-step.ts'
import type { Batch, RestoredItem } from './restored-item.ts'

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
    return { id: mine.kitchenId, state: isAlone && mine.role === 'keeper' ? 'own' : 'shared' }
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
async function makeKitchens({ database }: OpenBook, reader: Reader, kitchens: readonly NewKitchen[]): Promise<void> {
  for (const { line, id } of kitchens) {
    await makeKitchen(database, reader, { id, name: line.name })
    const at = new Date(line.createdAt).toISOString()
    await database.db.updateTable('kitchens').set({ createdAt: at }).where('id', '=', id).execute()
  }
}

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
async function kitchensStep(
  { database }: Services,
  job: ClaimedJob,
  reader: Reader,
  items: readonly RestoredItem<'kitchens'>[],
): Promise<Step> {
  const kitchens = await newKitchens(database, reader, valuesOf(items))
  const room = await roomFor(database, reader)
  const left = new Set(kitchens.slice(room).map(({ line }) => line))
  const unread = unreadableResults(items)
  const results = items.map(({ value }, index): NewResult | null =>
    value !== null && left.has(value)
      ? { name: value.name, outcome: 'failed', refers: null, notes: [{ code: 'kitchens-full' }] }
      : (unread[index] ?? null),
  )
  return { results, book: job.book, write: (book) => makeKitchens(book, reader, kitchens.slice(0, room)) }
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

type KitchenBatch = Exclude<Batch, PlainBatch | { readonly part: 'kitchens' }>

/** The same lines, without their kitchen being known. */
const itemsOf = <Value>(items: readonly { readonly value: Value; readonly name: string }[]) =>
  items.map(({ value, name }) => ({ value, name }))

/** What lies in a kitchen is written as what lies in the own book. */
function asPlain(batch: KitchenBatch): PlainBatch {
  switch (batch.part) {
    case 'kitchenLabels':
      return { ...batch, part: 'labels', items: itemsOf(batch.items) }
    case 'kitchenRecipes':
      return { ...batch, part: 'recipes', items: itemsOf(batch.items) }
    case 'kitchenLinks':
      return { ...batch, part: 'links', items: itemsOf(batch.items) }
    case 'kitchenPlans':
      return { ...batch, part: 'plans', items: itemsOf(batch.items) }
    case 'kitchenLists':
      return { ...batch, part: 'lists', items: itemsOf(batch.items) }
  }
}

/** The results of what is in a kitchen already. */
const skippedResults = ({ part, items }: KitchenBatch) =>
  items.map(({ name }): NewResult | null =>
    part === 'kitchenRecipes' ? { name, outcome: 'skipped', refers: null, notes: [] } : null,
  )

async function kitchenStep(
  services: Services,
  job: ClaimedJob,
  context: RestoreContext,
  batch: KitchenBatch,
): Promise<Step> {
  const { reader } = context.target
  const [line] = batch.items.flatMap(({ value }) => value ?? [])
  const book = line && (await bookOfKitchen(services.database, reader, line.kitchenId))
  if (book) return plainStep(services, job, { ...context, book }, asPlain(batch))
  const unread = unreadableResults(batch.items)
  // A kitchen for which there was no room is named once, and not with each of its recipes.
  const skipped = book === null ? skippedResults(batch) : []
  return {
    results: unread.map((result, index) => result ?? skipped[index] ?? null),
    book: job.book,
    write: async () => {},
  }
}

/** The step of any batch. */
export async function stepFor(
  services: Services,
  job: ClaimedJob,
  context: RestoreContext,
  batch: Batch,
): Promise<Step> {
  switch (batch.part) {
    case 'kitchens':
      return kitchensStep(services, job, context.target.reader, batch.items)
    case 'kitchenLabels':
    case 'kitchenRecipes':
    case 'kitchenLinks':
    case 'kitchenPlans':
    case 'kitchenLists':
      return kitchenStep(services, job, context, batch)
    default:
      return plainStep(services, job, context, batch)
  }
}
