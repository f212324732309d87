import { getLocalTimeZone, today } from '@internationalized/date'
import { getMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { getShoppingList, listShoppingLists, listUsualThings } from '@potluck/api/shopping-lists'
import { prefetchAnswers } from '@potluck/platform/prefetch-answers'
import type { Background } from '@potluck/platform/remote'
import { spanAround } from './span-around.ts'

/** How many lists and plans are prefetched at most. */
const most = 30

/** Prefetches lists and plans for offline use, if the cook has switched it on. */
export const background: Background = ({ host }) =>
  prefetchAnswers(host, {
    events: [
      'shoppingList:received',
      'shoppingList:itemsUpdated',
      'mealPlan:received',
      'mealPlan:itemsUpdated',
      'kitchen:changed',
      'kitchen:removed',
      'live:connected',
    ],
    async prefetch(ask) {
      const lists = await ask(listShoppingLists, {})
      for (const { id } of lists.slice(0, most)) await ask(getShoppingList, { params: { id } })
      await ask(listUsualThings, {})
      const plans = await ask(listMealPlans, {})
      for (const { id } of plans.slice(0, most))
        await ask(getMealPlan, { params: { id }, query: spanAround(today(getLocalTimeZone()).toString()) })
    },
  })
