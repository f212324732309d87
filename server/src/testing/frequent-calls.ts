import { getAccount } from '@potluck/api/account'
import { listBookChanges } from '@potluck/api/book-changes'
import type { ApiClient } from '@potluck/api/client'
import { listFriends } from '@potluck/api/friends'
import { listLabels } from '@potluck/api/labels'
import { addMealPlanItems, createMealPlan, getMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { listMessages, listThreads, sendMessage } from '@potluck/api/messages'
import { allBooks } from '@potluck/api/of-book'
import { getPreferences } from '@potluck/api/preferences'
import {
  createRecipe,
  getRecipe,
  listRecipes,
  rateRecipe,
  recipeDraft,
  searchRecipes,
  updateRecipe,
} from '@potluck/api/recipes'
import { login } from '@potluck/api/sessions'
import {
  addShoppingListItems,
  createShoppingList,
  getShoppingList,
  listShoppingLists,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import { insertRecipes } from '../book/recipes/insert.ts'
import { Book } from '../ground/access/book.ts'
import { changeBook } from '../machinery/base/database/change-book.ts'
import { writableBook } from '../people/policies/books.ts'
import { aKitchen } from './access-world.ts'
import { searchedBook } from './searched-book.ts'
import type { TestMember, TestServer } from './test-server.ts'

/** A cook with a book, a shared list, a shared plan and messages, whose calls are counted. */
export interface Cook {
  readonly api: ApiClient
  /** A client without a session. */
  readonly guest: ApiClient
  readonly email: string
  readonly friendId: string
  readonly recipeId: string
  readonly listId: string
  readonly itemId: string
  readonly planId: string
}

const bookSize = 300

const kitchenSize = 20

async function fillBook({ database }: TestServer, owner: TestMember): Promise<readonly string[]> {
  const recipes = searchedBook(bookSize).map((known) => ({ id: uuid(), draft: recipeDraft.parse(known.draft) }))
  const book = Book.of(await owner.acting())
  await changeBook(database, book, (open) => insertRecipes(open, recipes))
  return recipes.map(({ id }) => id)
}

/** Fills a kitchen of both with a few recipes. */
async function fillKitchen({ database }: TestServer, owner: TestMember, friend: TestMember): Promise<void> {
  const kitchenId = await aKitchen(owner, [friend])
  const book = await writableBook(database, await owner.acting(), kitchenId)
  const recipes = searchedBook(kitchenSize).map((known) => ({ id: uuid(), draft: recipeDraft.parse(known.draft) }))
  await changeBook(database, book, (open) => insertRecipes(open, recipes))
}

/** Fills a new account with the same data each time. */
export async function seedCook(server: TestServer): Promise<Cook> {
  const { anna, ben } = await server.circle()
  const { api } = anna
  const recipeIds = await fillBook(server, anna)
  await fillBook(server, ben)
  await fillKitchen(server, anna, ben)

  const collaborators = [ben.id]
  const list = (await api.call(createShoppingList, { body: { title: 'Saturday', collaborators } })).data
  const items = Array.from({ length: 40 }, (_, at) => ({ id: uuid(), title: `${at + 1} onions` }))
  await api.call(addShoppingListItems, { params: { id: list.id }, body: { items } })

  const plan = (await api.call(createMealPlan, { body: { title: 'Our week', collaborators } })).data
  const dishes = recipeIds.slice(0, 20).map((recipeId, at) => {
    const day = `2026-11-${String(at + 1).padStart(2, '0')}`
    return { title: `Dish ${at}`, recipeId, day }
  })
  await api.call(addMealPlanItems, { params: { id: plan.id }, body: { items: dishes } })

  for (let at = 0; at < 20; at += 1) {
    await api.call(sendMessage, { body: { to: ben.id, body: `Message ${at}` } })
    await ben.api.call(sendMessage, { body: { to: anna.id, body: `Answer ${at}` } })
  }
  return {
    api,
    guest: server.client(),
    email: anna.email,
    friendId: ben.id,
    recipeId: recipeIds[0] ?? '',
    listId: list.id,
    itemId: items[0]?.id ?? '',
    planId: plan.id,
  }
}

export interface FrequentCall {
  readonly name: string
  readonly run: (cook: Cook) => Promise<unknown>
}

const draft = recipeDraft.parse({
  title: 'Pumpkin soup',
  ingredients: '1 pumpkin\n1 l stock',
  instructions: 'Boil it.',
  labels: ['festive'],
})

const all = { kitchen: allBooks }

/** The most frequent calls. In this order: changes come after reads. */
export const frequentCalls: readonly FrequentCall[] = [
  { name: 'login', run: ({ guest, email }) => guest.call(login, { body: { email, password: 'correct horse' } }) },
  { name: 'account', run: ({ api }) => api.call(getAccount, {}) },
  { name: 'preferences', run: ({ api }) => api.call(getPreferences, {}) },
  { name: 'labels', run: ({ api }) => api.call(listLabels, {}) },
  { name: 'friends', run: ({ api }) => api.call(listFriends, {}) },
  { name: 'recipe-list', run: ({ api }) => api.call(listRecipes, { query: { count: 100 } }) },
  { name: 'recipe-list-later-page', run: ({ api }) => api.call(listRecipes, { query: { count: 100, offset: 200 } }) },
  { name: 'recipe-list-by-label', run: ({ api }) => api.call(listRecipes, { query: { labels: 'festive' } }) },
  { name: 'recipe-search', run: ({ api }) => api.call(searchRecipes, { query: { query: 'chicken oil' } }) },
  { name: 'recipe-search-with-typo', run: ({ api }) => api.call(searchRecipes, { query: { query: 'chikcen' } }) },
  { name: 'recipe-list-of-all-books', run: ({ api }) => api.call(listRecipes, { query: { ...all, count: 100 } }) },
  {
    name: 'recipe-search-of-all-books',
    run: ({ api }) => api.call(searchRecipes, { query: { ...all, query: 'chicken oil' } }),
  },
  { name: 'recipe', run: ({ api, recipeId: id }) => api.call(getRecipe, { params: { id } }) },
  { name: 'book-changes', run: ({ api }) => api.call(listBookChanges, { query: {} }) },
  { name: 'shopping-lists', run: ({ api }) => api.call(listShoppingLists, {}) },
  { name: 'shopping-list', run: ({ api, listId: id }) => api.call(getShoppingList, { params: { id } }) },
  { name: 'meal-plans', run: ({ api }) => api.call(listMealPlans, {}) },
  {
    name: 'meal-plan',
    run: ({ api, planId: id }) =>
      api.call(getMealPlan, { params: { id }, query: { from: '2026-11-01', to: '2026-11-30' } }),
  },
  { name: 'conversations', run: ({ api }) => api.call(listThreads, {}) },
  { name: 'conversation', run: ({ api, friendId: user }) => api.call(listMessages, { query: { user } }) },
  {
    name: 'shopping-list-tick',
    run: ({ api, listId: id, itemId: itemIds }) =>
      api.call(
        updateShoppingListItems,
        { params: { id }, query: { itemIds }, body: { completed: true } },
        { reference: uuid() },
      ),
  },
  {
    name: 'shopping-list-add',
    run: ({ api, listId: id }) =>
      api.call(
        addShoppingListItems,
        { params: { id }, body: { items: [{ id: uuid(), title: '1 l milk' }], language: 'en-us' } },
        { reference: uuid() },
      ),
  },
  {
    name: 'meal-plan-add',
    run: ({ api, planId: id }) =>
      api.call(
        addMealPlanItems,
        { params: { id }, body: { items: [{ id: uuid(), title: 'Pizza', day: '2026-11-28' }] } },
        { reference: uuid() },
      ),
  },
  {
    name: 'message-send',
    run: ({ api, friendId: to }) => api.call(sendMessage, { body: { to, body: 'Hello' } }, { reference: uuid() }),
  },
  {
    name: 'recipe-rate',
    run: ({ api, recipeId: id }) =>
      api.call(rateRecipe, { params: { id }, body: { rating: 5 } }, { reference: uuid() }),
  },
  {
    name: 'recipe-create',
    run: ({ api }) => api.call(createRecipe, { body: { ...draft, id: uuid() } }, { reference: uuid() }),
  },
  {
    name: 'recipe-save',
    run: ({ api, recipeId: id }) =>
      api.call(
        updateRecipe,
        { params: { id }, body: { ...draft, replaces: { title: draft.title } } },
        { reference: uuid() },
      ),
  },
]
