import type { CopiedLabel, CopiedRecipe } from '@potluck/api/book-changes'
import type { Endpoint } from '@potluck/api/endpoint'
import type { Person } from '@potluck/api/fields'
import { type Label, listLabels } from '@potluck/api/labels'
import { listRecipeIds, maxSelected } from '@potluck/api/many-recipes'
import {
  countRecipes,
  getRecipe,
  listRecipes,
  listTitleLetters,
  type RecipeSummary,
  searchRecipes,
} from '@potluck/api/recipes'
import { byName } from '@potluck/recipe/by-name'
import { listedFields, unlistedFields } from '@potluck/recipe/fields'
import { explain, type HiddenTexts } from '@potluck/search/explain'
import { labelKey } from '@potluck/search/label-title'
import type { MemoryBook, RowOf } from '@potluck/search/memory-book'

/** The copy of a book, from which questions are answered. */
export interface ReadableBook {
  /** Null for the own book. */
  readonly kitchenId: string | null
  /** Whether the cook may write into it. */
  readonly mayWrite: boolean
  /** People whose names are newer than those on recipes. */
  readonly people: readonly Person[]
  readonly memory: MemoryBook<CopiedRecipe>
  readonly labels: ReadonlyMap<string, CopiedLabel>
  recipes(ids: readonly string[]): Promise<ReadonlyMap<string, CopiedRecipe>>
  hiddenTexts(ids: readonly string[]): Promise<ReadonlyMap<string, HiddenTexts>>
}

/** The input of a question. */
interface Input {
  readonly params?: unknown
  readonly query?: unknown
}

type Answer = (book: ReadableBook, input: Input) => Promise<unknown>

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** As the server tells it: by code point, and 0 for all digits. */
function firstLetter(sortTitle: string): string {
  const [letter = ''] = sortTitle
  return /\d/.test(letter) ? '0' : letter
}

export function summaryOf({ labels, kitchenId }: ReadableBook, recipe: RowOf<CopiedRecipe>): RecipeSummary {
  const { id, rating, folder, fromUser, createdAt, updatedAt, lastCookedAt } = recipe
  return {
    id,
    ...byName(listedFields, ({ name }) => recipe[name]),
    rating,
    folder,
    createdAt,
    updatedAt,
    lastCookedAt,
    // As the server: lists of a kitchen do not say it.
    fromUser: kitchenId === null ? fromUser : null,
    labels: recipe.labelIds
      .flatMap((labelId) => labels.get(labelId) ?? [])
      .toSorted((a, b) => compare(labelKey(a.title), labelKey(b.title)))
      .map((label) => ({ id: label.id, title: label.title })),
    image: recipe.images[0] ?? null,
    owner: null,
    ...(kitchenId !== null && { kitchenId }),
  }
}

const summariesOf = (book: ReadableBook, ids: readonly string[]): RecipeSummary[] =>
  ids.flatMap((id) => {
    const row = book.memory.row(id)
    return row ? [summaryOf(book, row)] : []
  })

const asList: Answer = async (book, input) => {
  const { userId, ...query } = listRecipes.query.parse(input.query ?? {})
  // Recipes of other members are not in the copy.
  if (userId !== undefined) return null
  const { ids, totalCount } = await book.memory.find(query)
  return { data: summariesOf(book, ids), totalCount }
}

const asSearch: Answer = async (book, input) => {
  const { userId, ...query } = searchRecipes.query.parse(input.query ?? {})
  if (userId !== undefined) return null
  const { ids, totalCount, matches } = await book.memory.find(query)
  const summaries = summariesOf(book, ids)
  const { data, marks } = await explain(summaries, matches?.matchedWords ?? new Set(), book.hiddenTexts)
  return { data, totalCount, marks, corrections: matches?.corrections ?? [] }
}

