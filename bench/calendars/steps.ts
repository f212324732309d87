import { addMealPlanItems, deleteMealPlanItems, updateMealPlanItems } from '@potluck/api/meal-plans'
import { addShoppingListItems, deleteShoppingListItems, updateShoppingListItems } from '@potluck/api/shopping-lists'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { v7 as uuid } from 'uuid'
import type { CalendarDevice, CollectionName } from './calendar-device.ts'
import { anEvent, aTask, contentOf, onDay, withTick, withTitle } from './object-text.ts'

/** The deeds on a device. Some are there twice, to happen twice as often. */
export const doings = [
  'buy',
  'buy',
  'tick',
  'tick',
  'rename item',
  'strike out',
  'plan',
  'plan',
  'move dish',
  'rename dish',
  'queue dish',
  'cancel dish',
  'go offline',
  'go online',
  'answer lost',
  'a moment passes',
  'a moment passes',
  'a moment passes',
  'restart',
] as const

export type Doing = (typeof doings)[number]

/** A list and a plan. */
export interface Places {
  readonly listId: string
  readonly planId: string
}

/** An item or a dish as the web reads it. */
export interface Thing {
  readonly id: string
  readonly title: string
}

/** The list and the plan as a screen displays them. */
export interface Displayed {
  items: readonly (Thing & { readonly isTicked: boolean })[]
  dishes: readonly (Thing & { readonly day: string | null })[]
}

const dayOf = (now: number) => `2026-12-0${(now % 7) + 1}`

/** The same thing with other words: its number stays. */
const renamed = (title: string, now: number) => `${title.replace(/ as .*/, '')} as ${now}`

const pick = <T>(of: readonly T[], now: number): T | undefined => of[now % of.length]

function itemChange(at: Displayed, { listId }: Places, does: Doing, now: number): NewChange | null {
  const params = { id: listId }
  const about = { scope: `list ${listId}`, path: '/' }
  if (does === 'buy') {
    const item = { id: uuid(), title: `thing ${now}` }
    at.items = [...at.items, { ...item, isTicked: false }]
    return changeOf(addShoppingListItems, { params, body: { items: [item] } }, about)
  }
  const item = pick(at.items, now)
  if (!item) return null
  const query = { itemIds: item.id }
  if (does === 'tick')
    return changeOf(updateShoppingListItems, { params, query, body: { completed: !item.isTicked } }, about)
  if (does === 'rename item')
    return changeOf(updateShoppingListItems, { params, query, body: { title: renamed(item.title, now) } }, about)
  if (does === 'strike out') return changeOf(deleteShoppingListItems, { params, query }, about)
  return null
}

function dishChange(at: Displayed, { planId }: Places, does: Doing, now: number): NewChange | null {
  const params = { id: planId }
  const about = { scope: `plan ${planId}`, path: '/' }
  const update = (id: string, change: { readonly title?: string; readonly day?: string | null }) =>
    changeOf(updateMealPlanItems, { params, body: { items: [{ id, ...change }] } }, about)
  if (does === 'plan') {
    const dish = { id: uuid(), title: `dish ${now}`, day: dayOf(now) }
    at.dishes = [...at.dishes, dish]
    return changeOf(addMealPlanItems, { params, body: { items: [dish] } }, about)
  }
  const dish = pick(at.dishes, now)
  if (!dish) return null
  if (does === 'move dish') return update(dish.id, { day: dayOf(now) })
  if (does === 'queue dish') return update(dish.id, { day: null })
  if (does === 'rename dish') return update(dish.id, { title: renamed(dish.title, now) })
  if (does === 'cancel dish') return changeOf(deleteMealPlanItems, { params, query: { itemIds: dish.id } }, about)
  return null
}

/** The change that a step makes on the web; null where it makes none. @param now tells changes apart */
export const webChange = (at: Displayed, places: Places, does: Doing, now: number): NewChange | null =>
  itemChange(at, places, does, now) ?? dishChange(at, places, does, now)

const editing: Partial<Record<Doing, { readonly of: CollectionName; edit(text: string, now: number): string | null }>> =
  {
    tick: { of: 'list', edit: (text) => withTick(text, !contentOf(text).isTicked) },
    'rename item': { of: 'list', edit: (text, now) => withTitle(text, renamed(contentOf(text).title, now)) },
    'strike out': { of: 'list', edit: () => null },
    'move dish': { of: 'plan', edit: (text, now) => onDay(text, dayOf(now)) },
    'rename dish': { of: 'plan', edit: (text, now) => withTitle(text, renamed(contentOf(text).title, now)) },
    'cancel dish': { of: 'plan', edit: () => null },
  }

/** Changes what a calendar program has. @param now tells changes apart */
export function changeInCalendar(device: CalendarDevice, does: Doing, now: number): void {
  const uid = uuid()
  if (does === 'buy') device.put('list', `${uid}.ics`, aTask(uid, `thing ${now}`))
  if (does === 'plan') device.put('plan', `${uid}.ics`, anEvent(uid, `dish ${now}`, dayOf(now)))
  const change = editing[does]
  const [name, text] = (change && pick([...device.objects(change.of)], now)) ?? []
  if (!change || name === undefined || text === undefined) return
  const edited = change.edit(text, now)
  if (edited === null) device.remove(change.of, name)
  else device.put(change.of, name, edited)
}
