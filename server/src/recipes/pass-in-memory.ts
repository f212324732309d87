import type { LabelChoice } from '@potluck/search/narrowing'
import type { ReadableBook } from '../access/book.ts'
import type { Database } from '../machinery/database/database.ts'
import { labelledNumbers } from '../search/labelled-numbers.ts'
import { endlessMinutes, type Narrowing } from './filter.ts'
import type { FolderOrder } from './folder-order.ts'

/** How many of some labels recipes have, by their place in an order. */
type CountAt = (place: number) => number

/** Counts labels of the recipes of an order. */
function labelCounts(database: Database, book: ReadableBook, { numbers }: FolderOrder, revision: number) {
  let [base, most] = [numbers[0] ?? 0, 0]
  for (const number of numbers) {
    if (number < base) base = number
    if (number > most) most = number
  }
  const size = Math.max(0, most - base + 1)

  /** Each list of labels counts once. */
  return async (lists: readonly (readonly string[] | null)[]): Promise<CountAt> => {
    const counts = new Uint8Array(size)
    for (const list of lists) {
      const labelled = await labelledNumbers(database, book, list, revision)
      for (const number of labelled) {
        const at = number - base
        if (at >= 0 && at < size) counts[at] = (counts[at] ?? 0) + 1
      }
    }
    return (place) => counts[(numbers[place] ?? 0) - base] ?? 0
  }
}

type Passes = (place: number) => boolean

async function passesChoice(
  { ids, least, unlabeled, every }: LabelChoice,
  counted: ReturnType<typeof labelCounts>,
): Promise<Passes> {
  const conditions: Passes[] = []
  if (least > 0) {
    const countOf = await counted(least === 1 ? [ids] : ids.map((id) => [id]))
    conditions.push((place) => ids.length >= least && countOf(place) >= least)
  }
  if (unlabeled) {
    const countOf = await counted([null])
    conditions.push((place) => countOf(place) === 0)
  }
  return every
    ? (place) => conditions.every((passes) => passes(place))
    : (place) => conditions.some((passes) => passes(place))
}

/** What `passes` asks of the database, asked of an order in memory; ratings are those of the recipes. */
async function conditionsOf(
  database: Database,
  book: ReadableBook,
  order: FolderOrder,
  narrowing: Narrowing,
  revision: number,
): Promise<readonly Passes[]> {
  const { ratings, minutes, labels, withoutLabelIds, withoutUnlabeled } = narrowing
  const counted = labelCounts(database, book, order, revision)
  const conditions = await Promise.all(labels.map((choice) => passesChoice(choice, counted)))
  if (withoutLabelIds.length > 0) {
    const countOf = await counted([withoutLabelIds])
    conditions.push((place) => countOf(place) === 0)
  }
  if (withoutUnlabeled) {
    const countOf = await counted([null])
    conditions.push((place) => countOf(place) > 0)
  }
  if (ratings) {
    const wanted = new Set(ratings.map((rating) => rating ?? 0))
    conditions.push((place) => wanted.has(order.ratings[place] ?? 0))
  }
  if (minutes) {
    const [min, max] = [Math.min(minutes.min, endlessMinutes), Math.max(0, Math.min(minutes.max, endlessMinutes))]
    conditions.push((place) => {
      const total = order.minutes[place] ?? -1
      return total >= 0 && total >= min && total <= max
    })
  }
  return conditions
}

/** The places of the recipes of an order that pass. */
export async function passingPlaces(
  database: Database,
  book: ReadableBook,
  order: FolderOrder,
  narrowing: Narrowing,
  revision: number,
): Promise<Uint32Array> {
  const conditions = await conditionsOf(database, book, order, narrowing, revision)
  const places = new Uint32Array(order.numbers.length)
  let count = 0
  for (let place = 0; place < order.numbers.length; place += 1) {
    if (!conditions.every((passes) => passes(place))) continue
    places[count] = place
    count += 1
  }
  return places.subarray(0, count)
}
