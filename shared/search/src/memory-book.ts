import { type Marks, noMarks } from '@potluck/foods/marks'
import { isWithin } from '@potluck/foods/serving'
import { type BookIndex, createBookIndex, type SavedIndex } from './book-index.ts'
import { type BookLabel, BookLabels } from './book-labels.ts'
import { type BookRow, BookRows } from './book-rows.ts'
import type { hiddenFields } from './explain.ts'
import { findMatches, hasWords, type Matches, type WordIndex, type WordMatch } from './find-matches.ts'
import { withLabels } from './label-choices.ts'
import { type Filter, isLacking, type MadeOf, type Narrowing, narrowingOf } from './narrowing.ts'
import { ranked } from './ranked.ts'
import { readQuery } from './read-query.ts'
import { type SearchedText, textWords } from './recipe-words.ts'
import { shuffled } from './shuffled.ts'

/** A recipe of a book, with all that a device stores of it. */
export type BookRecipe = BookRow & SearchedText & { readonly contents?: RecipeLines | undefined }

/** The marks of the lines of a recipe, as bits. */
interface RecipeLines {
  readonly lines: readonly {
    readonly contains?: Marks | undefined
    readonly mayContain?: Marks | undefined
    readonly isUnclear?: boolean | undefined
  }[]
}

/** The fields of a recipe in memory: those by which a list is made, and those that it shows. */
export type RowOf<Recipe extends BookRecipe> = Omit<Recipe, (typeof hiddenFields)[number] | 'contents'> &
  Pick<BookRow, 'madeOf'>

/** A book as it is written down, for the next time. */
export interface SavedBook<Row extends BookRow = BookRow> {
  /** By number; null where a recipe was that has another number now, or is gone. */
  readonly rows: readonly (Row | null)[]
  readonly labels: readonly BookLabel[]
  readonly words: SavedIndex
}

/** The query for a page of a list or a search, as the server gets it. */
export interface PageQuery extends Filter {
  readonly folder: string
  readonly sort?: string | undefined
  readonly seed: number
  readonly offset: number
  readonly count: number
  readonly query?: string | undefined
  /** Words that the source holds. */
  readonly source?: string | undefined
}

export interface MatchingPage {
  readonly ids: readonly string[]
  readonly totalCount: number
  /** Null when no word was asked for. */
  readonly matches: Matches | null
}

/** The results of a book for a query, in order. */
export interface PassingRecipes<Row extends BookRow = BookRow> {
  readonly count: number
  row(at: number): Row | undefined
  /** How well it matches, 1 best; 0 where no word was asked for. */
  rank(at: number): number
  /** Null when no word was asked for. */
  readonly matches: Matches | null
}

/** A whole book in memory, which answers as the server does. */
export interface MemoryBook<Recipe extends BookRecipe = BookRecipe> {
  put(recipe: Recipe): void
  remove(id: string): void
  putLabel(label: BookLabel): void
  removeLabel(id: string): void
  /** The rows of recipes, in no order. */
  rows(): readonly RowOf<Recipe>[]
  row(id: string): RowOf<Recipe> | undefined
  labels(): ReadonlyMap<string, BookLabel>
  find(query: PageQuery): Promise<MatchingPage>
  /** The same, all of it, in the order of the list where one at random is asked for. */
  findAll(query: Omit<PageQuery, 'offset' | 'count'>): Promise<PassingRecipes<RowOf<Recipe>>>
  /** Whether so much of it is of the past that it should be built anew. */
  needsCompaction(): boolean
  save(): SavedBook<RowOf<Recipe>>
}

/** Most minutes that a recipe says. */
const endless = 1_000_000

function passes(
  { rating, totalMinutes, serving, madeOf }: BookRow,
  { ratings, minutes, nutrients, lacking }: Narrowing,
): boolean {
  if (ratings !== null && !ratings.includes(rating)) return false
  if (!nutrients.every((bounds) => serving && isWithin(serving, bounds))) return false
  if (lacking !== null && !isLacking(madeOf, lacking)) return false
  if (minutes === null) return true
  if (totalMinutes === null || totalMinutes < Math.min(minutes.min, endless)) return false
  return totalMinutes <= Math.max(0, Math.min(minutes.max, endless))
}

const madeOf = ({ lines }: RecipeLines): MadeOf => ({
  marks: lines.reduce((all, { contains = noMarks, mayContain = noMarks }) => all | contains | mayContain, noMarks),
  isClear: lines.length > 0 && !lines.some(({ isUnclear }) => isUnclear === true),
})

function rowOf<Recipe extends BookRecipe>({
  ingredients,
  instructions,
  notes,
  contents,
  ...row
}: Recipe): RowOf<Recipe> {
  return contents === undefined ? row : { ...row, madeOf: madeOf(contents) }
}

