import { createApiClient } from '@potluck/api/client'
import { addMealPlanItems, createMealPlan } from '@potluck/api/meal-plans'
import { listRecipes } from '@potluck/api/recipes'
import { addShoppingListItems, createShoppingList } from '@potluck/api/shopping-lists'
import { importRecipes, registerCook } from '../server/cook.ts'

/** Ids of the things that the screens show. */
export interface Book {
  readonly token: string
  readonly recipeId: string
  readonly listId: string
  readonly planId: string
}

/** Recipes of a cook, thirty unless said, a list whose sums need weights of foods, and a plan with it on this day. */
export async function writeBook(address: string, recipes = 30): Promise<Book> {
  const token = await registerCook(address)
  await importRecipes(address, token, recipes)
  const client = createApiClient({ base: `${address}api/`, token: () => token })
  const [recipe] = (await client.call(listRecipes, { query: { count: 1 } })).data.data
  if (!recipe) throw new Error('no recipe arrived')
  const { id: listId } = (await client.call(createShoppingList, { body: { title: 'Market' } })).data
  const items = ['2 lemons', '1 l milk', '500 g flour', '6 eggs', '2 onions', '300 g onions'].map((title) => ({
    title,
  }))
  await client.call(addShoppingListItems, { params: { id: listId }, body: { items } })
  const { id: planId } = (await client.call(createMealPlan, { body: { title: 'Our week' } })).data
  const dish = { title: recipe.title, recipeId: recipe.id, day: new Date().toISOString().slice(0, 10) }
  await client.call(addMealPlanItems, { params: { id: planId }, body: { items: [dish] } })
  return { token, recipeId: recipe.id, listId, planId }
}
