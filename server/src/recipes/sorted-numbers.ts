import type { RecipeSort } from '@potluck/api/recipes'
import type { ReadableBook } from '../access/book.ts'
import { bookCache } from '../book-changes/book-cache.ts'
import type { Database } from '../machinery/database/database.ts'
import { readNumbers } from '../search/number-list.ts'
import { isNarrow, type Narrowing, passes } from './filter.ts'
import { type FolderOrder, folderOrder, type OrderedBy } from './folder-order.ts'
import { isPersonalSort, ordered, orderOf } from './orders.ts'
import { passingPlaces } from './pass-in-memory.ts'
import { stablySorted } from './stably-sorted.ts'

const cached = bookCache<Uint32Array>('sorted numbers', ({ byteLength }) => byteLength)

/** A name of a filter, as a key. */
export const nameOf = (narrowing: Narrowing): string =>
  JSON.stringify(narrowing, (_name, value: unknown) => (typeof value === 'number' ? String(value) : value))

/** An order of a book at this revision. */
interface Sorted {
  readonly sort: RecipeSort
  readonly revision: number
}

/** How an order is computed from one that an index has: reversed, or by a key of each recipe and then as before. */
interface Computed {
  readonly by: OrderedBy
  readonly isReversed?: boolean
  readonly keyOf?: (order: FolderOrder) => (place: number) => number | null
}

/** Recipes without a rating, or without a time, come last in both directions. */
const byRating = (direction: 1 | -1): Computed => ({
  by: 'sortTitle',
  keyOf:
    ({ ratings }) =>
    (place) => {
      const rating = ratings[place] ?? 0
      return rating === 0 ? null : rating * direction
    },
})

const byMinutes = (direction: 1 | -1): Computed => ({
  by: 'sortTitle',
  keyOf:
    ({ minutes }) =>
    (place) => {
      const total = minutes[place] ?? -1
      return total < 0 ? null : total * direction
    },
})

const byTitle: Computed = { by: 'sortTitle' }

const computed: { readonly [sort in RecipeSort]: Computed } = {
  title: byTitle,
  '-title': byTitle,
  titleDown: { by: 'sortTitle', isReversed: true },
  createdAt: { by: 'createdAt' },
  '-createdAt': { by: 'createdAt', isReversed: true },
  updatedAt: { by: 'updatedAt' },
  '-updatedAt': { by: 'updatedAt', isReversed: true },
  rating: byRating(1),
  '-rating': byRating(-1),
  totalTime: byMinutes(1),
  '-totalTime': byMinutes(-1),
  // Those that were cooked are put before the others (`cookedFirst`).
  lastCookedAt: byTitle,
  '-lastCookedAt': byTitle,
  random: byTitle,
}

/**
 * The search numbers of the matching part of a folder, in order. What they are computed from is cached and moves on with the
 * changes of the book: to sort ten thousand recipes again would take longer than the search.
 */
export async function sortedNumbers(
  database: Database,
  book: ReadableBook,
  narrowing: Narrowing,
  { sort, revision }: Sorted,
): Promise<Uint32Array> {
  // What is each person's own in a kitchen is not in the recipes, and orders or filters for one person only.
  const isPersonal = book.kitchenId !== null && (narrowing.ratings !== null || isPersonalSort(sort))
  const { by, isReversed, keyOf } = computed[sort]
  // Cached already.
  if (!isNarrow(narrowing) && !isReversed && !keyOf && !isPersonalSort(sort))
    return (await folderOrder(database, book, { folder: narrowing.folder, by, revision })).numbers
  return cached(database, book, {
    name: `${sort} ${nameOf(narrowing)}${isPersonal ? ` ${book.personId}` : ''}`,
    revision,
    read: () =>
      isPersonal
        ? readSortedNumbers(database, book, narrowing, sort)
        : computeSortedNumbers(database, book, narrowing, { sort, revision }),
  })
}

async function computeSortedNumbers(
  database: Database,
  book: ReadableBook,
  narrowing: Narrowing,
  { sort, revision }: Sorted,
): Promise<Uint32Array> {
  const { by, isReversed = false, keyOf } = computed[sort]
  const order = await folderOrder(database, book, { folder: narrowing.folder, by, revision })
  const places = isNarrow(narrowing) ? await passingPlaces(database, book, order, narrowing, revision) : null
  const numbers = numbersAt(order, keyOf ? stablySorted(places ?? allPlaces(order), keyOf(order)) : places)
  if (sort === 'lastCookedAt' || sort === '-lastCookedAt') return cookedFirst(database, book, narrowing, sort, numbers)
  return isReversed ? numbers.reverse() : numbers
}

function allPlaces({ numbers }: FolderOrder): Uint32Array {
  const places = new Uint32Array(numbers.length)
  for (let place = 0; place < places.length; place += 1) places[place] = place
  return places
}

/** The numbers at some places of an order, or all of them; a copy. */
function numbersAt({ numbers }: FolderOrder, places: Uint32Array | null): Uint32Array {
  if (places === null) return numbers.slice()
  const some = new Uint32Array(places.length)
  for (let at = 0; at < some.length; at += 1) some[at] = numbers[places[at] ?? 0] ?? 0
  return some
}

/** Puts the recipes that were cooked before the others, which stay as they are. */
async function cookedFirst(
  { db, dialect }: Database,
  book: ReadableBook,
  { folder }: Narrowing,
  sort: 'lastCookedAt' | '-lastCookedAt',
  numbers: Uint32Array,
): Promise<Uint32Array> {
  const cooked = db
    .selectFrom('recipes')
    .select('searchNumber')
    .where('ownerId', '=', book.ownerId)
    .where('folder', '=', folder)
    .where('lastCookedAt', 'is not', null)
    .orderBy('lastCookedAt', sort === 'lastCookedAt' ? 'asc' : 'desc')
    .orderBy('sortTitle')
    .orderBy('id')
  const { joined } = await db
    .selectFrom(cooked.as('all'))
    .select(({ ref }) => dialect.joined(ref('all.searchNumber')).as('joined'))
    .executeTakeFirstOrThrow()
  const first = readNumbers(joined ?? '')
  const [wanted, isCooked] = [new Set(numbers), new Set(first)]
  return Uint32Array.from([
    ...first.filter((number) => wanted.has(number)),
    ...numbers.filter((number) => !isCooked.has(number)),
  ])
}

/** The search numbers of the recipes that pass, in order; the database returns them as one text. */
async function readSortedNumbers(
  { db, dialect }: Database,
  book: ReadableBook,
  narrowing: Narrowing,
  sort: RecipeSort,
): Promise<Uint32Array> {
  const all = db
    .selectFrom('recipes')
    .select('recipes.searchNumber')
    .where(passes(book, narrowing))
    // A recipe that is not indexed yet is found later.
    .where('recipes.searchNumber', '>', 0)
  const { joined } = await db
    .selectFrom(ordered(all, orderOf(sort, book)).as('all'))
    .select(({ ref }) => dialect.joined(ref('all.searchNumber')).as('joined'))
    .executeTakeFirstOrThrow()
  return readNumbers(joined ?? '')
}
