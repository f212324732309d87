import { getAccount, getStats } from '@potluck/api/account'
import { listFriends } from '@potluck/api/friends'
import { listJobs } from '@potluck/api/jobs'
import { listLabels } from '@potluck/api/labels'
import { getMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { listThreads } from '@potluck/api/messages'
import { listProfileItems } from '@potluck/api/profile-items'
import { getRecipe, listRecipes } from '@potluck/api/recipes'
import { listSavedSearches } from '@potluck/api/saved-searches'
import { listShares } from '@potluck/api/shares'
import { getShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { listDeletedThings, listTrash } from '@potluck/api/trash'
import type { TestMember } from './test-server.ts'

/** All that an owner sees of their own, part by part, to tell what somebody else's call changed. */
export async function ownersView({ api }: TestMember) {
  const answers = await Promise.all([
    api.call(getAccount, {}),
    api.call(getStats, {}),
    api.call(listFriends, {}),
    api.call(listRecipes, { query: { sort: 'createdAt', count: 500 } }),
    api.call(listRecipes, { query: { folder: 'inbox' } }),
    api.call(listLabels, {}),
    api.call(listShoppingLists, {}),
    api.call(listMealPlans, {}),
    api.call(listThreads, {}),
    api.call(listJobs, {}),
    api.call(listProfileItems, {}),
    api.call(listSavedSearches, {}),
    api.call(listShares, {}),
    api.call(listTrash, { query: {} }),
    api.call(listDeletedThings, {}),
  ])
  const [
    account,
    stats,
    friends,
    recipes,
    inbox,
    labels,
    lists,
    plans,
    threads,
    jobs,
    profileItems,
    searches,
    shares,
    trash,
    things,
  ] = answers
  const [recipe, list, plan] = [recipes.data.data[0], lists.data[0], plans.data[0]]
  return {
    account: account.data,
    // Who is on the owner's lists and plans writes there, and that counts as the owner's.
    stats: { ...stats.data, otherBytes: 0 },
    friends: friends.data,
    recipes: [recipes.data, inbox.data, recipe && (await api.call(getRecipe, { params: { id: recipe.id } })).data],
    labels: labels.data,
    lists: [lists.data, list && (await api.call(getShoppingList, { params: { id: list.id } })).data],
    plans: [plans.data, plan && (await api.call(getMealPlan, { params: { id: plan.id } })).data],
    threads: threads.data,
    jobs: jobs.data,
    profileItems: profileItems.data,
    searches: searches.data,
    shares: shares.data,
    trash: [trash.data, things.data],
  }
}

export type OwnersView = Awaited<ReturnType<typeof ownersView>>

export const ownersParts = [
  'account',
  'stats',
  'friends',
  'recipes',
  'labels',
  'lists',
  'plans',
  'threads',
  'jobs',
  'profileItems',
  'searches',
  'shares',
  'trash',
] as const satisfies readonly (keyof OwnersView)[]
