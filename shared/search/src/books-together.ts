import type { BookRow } from './book-rows.ts'
import type { Correction, Matches } from './find-matches.ts'
import type { PassingRecipes } from './memory-book.ts'
import { orderOf } from './row-order.ts'
import { shuffled } from './shuffled.ts'

/** More than the books of one person. */
export const maxBooks = 16

/** A recipe of several books as one number, of its search number and the place of its book: orders at random are made of it. */
export const codeOf = (searchNumber: number, at: number): number => searchNumber * maxBooks + at

/** The place of the book of a code, and the search number there. */
export const bookAt = (code: number): number => code % maxBooks
export const numberOf = (code: number): number => Math.floor(code / maxBooks)

/** A question to several books. */
interface PageOfBooks {
  readonly sort?: string | undefined
  readonly seed: number
  readonly offset: number
  readonly count: number
}

/**
 * The books in which a word was corrected in vain: another book has all words as they were typed. The first book's results do not
 * count.
 * @param books what each found: how many recipes, and what it corrected
 */
export function correctedInVain(
  books: readonly { readonly count: number; readonly corrections: Matches['corrections'] }[],
): ReadonlySet<number> {
  const isTyped = books.some(({ count, corrections }) => count > 0 && corrections.length === 0)
  return new Set(isTyped ? books.flatMap(({ corrections }, at) => (corrections.length > 0 ? at : [])) : [])
}

/** A recipe of one of several books. */
interface FoundInBooks {
  /** The place of its book. */
  readonly at: number
  readonly id: string
}

/** The corrections of several books, each word once. */
export function correctionsTogether(corrections: readonly Correction[]): readonly Correction[] {
  const meant = new Map<string, Set<string>>()
  for (const { typed, meant: words } of corrections) meant.set(typed, new Set([...(meant.get(typed) ?? []), ...words]))
  return [...meant].map(([typed, words]) => ({ typed, meant: [...words] }))
}

/** The first recipes of several lists together, each of which is in the order already. */
function merged<Row extends BookRow>(
  books: readonly PassingRecipes<Row>[],
  { sort, offset, count }: PageOfBooks,
): FoundInBooks[] {
  const compare = orderOf(sort ?? 'title')
  const heads = books.map(() => 0)
  const found: FoundInBooks[] = []
  while (found.length < offset + count) {
    let next: { readonly at: number; readonly row: Row; readonly rank: number } | null = null
    for (const [at, book] of books.entries()) {
      const head = heads[at] ?? 0
      const row = book.row(head)
      if (!row) continue
      const rank = sort === undefined ? book.rank(head) : 0
      if (next === null || rank < next.rank || (rank === next.rank && compare(row, next.row) < 0))
        next = { at, row, rank }
    }
    if (next === null) break
    heads[next.at] = (heads[next.at] ?? 0) + 1
    found.push({ at: next.at, id: next.row.id })
  }
  return found.slice(offset)
}

function mixed<Row extends BookRow>(
  books: readonly PassingRecipes<Row>[],
  { seed, offset, count }: PageOfBooks,
): FoundInBooks[] {
  const byCode = new Map(
    books.flatMap((book, at) =>
      Array.from({ length: book.count }, (_, place) => place).flatMap((place) => {
        const row = book.row(place)
        return row ? [[codeOf(row.searchNumber, at), { at, id: row.id }] as const] : []
      }),
    ),
  )
  const codes = shuffled(Uint32Array.from(byCode.keys()), seed).subarray(offset, offset + count)
  return [...codes].flatMap((code) => byCode.get(code) ?? [])
}

const nothing = { count: 0, row: () => undefined, rank: () => 0, matches: null }

/** Recipes of the first book that another one has, too, with the ids of those. */
type Doubles = ReadonlyMap<string, readonly string[]>

/** Without those of the first book that are among the recipes of another one. */
function withoutDoubles<Row extends BookRow>(books: readonly PassingRecipes<Row>[], doubles: Doubles) {
  const [first, ...others] = books
  if (!first || doubles.size === 0) return books
  const placesOf = ({ count }: PassingRecipes<Row>) => Array.from({ length: count }, (_, place) => place)
  const visible = new Set(others.flatMap((book) => placesOf(book).map((place) => book.row(place)?.id)))
  const places = placesOf(first).filter((place) => {
    const others = doubles.get(first.row(place)?.id ?? '') ?? []
    return !others.some((id) => visible.has(id))
  })
  const placeAt = (at: number) => places[at] ?? first.count
  const left: PassingRecipes<Row> = {
    count: places.length,
    row: (at) => first.row(placeAt(at)),
    rank: (at) => first.rank(placeAt(at)),
    matches: first.matches,
  }
  return [left, ...others]
}

/**
 * A page of what several books have for a query, in one order, as the server makes it. A recipe of the first book that another one
 * has, too, is one row.
 */
export function pageTogether<Row extends BookRow>(
  books: readonly PassingRecipes<Row>[],
  page: PageOfBooks,
  doubles: Doubles = new Map(),
): { readonly found: readonly FoundInBooks[]; readonly totalCount: number; readonly inVain: ReadonlySet<number> } {
  const inVain = correctedInVain(
    books.map(({ count, matches }) => ({ count, corrections: matches?.corrections ?? [] })),
  )
  const counted = withoutDoubles(
    books.map((book, at) => (inVain.has(at) ? nothing : book)),
    doubles,
  )
  return {
    found: page.sort === 'random' ? mixed(counted, page) : merged(counted, page),
    totalCount: counted.reduce((sum, { count }) => sum + count, 0),
    inVain,
  }
}