/** Those whose mark is not 0. A loop of its own: with each letter all of a book passes, in a program that no engine has made fast yet. */
function numbersWith(all: Uint32Array, marks: ArrayLike<number>): Uint32Array {
  const marked = new Uint32Array(all.length)
  let count = 0
  for (let at = 0; at < all.length; at += 1) {
    const number = all[at] ?? 0
    if (marks[number] === 0) continue
    marked[count] = number
    count += 1
  }
  return marked.subarray(0, count)
}

/** The numbers that match and pass the filters. Rows lie all over the memory: most are not looked at. */
function passingOf(
  rows: BookRows<BookRow>,
  all: Uint32Array,
  ranks: Matches['ranks'] | undefined,
  narrowing: Narrowing,
): Uint32Array {
  const matching = ranks ? numbersWith(all, ranks) : all
  const labelled = withLabels(narrowing, rows.byNumber.length, () => rows.labelled())
  const chosen = labelled ? numbersWith(matching, labelled) : matching
  const { ratings, minutes, nutrients, lacking } = narrowing
  if (ratings === null && minutes === null && nutrients.length === 0 && lacking === null) return chosen
  return chosen.filter((number) => {
    const row = rows.byNumber[number]
    return row ? passes(row, narrowing) : false
  })
}

/** The order that the server has by the numbers of its own. */
function atRandom({ byNumber }: BookRows<BookRow>, passing: Uint32Array, seed: number): Uint32Array {
  const byServers = new Map(Array.from(passing, (number) => [byNumber[number]?.searchNumber ?? 0, number]))
  return shuffled(Uint32Array.from(byServers.keys()), seed).map((number) => byServers.get(number) ?? 0)
}

/** The word index of one folder of a book. */
function searchedIndex(
  rows: BookRows<BookRow>,
  labels: BookLabels,
  words: BookIndex,
  known: Map<string, Promise<WordMatch>>,
  folder: string,
): WordIndex {
  return {
    base: 0,
    size: rows.byNumber.length,
    cachedMatches: known,
    labels: labels.words(),
    ...words,
    labelled: async (ids) => ids.flatMap((id) => rows.labelled().get(id) ?? []),
    async isAnyThere(among) {
      const isTrash = folder === 'trash'
      return among.some((number) => {
        const row = rows.byNumber[number]
        return row != null && (row.folder === 'trash') === isTrash
      })
    },
  }
}

/** A book in memory, the one that was saved or an empty one. */
export function createMemoryBook<Recipe extends BookRecipe = BookRecipe>(
  saved?: SavedBook<RowOf<Recipe>>,
): MemoryBook<Recipe> {
  const rows = new BookRows<RowOf<Recipe>>(saved?.rows ?? [])
  const labels = new BookLabels(saved?.labels ?? [])
  const words = createBookIndex(saved?.words)
  const known = new Map<string, Promise<WordMatch>>()

  return {
    put(recipe) {
      const number = rows.put(rowOf(recipe))
      words.add(number, textWords(recipe))
      known.clear()
    },
    remove(id) {
      if (rows.remove(id)) known.clear()
    },
    putLabel(label) {
      labels.put(label)
      known.clear()
    },
    removeLabel(id) {
      labels.remove(id)
      known.clear()
    },
    rows: () => rows.all(),
    row: (id) => rows.get(id),
    labels: () => labels.all(),
    async find(page) {
      const { sort, seed, offset, count } = page
      const { passing, matches } = await passingFor(page)
      const inOrder = sort === 'random' ? atRandom(rows, passing, seed) : passing
      const numbers = matches ? ranked(inOrder, matches.ranks, 0, sort === undefined) : inOrder
      return {
        ids: [...numbers.subarray(offset, offset + count)].flatMap((number) => rows.byNumber[number]?.id ?? []),
        totalCount: numbers.length,
        matches,
      }
    },
    async findAll(page) {
      const { passing, matches } = await passingFor(page)
      const numbers = matches ? ranked(passing, matches.ranks, 0, page.sort === undefined) : passing
      return {
        count: numbers.length,
        row: (at) => rows.byNumber[numbers[at] ?? -1] ?? undefined,
        rank: (at) => matches?.ranks[numbers[at] ?? -1] ?? 0,
        matches,
      }
    },
    needsCompaction: () => rows.needsCompaction(),
    save: () => ({ rows: rows.byNumber, labels: [...labels.all().values()], words: words.save() }),
  }

  /** The numbers of what passes, in the order of the list. */
  async function passingFor(page: Omit<PageQuery, 'offset' | 'count'>) {
    const { folder, sort, source } = page
    const query = readQuery(page.query ?? '', source)
    const narrowing = await narrowingOf(page, query, async () => labels.idsByKey())
    const matches = hasWords(query) ? await findMatches(searchedIndex(rows, labels, words, known, folder), query) : null
    const passing = passingOf(rows, rows.inOrder(folder, sort ?? 'title'), matches?.ranks, narrowing)
    return { passing, matches }
  }
}
