import type { ApiClient } from '@potluck/api/client'
import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import * as listLinks from '@potluck/api/list-invitations'
import * as feeds from '@potluck/api/meal-plan-feeds'
import * as plans from '@potluck/api/meal-plans'
import * as lists from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'

/** A list and a plan of a kitchen, for calls that may change them. */
export interface ThingCase {
  readonly listId: string
  readonly itemId: string
  readonly planId: string
  readonly dishId: string
}

/** A call about a list or plan of a kitchen. */
export interface ThingRow {
  readonly endpoint: Endpoint
  /** The status for an owner and a cook. */
  readonly done: number
  /** The status for a reader of the kitchen. */
  readonly reader: number
  readonly call: (api: ApiClient, scene: ThingCase) => Promise<unknown>
}

function row<E extends Endpoint>(
  endpoint: E,
  by: 'everybody' | 'cooks',
  input: (scene: ThingCase) => CallInput<E>,
  done: number = endpoint.status ?? 200,
): ThingRow {
  return { endpoint, done, reader: by === 'cooks' ? 403 : done, call: (api, scene) => api.call(endpoint, input(scene)) }
}

const theList = ({ listId }: ThingCase) => ({ params: { id: listId } })
const thePlan = ({ planId }: ThingCase) => ({ params: { id: planId } })

/** Every endpoint that is about one list or plan, for those of a kitchen. */
export const kitchenThingRows: readonly ThingRow[] = [
  row(lists.getShoppingList, 'everybody', theList),
  row(lists.updateShoppingList, 'cooks', (scene) => ({ ...theList(scene), body: { title: 'Renamed' } })),
  row(lists.addShoppingListItems, 'cooks', (scene) => ({ ...theList(scene), body: { items: [{ title: 'milk' }] } })),
  row(lists.updateShoppingListItems, 'cooks', (scene) => ({
    ...theList(scene),
    query: { itemIds: scene.itemId },
    body: { completed: true },
  })),
  row(lists.updateShoppingListThings, 'cooks', (scene) => ({
    ...theList(scene),
    body: { titles: ['milk'], regular: true },
  })),
  row(lists.deleteShoppingListItems, 'cooks', (scene) => ({ ...theList(scene), query: { itemIds: scene.itemId } })),
  row(lists.deleteShoppingList, 'cooks', theList),
  // Who is in the kitchen is on its lists, and nobody else.
  row(listLinks.inviteToList, 'cooks', (scene) => ({ ...theList(scene), body: {} }), 403),
  row(plans.getMealPlan, 'everybody', thePlan),
  row(plans.updateMealPlan, 'cooks', (scene) => ({ ...thePlan(scene), body: { title: 'Renamed' } })),
  row(plans.addMealPlanItems, 'cooks', (scene) => ({
    ...thePlan(scene),
    body: { items: [{ title: 'pie', day: '2026-11-23' }] },
  })),
  row(plans.updateMealPlanItems, 'cooks', (scene) => ({
    ...thePlan(scene),
    body: { items: [{ id: scene.dishId, cooked: true }] },
  })),
  row(plans.deleteMealPlanItems, 'cooks', (scene) => ({ ...thePlan(scene), query: { itemIds: scene.dishId } })),
  row(plans.deleteMealPlanSeries, 'cooks', ({ planId: id }) => ({
    params: { id, seriesId: uuid() },
    query: { from: '2026-11-22' },
  })),
  row(plans.suggestMeals, 'everybody', (scene) => ({ ...thePlan(scene), query: { days: '2026-11-22' } })),
  row(plans.getMealPlanNeeds, 'everybody', (scene) => ({ ...thePlan(scene), query: { itemIds: scene.dishId } })),
  row(plans.getMealPlanNutrition, 'everybody', (scene) => ({
    ...thePlan(scene),
    query: { from: '2026-11-22', to: '2026-11-23' },
  })),
  row(plans.deleteMealPlan, 'cooks', thePlan),
  row(feeds.createMealPlanFeed, 'everybody', thePlan),
  row(feeds.getMealPlanFeed, 'everybody', thePlan),
  row(feeds.deleteMealPlanFeed, 'everybody', thePlan),
]
