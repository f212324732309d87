import { addCooking } from '@potluck/api/cookings'
import { attachLabel, detachLabel, detachLabelFromMany } from '@potluck/api/labels'
import { deleteRecipes } from '@potluck/api/many-recipes'
import { addMealPlanItems, deleteMealPlanItems, updateMealPlanItems } from '@potluck/api/meal-plans'
import { deleteRecipe, rateRecipe, updateRecipe } from '@potluck/api/recipes'
import { addShoppingListItems, deleteShoppingListItems, updateShoppingListItems } from '@potluck/api/shopping-lists'
import { restoreRecipes } from '@potluck/api/trash'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { v7 as uuid } from 'uuid'
import type { BookState, WrittenField } from './book-model.ts'
import type { Places } from './read-book.ts'

/** What a device displays: as it read it last, or wrote itself. */
export interface Displayed {
  /** The fields of the recipe. */
  fields: BookState['fields']
  /** Ids of the items of the list, and of the dishes of the plan. */
  itemIds: readonly string[]
  dishIds: readonly string[]
}

/** One thing that happens on one of the devices. */
export interface Step {
  readonly device: number
  readonly does: (typeof doings)[number]
}

/** What can happen; what is there twice happens twice as often. */
export const doings = [
  'write notes',
  'write notes',
  'write description',
  'rate',
  'label',
  'unlabel',
  'unlabel many',
  'cook',
  'buy',
  'buy',
  'tick',
  'untick',
  'strike out',
  'plan',
  'plan',
  'move dish',
  'cancel dish',
  'throw away',
  'throw away many',
  'bring back',
  'go offline',
  'go online',
  'request lost',
  'answer lost',
  'answer lost',
  'proxy busy',
  'page of a hotel',
  'restart',
  'worker sends',
  'clock jumps',
  'a moment passes',
  'a moment passes',
] as const

const bookScope = { scope: 'book', path: '/' }

/** Makes a change by the clock of a device. */
type MakeChange = () => NewChange

/** What a step changes in the recipe; null for a step that changes something else. @param now tells changes apart */
function recipeChange(
  at: Displayed,
  { recipeId, inBook: query }: Places,
  does: Step['does'],
  now: number,
): MakeChange | null {
  const params = { id: recipeId }
  const write = (field: WrittenField) => {
    const written = { [field]: `${field} ${now}` }
    const body = { title: 'Soup', ...written, replaces: { [field]: at.fields[field] } }
    at.fields = { ...at.fields, ...written }
    return () => changeOf(updateRecipe, { params, query, body }, bookScope)
  }
  const title = `label ${now % 3}`
  switch (does) {
    case 'write notes':
      return write('notes')
    case 'write description':
      return write('description')
    case 'rate':
      return () => changeOf(rateRecipe, { params, query, body: { rating: (now % 5) + 1 } }, bookScope)
    case 'label':
      return () => changeOf(attachLabel, { query, body: { title, recipeIds: [recipeId] } }, bookScope)
    case 'unlabel':
      return () => changeOf(detachLabel, { query: { ...query, labelId: uuid(), title, recipeId } }, bookScope)
    case 'unlabel many': {
      const body = { labelId: uuid(), title, recipeIds: [recipeId] }
      return () => changeOf(detachLabelFromMany, { query, body }, bookScope)
    }
    case 'cook':
      return () => changeOf(addCooking, { params, query, body: { note: `cooked ${now}` } }, bookScope)
    case 'throw away':
      return () => changeOf(deleteRecipe, { params, query }, bookScope)
    case 'throw away many':
      return () => changeOf(deleteRecipes, { query, body: { recipeIds: [recipeId] } }, bookScope)
    case 'bring back':
      return () => changeOf(restoreRecipes, { query, body: { ids: [recipeId] } }, bookScope)
    default:
      return null
  }
}

/** What a step changes on the list; null for another step, and where the device displays no item. */
function listChange(at: Displayed, { listId }: Places, does: Step['does'], now: number): MakeChange | null {
  const params = { id: listId }
  const about = { scope: `list ${listId}`, path: '/', after: ['book'] }
  if (does === 'buy') {
    const id = uuid()
    at.itemIds = [...at.itemIds, id]
    return () => changeOf(addShoppingListItems, { params, body: { items: [{ id, title: `thing ${now}` }] } }, about)
  }
  const itemIds = at.itemIds[now % at.itemIds.length]
  if (itemIds === undefined) return null
  const query = { itemIds }
  if (does === 'tick' || does === 'untick') {
    const body = { completed: does === 'tick' }
    return () => changeOf(updateShoppingListItems, { params, query, body }, about)
  }
  if (does === 'strike out') return () => changeOf(deleteShoppingListItems, { params, query }, about)
  return null
}

/** What a step changes on the plan; null for another step, and where the device displays no dish. */
function planChange(at: Displayed, { planId }: Places, does: Step['does'], now: number): MakeChange | null {
  const params = { id: planId }
  const about = { scope: `plan ${planId}`, path: '/', after: ['book'] }
  if (does === 'plan') {
    const item = { id: uuid(), title: `dish ${now}`, day: null }
    at.dishIds = [...at.dishIds, item.id]
    return () => changeOf(addMealPlanItems, { params, body: { items: [item] } }, about)
  }
  const id = at.dishIds[now % at.dishIds.length]
  if (id === undefined) return null
  if (does === 'move dish') {
    const day = now % 4 === 0 ? null : `2026-12-0${(now % 7) + 1}`
    return () => changeOf(updateMealPlanItems, { params, body: { items: [{ id, day }] } }, about)
  }
  if (does === 'cancel dish') return () => changeOf(deleteMealPlanItems, { params, query: { itemIds: id } }, about)
  return null
}

/** The change that a step makes on a device; null for a step that makes none. @param now tells changes apart */
export const changeBy = (at: Displayed, places: Places, does: Step['does'], now: number): MakeChange | null =>
  recipeChange(at, places, does, now) ?? listChange(at, places, does, now) ?? planChange(at, places, does, now)