const asIds: Answer = async (book, input) => {
  const query = listRecipeIds.query.parse(input.query ?? {})
  return { ids: (await book.memory.find({ ...query, seed: 0, offset: 0, count: maxSelected })).ids }
}

const asCount: Answer = async ({ memory }, input) => {
  const { folder } = countRecipes.query.parse(input.query ?? {})
  return { count: memory.rows().filter((row) => row.folder === folder).length }
}

const asLetters: Answer = async ({ memory }, input) => {
  const { folder } = listTitleLetters.query.parse(input.query ?? {})
  const letters = memory.rows().flatMap((row) => (row.folder === folder ? firstLetter(row.sortTitle) : []))
  const counts = Map.groupBy(letters.toSorted(compare), (letter) => letter)
  return { letters: [...counts].map(([letter, { length }]) => ({ letter, count: length })) }
}

/** The id in a book of a recipe, or of an own one that was joined with it. */
const idIn = ({ memory }: ReadableBook, id: string): string | undefined =>
  memory.row(id) ? id : memory.rows().find(({ ownIds }) => ownIds?.includes(id))?.id

const asRecipe: Answer = async (book, input) => {
  const id = idIn(book, getRecipe.params.parse(input.params).id)
  const recipe = id === undefined ? undefined : (await book.recipes([id])).get(id)
  if (!recipe) return null
  const linked = await book.recipes(recipe.linked.map((each) => each.id))
  const { images, version, ownNote } = recipe
  const nameNow = <Named extends Person | null | undefined>(person: Named): Named | Person =>
    book.people.find(({ id }) => id === person?.id) ?? person
  const [fromUser, addedBy, savedBy] = [nameNow(recipe.fromUser), nameNow(recipe.addedBy), nameNow(recipe.savedBy)]
  const alsoFrom = recipe.alsoFrom?.map(nameNow)
  return {
    ...summaryOf(book, recipe),
    ...byName(unlistedFields, ({ name }) => recipe[name]),
    images,
    version,
    ...(book.kitchenId !== null && { addedBy, alsoFrom, savedBy, ownNote }),
    fromUser,
    isOwner: book.mayWrite,
    linked: recipe.linked.flatMap((each) => {
      const title = linked.get(each.id)?.title
      return title === undefined ? [] : [{ ...each, title }]
    }),
  }
}

type CountedLabel = CopiedLabel & Pick<Label, 'recipeCount'>

/** The labels of a book with the number of their recipes. */
export function countedLabels({ memory, labels }: ReadableBook): readonly CountedLabel[] {
  const counts = new Map<string, number>()
  for (const { labelIds } of memory.rows()) for (const id of labelIds) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...labels.values()].map((label) => ({ ...label, recipeCount: counts.get(label.id) ?? 0 }))
}

/** Counted labels as the server answers with them, by title. */
export const labelsInOrder = (labels: readonly CountedLabel[]): Label[] =>
  labels.toSorted((a, b) => compare(a.sortTitle, b.sortTitle)).map(({ sortTitle: _sorted, ...label }) => label)

const asLabels: Answer = async (book) => labelsInOrder(countedLabels(book))

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const answers: ReadonlyMap<string, Answer> = new Map([
  [nameOf(listRecipes), asList],
  [nameOf(searchRecipes), asSearch],
  [nameOf(listRecipeIds), asIds],
  [nameOf(countRecipes), asCount],
  [nameOf(listTitleLetters), asLetters],
  [nameOf(getRecipe), asRecipe],
  [nameOf(listLabels), asLabels],
])

/** Whether a question can be answered from a copy of the book at all. */
export const isOfBook = (endpoint: Endpoint): boolean => answers.has(nameOf(endpoint))

/** The answer that the server would give, computed from the copy; null when the copy cannot answer. */
export const answerFromBook = async (book: ReadableBook, endpoint: Endpoint, input: Input): Promise<unknown> =>
  (await answers.get(nameOf(endpoint))?.(book, input)) ?? null
