import { addCooking } from '@potluck/api/cookings'
import type { Endpoint } from '@potluck/api/endpoint'
import { attachLabel, detachLabel, detachLabelFromMany } from '@potluck/api/labels'
import { deleteRecipes } from '@potluck/api/many-recipes'
import { deleteRecipe, rateRecipe, updateRecipe } from '@potluck/api/recipes'
import { addShoppingListItems } from '@potluck/api/shopping-lists'
import { restoreRecipes } from '@potluck/api/trash'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'

/** The data that histories change. */
export interface BookState {
  readonly inTrash: boolean
  readonly notes: string
  /** By person. */
  readonly ratings: Readonly<Record<number, number>>
  readonly labels: readonly string[]
  /** Notes of the cookings in the log. */
  readonly cookings: readonly string[]
  /** Titles of the items on the list, each as often as it stands there. */
  readonly items: readonly string[]
}

export const emptyBook: BookState = { inTrash: false, notes: '', ratings: {}, labels: [], cookings: [], items: [] }

const isOf = ({ endpoint }: NewChange, call: Endpoint) => endpoint === endpointName(call)

/** The book after a change of a person, computed without any of the product’s code; null when the change is refused. */
export function applied(book: BookState, change: NewChange, person: number): BookState | null {
  const { input } = change
  if (isOf(change, addShoppingListItems)) {
    const { items } = addShoppingListItems.body.parse(input.body)
    return { ...book, items: [...book.items, ...items.map(({ title }) => title)].sort() }
  }
  if (isOf(change, deleteRecipe) || isOf(change, deleteRecipes)) return { ...book, inTrash: true }
  if (isOf(change, restoreRecipes)) return { ...book, inTrash: false }
  if (isOf(change, detachLabelFromMany)) {
    const { title } = detachLabelFromMany.body.parse(input.body)
    return book.inTrash ? book : { ...book, labels: book.labels.filter((label) => label !== title) }
  }
  if (book.inTrash) return null
  if (isOf(change, rateRecipe)) {
    const rating = rateRecipe.body.parse(input.body).rating ?? 0
    return { ...book, ratings: { ...book.ratings, [person]: rating } }
  }
  if (isOf(change, attachLabel)) {
    const { title } = attachLabel.body.parse(input.body)
    return { ...book, labels: [...new Set([...book.labels, title])].sort() }
  }
  if (isOf(change, detachLabel)) {
    return { ...book, labels: book.labels.filter((title) => title !== input.query?.title) }
  }
  if (isOf(change, addCooking)) {
    return { ...book, cookings: [...book.cookings, addCooking.body.parse(input.body).note].sort() }
  }
  if (isOf(change, updateRecipe)) {
    const { notes, replaces } = updateRecipe.body.parse(input.body)
    const isFree = replaces?.notes === book.notes || notes === book.notes
    return isFree ? { ...book, notes } : null
  }
  throw new Error(`the model knows no ${change.endpoint}`)
}

/** What a person sees of a book: their own rating, and nothing of a recipe in the trash. */
export const seenBy = (person: number, book: BookState) => {
  const { ratings, ...common } = book.inTrash ? { ...emptyBook, inTrash: true, items: book.items } : book
  return { ...common, rating: ratings[person] ?? null }
}

export type SeenBook = ReturnType<typeof seenBy>
