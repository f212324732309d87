import { randomUUID } from 'node:crypto'
import { uploadImage } from '@potluck/api/images'
import { createRecipe, getRecipe, listRecipes, searchRecipes } from '@potluck/api/recipes'
import { addShoppingListItems, getShoppingList, updateShoppingListItems } from '@potluck/api/shopping-lists'
import type { Cook } from '../kill/cook.ts'
import { searches } from '../server/seed.ts'

/** An honest cook with what the next call may use. */
export interface Kitchen {
  readonly cook: Cook
  readonly recipeIds: string[]
  readonly itemIds: string[]
  readonly picture: Blob
}

const any = (values: readonly string[]): string => values[Math.floor(Math.random() * values.length)] ?? randomUUID()

const soup = {
  ingredients: '2 leeks\n500 g potatoes\n1 cup cream',
  instructions: 'Chop the leeks.\nSimmer for 20 minutes.\nServe.',
  labels: ['dinner'],
}

async function write({ cook, recipeIds }: Kitchen): Promise<void> {
  const id = randomUUID()
  await cook.api.call(createRecipe, { body: { ...soup, id, title: `Leek soup ${id}` } })
  recipeIds.push(id)
}

async function open(kitchen: Kitchen): Promise<void> {
  if (kitchen.recipeIds.length === 0) await write(kitchen)
  await kitchen.cook.api.call(getRecipe, { params: { id: any(kitchen.recipeIds) } })
}

async function add({ cook, itemIds }: Kitchen): Promise<void> {
  const id = randomUUID()
  const items = [{ id, title: `2 ${any(searches)}` }]
  await cook.api.call(addShoppingListItems, { params: { id: cook.listId }, body: { items } })
  itemIds.push(id)
}

/** The calls of an honest cook, one after the other. */
export const doings: Readonly<Record<string, (kitchen: Kitchen) => Promise<unknown>>> = {
  'list recipes': ({ cook }) => cook.api.call(listRecipes, { query: { count: 100 } }),
  search: ({ cook }) => cook.api.call(searchRecipes, { query: { query: any(searches) } }),
  'open recipe': open,
  'write recipe': write,
  'shopping list': ({ cook }) => cook.api.call(getShoppingList, { params: { id: cook.listId } }),
  'add item': add,
  'tick item': ({ cook, itemIds }) =>
    cook.api.call(updateShoppingListItems, {
      params: { id: cook.listId },
      query: { itemIds: any(itemIds) },
      body: { completed: true },
    }),
  picture: ({ cook, picture }) => cook.api.call(uploadImage, { file: picture }),
}
