import type { ApiClient } from '@potluck/api/client'
import { addMealPlanItems, createMealPlan } from '@potluck/api/meal-plans'
import * as recipes from '@potluck/api/recipes'
import { saveSearch } from '@potluck/api/saved-searches'
import { createShare } from '@potluck/api/shares'
import { addShoppingListItems, createShoppingList } from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import type { KitchenCase } from './in-kitchens.ts'
import type { ThingCase } from './things-of-kitchens.ts'

/** Puts all that calls are about into the book of a kitchen. @param api of somebody who cooks there */
export async function kitchenCase(api: ApiClient, kitchen: string): Promise<KitchenCase> {
  const query = { kitchen }
  const write = async (title: string, labels: string[] = []) =>
    (await api.call(recipes.createRecipe, { query, body: { title, labels } })).data
  const [recipe, other, deleted] = [
    await write('Plum cake', [uuid(), uuid()]),
    await write('Sauce'),
    await write('Pie'),
  ]
  const body = { ...recipes.writtenFields(recipe), notes: 'less sugar' }
  await api.call(recipes.updateRecipe, { params: { id: recipe.id }, query, body })
  await api.call(recipes.deleteRecipe, { params: { id: deleted.id }, query })
  const searchId = uuid()
  await api.call(saveSearch, { params: { id: searchId }, query, body: { title: 'Cakes', view: 'search=cake' } })
  const [labelId = '', otherLabelId = ''] = recipe.labels.map(({ id }) => id)
  const shareId = (await api.call(createShare, { query, body: { recipeId: recipe.id } })).data.id
  return {
    query,
    shareId,
    recipeId: recipe.id,
    otherId: other.id,
    deletedId: deleted.id,
    labelId,
    otherLabelId,
    searchId,
  }
}

/** Makes a list and a plan of a kitchen. @param api of somebody who cooks there */
export async function thingCase(api: ApiClient, kitchen: string): Promise<ThingCase> {
  const [listId, itemId, planId, dishId] = [uuid(), uuid(), uuid(), uuid()]
  const body = { title: 'Together', kitchenId: kitchen }
  await api.call(createShoppingList, { body: { ...body, id: listId } })
  await api.call(addShoppingListItems, { params: { id: listId }, body: { items: [{ id: itemId, title: 'salt' }] } })
  await api.call(createMealPlan, { body: { ...body, id: planId } })
  const dish = { id: dishId, title: 'leek pie', day: '2026-11-22' }
  await api.call(addMealPlanItems, { params: { id: planId }, body: { items: [dish] } })
  return { listId, itemId, planId, dishId }
}
