import type { ApiClient } from '@potluck/api/client'
import { listCookings } from '@potluck/api/cookings'
import { ApiError } from '@potluck/api/errors'
import { getMealPlan } from '@potluck/api/meal-plans'
import { getRecipe, listRecipes } from '@potluck/api/recipes'
import { getShoppingList } from '@potluck/api/shopping-lists'
import { byId, emptyBook, type SeenBook, seenBy } from './book-model.ts'

export interface Places {
  readonly recipeId: string
  readonly listId: string
  readonly planId: string
  /** Names the book in a call. */
  readonly inBook: { readonly kitchen?: string }
}

/**
 * The book as a person reads it from the server, where no change happens meanwhile.
 * @throws when the list of recipes says something else than the recipe
 */
export async function readBook(api: ApiClient, { recipeId, listId, planId, inBook }: Places): Promise<SeenBook> {
  const params = { id: recipeId }
  const recipe = await api.call(getRecipe, { params }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  const { data: list } = await api.call(getShoppingList, { params: { id: listId } })
  const items = byId(list.items.map(({ id, title, completed }) => ({ id, title, completed })))
  const { data: plan } = await api.call(getMealPlan, { params: { id: planId }, query: {} })
  const dishes = byId(plan.items.map(({ id, title, day }) => ({ id, title, day })))
  const newest = { ...inBook, sort: 'createdAt', count: 500 } as const
  const row = (await api.call(listRecipes, { query: newest })).data.data.find(({ id }) => id === recipeId)
  if (!recipe) {
    if (row) throw new Error('a recipe in the trash is listed')
    return seenBy(0, { ...emptyBook, inTrash: true, items, dishes })
  }
  const { notes, description, rating, labels } = recipe.data
  const titles = labels.map(({ title }) => title).sort()
  const listed = { rating: row?.rating, labels: row?.labels.map(({ title }) => title).sort() }
  if (JSON.stringify(listed) !== JSON.stringify({ rating, labels: titles }))
    throw new Error(
      `a recipe with ${JSON.stringify({ rating, labels: titles })} is listed as ${JSON.stringify(listed)}`,
    )
  const { data: cookings } = await api.call(listCookings, { params, query: inBook })
  return {
    inTrash: false,
    fields: { notes, description },
    labels: titles,
    cookings: cookings.map(({ note }) => note).sort(),
    items,
    dishes,
    rating,
  }
}
