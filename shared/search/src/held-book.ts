import type { hiddenFields } from './explain.ts'
import { asksForWords, findMatches, labelOfBook, type Matches, type WordIndex, type WordMatch } from './find-matches.ts'
import { orderOf, type SortedRecipe } from './held-order.ts'
import { createHeldWords, type SavedWords } from './held-words.ts'
import { type NumbersLabelled, withLabels } from './label-choices.ts'
import { labelKey } from './label-title.ts'
import { type Filter, type Narrowing, narrowingOf } from './narrowing.ts'
import { ranked } from './ranked.ts'
import { readQuery } from './read-query.ts'
import { type SearchedText, textWords } from './recipe-words.ts'
import { shuffled } from './shuffled.ts'
import { sequenceOf } from './words-of.ts'

/** What of a recipe a list is made by. */
export interface HeldRow extends SortedRecipe {
  readonly folder: string
  readonly labelIds: readonly string[]
  readonly searchNumber: number
}

export type HeldRecipe = HeldRow & SearchedText

/** What is kept in memory of a recipe: what a list is made by, and shows. */
export type RowOf<Recipe extends HeldRecipe> = Omit<Recipe, (typeof hiddenFields)[number]>

export interface HeldLabel {
  readonly id: string
  readonly title: string
}

/** A book as it is written down, for the next time. */
export interface SavedBook<Row extends HeldRow = HeldRow> {
  /** By number; null where a recipe was that is another one now, or gone. */
  readonly rows: readonly (Row | null)[]
  readonly labels: readonly HeldLabel[]
  readonly words: SavedWords
}

/** What a page of a list or a search is asked for with, as the server is. */
export interface PageWish extends Filter {
  readonly folder: string
  readonly sort?: string | undefined
  readonly seed: number
  readonly offset: number
  readonly count: number
  readonly query?: string | undefined
  /** Words that the source holds. */
  readonly source?: string | undefined
}

export interface FoundPage {
  readonly ids: readonly string[]
  readonly totalCount: number
  /** Null when no word was asked for. */
  readonly matches: Matches | null
}

/** A whole book in memory, which answers as the server does. */
export interface HeldBook<Recipe extends HeldRecipe = HeldRecipe> {
  put(recipe: Recipe): void
  remove(id: string): void
  putLabel(label: HeldLabel): void
  removeLabel(id: string): void
  /** The rows of recipes, in no order. */
  rows(): readonly RowOf<Recipe>[]
  row(id: string): RowOf<Recipe> | undefined
  labels(): ReadonlyMap<string, HeldLabel>
  find(wish: PageWish): Promise<FoundPage>
  /** Whether so much of it is of the past that it should be built anew. */
  isWorn(): boolean
  save(): SavedBook<RowOf<Recipe>>
}

/** Most minutes that a recipe says. */
const endless = 1_000_000

function passes({ rating, totalMinutes }: HeldRow, { ratings, minutes }: Narrowing): boolean {
  if (ratings !== null && !ratings.includes(rating)) return false
  if (minutes === null) return true
  if (totalMinutes === null || totalMinutes < Math.min(minutes.min, endless)) return false
  return totalMinutes <= Math.max(0, Math.min(minutes.max, endless))
}

