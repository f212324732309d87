import { createApiToken } from '@potluck/api/api-tokens'
import { createMealPlan, getMealPlan } from '@potluck/api/meal-plans'
import { createShoppingList, getShoppingList } from '@potluck/api/shopping-lists'
import { type Person, password } from '../histories/household.ts'
import type { CalendarSettings } from './calendar-device.ts'
import type { Displayed, Places } from './steps.ts'

/** Makes a list and a plan, and the password of calendar programs. @param base address of the API */
export async function openPlaces(
  base: string,
  { api, account }: Person,
): Promise<{ readonly places: Places; readonly settings: CalendarSettings }> {
  const listId = (await api.call(createShoppingList, { body: { title: 'Market' } })).data.id
  const planId = (await api.call(createMealPlan, { body: { title: 'Week' } })).data.id
  const { data } = await api.call(createApiToken, {
    body: { name: 'Calendars', scopes: ['lists', 'plans'], days: null, currentPassword: password },
  })
  return {
    places: { listId, planId },
    settings: { address: new URL('../caldav/', base).href, user: account.email, password: data.secret },
  }
}

/** The list and the plan as the web reads them. */
export async function readWeb({ api }: Person, { listId, planId }: Places): Promise<Displayed> {
  const { data: list } = await api.call(getShoppingList, { params: { id: listId } })
  const { data: plan } = await api.call(getMealPlan, { params: { id: planId }, query: {} })
  return {
    items: list.items.map(({ id, title, completed }) => ({ id, title, isTicked: completed })),
    dishes: plan.items.map(({ id, title, day }) => ({ id, title, day })),
  }
}
