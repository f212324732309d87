import { setOnlyForMe } from '@potluck/api/kitchens'
import { deleteRecipes } from '@potluck/api/many-recipes'
import { allBooks } from '@potluck/api/of-book'
import { createRecipe, deleteRecipe, type RecipePage, type RecipeSummary, recipeSort } from '@potluck/api/recipes'
import { restoreRecipes } from '@potluck/api/trash'
import type { QuestionInput } from '@potluck/platform/change-effects'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { changedRecipe, newRecipe } from './changed-recipe.ts'
import { isOfMany } from './many-recipes.ts'
import { previewOf } from './preview.ts'

type Order = (one: RecipeSummary, other: RecipeSummary) => number

const byTitle: Order = (one, other) =>
  one.title.localeCompare(other.title, undefined, { numeric: true, sensitivity: 'base' })

const byText =
  (field: 'createdAt' | 'updatedAt'): Order =>
  (one, other) =>
    one[field] < other[field] ? -1 : 1

const backwards =
  (order: Order): Order =>
  (one, other) =>
    order(other, one)

/** Orders that the device can compute. In other orders a new row comes first until the server has sorted it. */
const orders: Partial<Record<string, Order>> = {
  title: byTitle,
  '-title': byTitle,
  titleDown: backwards(byTitle),
  createdAt: byText('createdAt'),
  '-createdAt': backwards(byText('createdAt')),
  updatedAt: byText('updatedAt'),
  '-updatedAt': backwards(byText('updatedAt')),
} satisfies Partial<Record<(typeof recipeSort.options)[number], Order>>

const narrowing = ['labels', 'ratingFilter', 'withoutLabels', 'minMinutes', 'maxMinutes', 'source', 'userId', 'query']

/** Whether the page is the first one of a whole folder, so that new recipes of the folder belong on it. */
const beginsFolder = ({ query }: QuestionInput): boolean =>
  Number(query.offset ?? 0) === 0 && !narrowing.some((name) => name in query)

/** The kitchen in whose book a call is, or all books; '' for the own book. */
export const bookOf = ({ query }: { readonly query?: Readonly<Record<string, unknown>> | undefined }): string =>
  String(query?.kitchen ?? '')

function withRecipe<P extends RecipePage>(page: P, recipe: RecipeSummary, { query }: QuestionInput): P {
  if (page.data.some(({ id }) => id === recipe.id)) return page
  const order = orders[recipeSort.catch('title').parse(query.sort)]
  const before = order ? page.data.findIndex((row) => order(recipe, row) < 0) : 0
  if (before < 0 && page.data.length < page.totalCount) return page
  const at = before < 0 ? page.data.length : before
  return { ...page, data: page.data.toSpliced(at, 0, recipe), totalCount: page.totalCount + 1 }
}

const addedRecipes = (change: NewChange, waiting: readonly NewChange[]): readonly RecipeSummary[] => {
  const created = change.endpoint === endpointName(createRecipe) ? newRecipe(change, waiting) : null
  return created ? [created] : (previewOf(change).recipes ?? [])
}

/** The book in which a change leaves its recipes: one that somebody keeps to themselves goes into their own. */
const bookAfter = (change: NewChange): string =>
  change.endpoint === endpointName(setOnlyForMe) && setOnlyForMe.body.safeParse(change.input.body).data?.onlyForMe
    ? ''
    : bookOf(change.input)

function isRemoved(change: NewChange, { id }: RecipeSummary, question: QuestionInput): boolean {
  if (change.endpoint === endpointName(deleteRecipes)) return isOfMany(change, id)
  if (change.input.params?.id !== id) return false
  if (change.endpoint === endpointName(deleteRecipe)) return true
  return change.endpoint === endpointName(setOnlyForMe) && ![bookAfter(change), allBooks].includes(bookOf(question))
}

/** A page of the book after a change. Applying a change twice gives the same page. */
export function changedPage<P extends RecipePage>(
  page: P,
  change: NewChange,
  question: QuestionInput,
  waiting: readonly NewChange[],
): P {
  const folder = String(question.query.folder ?? 'main')
  const rows = page.data.map((row) => changedRecipe(row, change, waiting))
  // Rows of other cooks and folders do not change.
  const data = rows.filter(
    (row, at) => !isRemoved(change, row, question) && (row.folder === folder || row === page.data[at]),
  )
  const removedCount = page.data.length - data.length
  const isSame = removedCount === 0 && data.every((row, at) => row === page.data[at])
  const next = isSame ? page : { ...page, data, totalCount: page.totalCount - removedCount }
  if (!beginsFolder(question) || ![bookAfter(change), allBooks].includes(bookOf(question))) return next
  return addedRecipes(change, waiting)
    .map((recipe) => changedRecipe(recipe, change, waiting))
    .filter((recipe) => recipe.folder === folder)
    .reduce((filled, recipe) => withRecipe(filled, recipe, question), next)
}

/** A page of the trash after a change, without restored recipes. */
export function changedTrash<P extends RecipePage>(page: P, change: NewChange): P {
  if (change.endpoint !== endpointName(restoreRecipes)) return page
  const ids = restoreRecipes.body.safeParse(change.input.body).data?.ids ?? []
  const data = page.data.filter(({ id }) => !ids.includes(id))
  const removedCount = page.data.length - data.length
  return removedCount === 0 ? page : { ...page, data, totalCount: page.totalCount - removedCount }
}
