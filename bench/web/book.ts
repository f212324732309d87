import { createApiClient } from '@potluck/api/client'
import { listRecipes } from '@potluck/api/recipes'
import { addShoppingListItems, createShoppingList } from '@potluck/api/shopping-lists'
import { importRecipes, registerCook } from '../server/cook.ts'

/** What the screens show, by its ids. */
export interface Book {
  readonly token: string
  readonly recipeId: string
  readonly listId: string
}

/** Thirty recipes of a cook and a list of what one of them needs. */
export async function writeBook(address: string): Promise<Book> {
  const token = await registerCook(address)
  await importRecipes(address, token, 30)
  const client = createApiClient({ base: `${address}api/`, token: () => token })
  const [recipe] = (await client.call(listRecipes, { query: { count: 1 } })).data.data
  if (!recipe) throw new Error('no recipe arrived')
  const { id: listId } = (await client.call(createShoppingList, { body: { title: 'Market' } })).data
  const items = ['2 lemons', '1 l milk', '500 g flour', '6 eggs'].map((title) => ({ title }))
  await client.call(addShoppingListItems, { params: { id: listId }, body: { items } })
  return { token, recipeId: recipe.id, listId }
}
