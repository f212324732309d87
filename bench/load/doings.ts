import { randomUUID } from 'node:crypto'
import { getStats } from '@potluck/api/account'
import { directImports } from '@potluck/api/direct-imports'
import { listFriends } from '@potluck/api/friends'
import { uploadImage } from '@potluck/api/images'
import { listJobs } from '@potluck/api/jobs'
import { attachLabel, listLabels } from '@potluck/api/labels'
import { listMessages, listThreads, sendMessage } from '@potluck/api/messages'
import { createRecipe, deleteRecipe, getRecipe, listRecipes, searchRecipes, updateRecipe } from '@potluck/api/recipes'
import {
  addShoppingListItems,
  deleteShoppingListItems,
  getShoppingList,
  listShoppingLists,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import type { Cook } from '../kill/cook.ts'
import { searches, seedRecipes } from '../server/seed.ts'
import { sendHostileFile } from './hostile-files.ts'

const [, { endpoint: importJsonLd }] = directImports

/** A member with what the next operation may use. */
export interface Kitchen {
  readonly cook: Cook
  readonly friend: Cook
  readonly recipeIds: string[]
  readonly itemIds: string[]
  readonly picture: Blob
}

const any = (values: readonly string[]): string => values[Math.floor(Math.random() * values.length)] ?? randomUUID()

/** Adds an id; of more than 300, the oldest is removed. */
function addId(ids: string[], id: string): void {
  ids.push(id)
  if (ids.length > 300) ids.shift()
}

const draft = (title: string) => ({
  title,
  ingredients: '2 leeks\n500 g potatoes\n1 cup cream',
  instructions: 'Chop the leeks.\nSimmer for 20 minutes.\nServe.',
  labels: ['dinner'],
})

type Doing = (kitchen: Kitchen) => Promise<unknown>

/** Operations of members, and how often each occurs in a hundred. */
export const doings: Readonly<Record<string, readonly [share: number, doing: Doing]>> = {
  'list recipes': [14, ({ cook }) => cook.api.call(listRecipes, { query: { count: 100 } })],
  search: [10, ({ cook }) => cook.api.call(searchRecipes, { query: { query: any(searches) } })],
  'open recipe': [14, ({ cook, recipeIds }) => cook.api.call(getRecipe, { params: { id: any(recipeIds) } })],
  'write recipe': [
    5,
    async ({ cook, recipeIds }) => {
      const id = randomUUID()
      await cook.api.call(createRecipe, { body: { id, ...draft(`Leek soup ${id}`) } })
      addId(recipeIds, id)
    },
  ],
  'save recipe': [
    6,
    ({ cook, recipeIds }) => cook.api.call(updateRecipe, { params: { id: any(recipeIds) }, body: draft('Saved soup') }),
  ],
  'delete recipe': [
    3,
    ({ cook, recipeIds }) => cook.api.call(deleteRecipe, { params: { id: recipeIds.shift() ?? randomUUID() } }),
  ],
  'labels and jobs': [
    4,
    async ({ cook, recipeIds }) => {
      await cook.api.call(attachLabel, { body: { title: `label ${any(searches)}`, recipeIds: [any(recipeIds)] } })
      await cook.api.call(listLabels, {})
      await cook.api.call(listJobs, {})
    },
  ],
  'shopping list': [
    10,
    async ({ cook }) => {
      await cook.api.call(listShoppingLists, {})
      await cook.api.call(getShoppingList, { params: { id: cook.listId } })
    },
  ],
  'add item': [
    8,
    async ({ cook, itemIds }) => {
      const id = randomUUID()
      const items = [{ id, title: `2 ${any(searches)}` }]
      await cook.api.call(addShoppingListItems, { params: { id: cook.listId }, body: { items } })
      itemIds.push(id)
    },
  ],
  'tick item': [
    8,
    ({ cook, itemIds }) =>
      cook.api.call(updateShoppingListItems, {
        params: { id: cook.listId },
        query: { itemIds: any(itemIds) },
        body: { completed: true },
      }),
  ],
  'remove item': [
    5,
    ({ cook, itemIds }) =>
      cook.api.call(deleteShoppingListItems, {
        params: { id: cook.listId },
        query: { itemIds: itemIds.length > 100 ? itemIds.splice(0, 20).join() : randomUUID() },
      }),
  ],
  message: [
    3,
    ({ cook, friend, recipeIds }) =>
      cook.api.call(sendMessage, {
        body: {
          to: friend.id,
          body: 'Look at this',
          recipeId: Math.random() < 0.1 ? (recipeIds.at(-1) ?? null) : null,
        },
      }),
  ],
  'read messages': [
    6,
    async ({ cook, friend }) => {
      await cook.api.call(listThreads, {})
      await cook.api.call(listMessages, { query: { user: friend.id, messageLimit: 50 } })
    },
  ],
  'friends and figures': [
    2,
    async ({ cook }) => {
      await cook.api.call(listFriends, {})
      await cook.api.call(getStats, {})
    },
  ],
  picture: [1, ({ cook, picture }) => cook.api.call(uploadImage, { file: picture })],
  import: [
    0.3,
    ({ cook }) => {
      const recipes = [...seedRecipes(50)].map((recipe) => ({ ...recipe, name: `${recipe.name} ${randomUUID()}` }))
      return cook.api.call(importJsonLd, { file: new Blob([JSON.stringify(recipes)]) })
    },
  ],
  'hostile file': [0.5, ({ cook }) => sendHostileFile(cook)],
}