function rowOf<Recipe extends HeldRecipe>({ ingredients, instructions, notes, ...row }: Recipe): RowOf<Recipe> {
  return row
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

/** A book in memory, the one that was saved or an empty one. */
export function createHeldBook<Recipe extends HeldRecipe = HeldRecipe>(
  saved?: SavedBook<RowOf<Recipe>>,
): HeldBook<Recipe> {
  const byNumber: (RowOf<Recipe> | null)[] = [...(saved?.rows ?? [])]
  const numbers = new Map(byNumber.flatMap((row, at) => (row ? [[row.id, at] as const] : [])))
  const labels = new Map((saved?.labels ?? []).map((label) => [label.id, label]))
  const words = createHeldWords(saved?.words)
  const sorted = new Map<string, Uint32Array>()
  const known = new Map<string, Promise<WordMatch>>()
  let labelWords: WordIndex['labels'] | null = null
  let labelled: NumbersLabelled | null = null
  let labelIds: ReadonlyMap<string, string> | null = null

  /** The numbers of a folder in an order: sorted once for as long as nothing changes. */
  function numbersIn(folder: string, sort: string): Uint32Array {
    const name = JSON.stringify([folder, sort])
    const before = sorted.get(name)
    if (before) return before
    const order = orderOf(sort)
    const rows = [...numbers.values()].flatMap((number) => {
      const row = byNumber[number]
      return row?.folder === folder ? [{ number, row }] : []
    })
    const inOrder = Uint32Array.from(
      rows.sort((a, b) => order(a.row, b.row)),
      ({ number }) => number,
    )
    sorted.set(name, inOrder)
    return inOrder
  }

  /** Of numbers, those of what matches and passes. Rows lie all over the memory: most are not looked at. */
  function passingOf(all: Uint32Array, ranks: Matches['ranks'] | undefined, narrowing: Narrowing): Uint32Array {
    const matching = ranks ? numbersWith(all, ranks) : all
    const labelled = withLabels(narrowing, byNumber.length, numbersLabelled)
    const chosen = labelled ? numbersWith(matching, labelled) : matching
    if (narrowing.ratings === null && narrowing.minutes === null) return chosen
    return chosen.filter((number) => {
      const row = byNumber[number]
      return row ? passes(row, narrowing) : false
    })
  }

  /** The numbers of the recipes with each label, by its id. */
  function numbersLabelled(): NumbersLabelled {
    if (labelled) return labelled
    const numbers = new Map<string, number[]>()
    byNumber.forEach((row, number) => {
      for (const id of row?.labelIds ?? []) {
        const before = numbers.get(id)
        if (before) before.push(number)
        else numbers.set(id, [number])
      }
    })
    labelled = numbers
    return numbers
  }

  function idsByKey(): ReadonlyMap<string, string> {
    labelIds ??= new Map([...labels.values()].map(({ id, title }) => [labelKey(title), id]))
    return labelIds
  }

  function wordsOfLabels(): WordIndex['labels'] {
    labelWords ??= [...labels.values()].map(labelOfBook)
    return labelWords
  }

  function changed(): void {
    labelWords = null
    labelIds = null
    labelled = null
    sorted.clear()
    known.clear()
  }

  function forget(id: string): void {
    const number = numbers.get(id)
    if (number === undefined) return
    byNumber[number] = null
    numbers.delete(id)
    changed()
  }

  return {
    put(recipe) {
      forget(recipe.id)
      const number = byNumber.push(rowOf(recipe)) - 1
      numbers.set(recipe.id, number)
      words.add(number, textWords(recipe))
      changed()
    },
    remove: forget,
    putLabel(label) {
      labels.set(label.id, label)
      changed()
    },
    removeLabel(id) {
      labels.delete(id)
      changed()
    },
    rows: () => byNumber.filter((row) => row !== null),
    row: (id) => byNumber[numbers.get(id) ?? -1] ?? undefined,
    labels: () => labels,
    async find(wish) {
      const { folder, sort, seed, offset, count, source } = wish
      const typed = readQuery(wish.query ?? '')
      const query = source ? { ...typed, sources: [...new Set([...typed.sources, ...sequenceOf(source)])] } : typed
      const narrowing = await narrowingOf(wish, query, async () => idsByKey())
      const index = {
        base: 0,
        size: byNumber.length,
        known,
        labels: wordsOfLabels(),
        ...words,
        labelled: async (ids: readonly string[]) => ids.flatMap((id) => numbersLabelled().get(id) ?? []),
        isAnyThere: async (among: readonly number[]) => among.some((number) => byNumber[number]?.folder === folder),
      }
      const matches = asksForWords(query) ? await findMatches(index, query) : null
      const passing = passingOf(numbersIn(folder, sort ?? 'title'), matches?.ranks, narrowing)
      const inOrder = sort === 'random' ? atRandom(passing, seed) : passing
      const found = matches ? ranked(inOrder, matches.ranks, 0, sort === undefined) : inOrder
      return {
        ids: [...found.subarray(offset, offset + count)].flatMap((number) => byNumber[number]?.id ?? []),
        totalCount: found.length,
        matches,
      }
    },
    isWorn: () => byNumber.length > 500 && numbers.size < byNumber.length / 2,
    save: () => ({ rows: byNumber, labels: [...labels.values()], words: words.save() }),
  }

  /** The order that the server has by the numbers of its own. */
  function atRandom(passing: Uint32Array, seed: number): Uint32Array {
    const byServers = new Map(Array.from(passing, (number) => [byNumber[number]?.searchNumber ?? 0, number]))
    return shuffled(Uint32Array.from(byServers.keys()), seed).map((number) => byServers.get(number) ?? 0)
  }
}
