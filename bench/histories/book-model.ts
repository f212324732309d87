import { addCooking } from '@potluck/api/cookings'
import type { Endpoint } from '@potluck/api/endpoint'
import { attachLabel, detachLabel, detachLabelFromMany } from '@potluck/api/labels'
import { deleteRecipes } from '@potluck/api/many-recipes'
import { addMealPlanItems, deleteMealPlanItems, updateMealPlanItems } from '@potluck/api/meal-plans'
import { deleteRecipe, rateRecipe, updateRecipe } from '@potluck/api/recipes'
import { addShoppingListItems, deleteShoppingListItems, updateShoppingListItems } from '@potluck/api/shopping-lists'
import { restoreRecipes } from '@potluck/api/trash'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'

/** The data that histories change: a recipe, a list and a plan. */
export interface BookState {
  readonly inTrash: boolean
  /** The fields of the recipe that are written. */
  readonly fields: Readonly<Record<WrittenField, string>>
  /** By person. */
  readonly ratings: Readonly<Record<number, number>>
  readonly labels: readonly string[]
  /** Notes of the cookings in the log. */
  readonly cookings: readonly string[]
  readonly items: readonly ListItem[]
  readonly dishes: readonly Dish[]
}

export const writtenFields = ['notes', 'description'] as const
export type WrittenField = (typeof writtenFields)[number]

/** An item of the list. */
export interface ListItem {
  readonly id: string
  readonly title: string
  readonly completed: boolean
}

/** An item of the plan. */
export interface Dish {
  readonly id: string
  readonly title: string
  readonly day: string | null
}

export const emptyBook: BookState = {
  inTrash: false,
  fields: { notes: '', description: '' },
  ratings: {},
  labels: [],
  cookings: [],
  items: [],
  dishes: [],
}

const isOf = ({ endpoint }: NewChange, call: Endpoint) => endpoint === endpointName(call)

/** Puts things into the order in which states are compared. */
export const byId = <T extends { readonly id: string }>(things: readonly T[]): readonly T[] =>
  things.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** The list after a change of it; null when it is none. */
function itemsAfter(items: readonly ListItem[], change: NewChange): readonly ListItem[] | null {
  const { query, body } = change.input
  if (isOf(change, addShoppingListItems)) {
    const added = addShoppingListItems.body
      .parse(body)
      .items.map(({ id = '', title, completed }) => ({ id, title, completed }))
    return byId([...items, ...added])
  }
  if (isOf(change, updateShoppingListItems)) {
    const { completed = false } = updateShoppingListItems.body.parse(body)
    return items.map((item) => (query?.itemIds === item.id ? { ...item, completed } : item))
  }
  if (isOf(change, deleteShoppingListItems)) return items.filter(({ id }) => query?.itemIds !== id)
  return null
}

/** The plan after a change of it; null when it is none. */
function dishesAfter(dishes: readonly Dish[], change: NewChange): readonly Dish[] | null {
  const { query, body } = change.input
  if (isOf(change, addMealPlanItems)) {
    const added = addMealPlanItems.body.parse(body).items.map(({ id = '', title, day }) => ({ id, title, day }))
    return byId([...dishes, ...added])
  }
  if (isOf(change, updateMealPlanItems)) {
    const moved = new Map(updateMealPlanItems.body.parse(body).items.map(({ id, day = null }) => [id, day]))
    return dishes.map((dish) => (moved.has(dish.id) ? { ...dish, day: moved.get(dish.id) ?? null } : dish))
  }
  if (isOf(change, deleteMealPlanItems)) return dishes.filter(({ id }) => query?.itemIds !== id)
  return null
}

/** The fields after a recipe was written; null where one of them says something else than what it was to replace. */
function fieldsAfter(fields: BookState['fields'], change: NewChange): BookState['fields'] | null {
  const body = updateRecipe.body.parse(change.input.body)
  const after = { ...fields }
  for (const field of writtenFields) {
    const replaced = body.replaces?.[field]
    if (replaced === undefined) continue
    if (replaced !== fields[field] && body[field] !== fields[field]) return null
    after[field] = body[field]
  }
  return after
}

/** The recipe after a change of it, outside of the trash; null when the change is refused. */
function recipeAfter(book: BookState, change: NewChange, person: number): BookState | null {
  const { input } = change
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
    const fields = fieldsAfter(book.fields, change)
    return fields && { ...book, fields }
  }
  throw new Error(`the model knows no ${change.endpoint}`)
}

/** The book after a change of a person, computed without any of the product’s code; null when the change is refused. */
export function applied(book: BookState, change: NewChange, person: number): BookState | null {
  const items = itemsAfter(book.items, change)
  if (items) return { ...book, items }
  const dishes = dishesAfter(book.dishes, change)
  if (dishes) return { ...book, dishes }
  if (isOf(change, deleteRecipe) || isOf(change, deleteRecipes)) return { ...book, inTrash: true }
  if (isOf(change, restoreRecipes)) return { ...book, inTrash: false }
  if (isOf(change, detachLabelFromMany)) {
    const { title } = detachLabelFromMany.body.parse(change.input.body)
    return book.inTrash ? book : { ...book, labels: book.labels.filter((label) => label !== title) }
  }
  return book.inTrash ? null : recipeAfter(book, change, person)
}

/** What a person sees of a book: their own rating, and nothing of a recipe in the trash. */
export const seenBy = (person: number, book: BookState) => {
  const { items, dishes } = book
  const { ratings, ...common } = book.inTrash ? { ...emptyBook, inTrash: true, items, dishes } : book
  return { ...common, rating: ratings[person] ?? null }
}

export type SeenBook = ReturnType<typeof seenBy>
