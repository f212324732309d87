import { addShoppingListItems, deleteShoppingListItems, updateShoppingListItems } from '@potluck/api/shopping-lists'
import type { Database } from '../../../machinery/base/database/database.ts'
import { reachAllShared, reachShared, type Shared } from '../../../people/sharing/sharing.ts'
import { chosenLanguage } from '../../../people/users/chosen-language.ts'
import {
  latestOfLists,
  type PlainItem,
  plainItemsOf,
  plainListsOf,
} from '../../../planning/shopping-lists/plain-items.ts'
import type { Caller } from '../caller.ts'
import type { Collection, CollectionKind, Content, JcalProperty } from '../collection-kind.ts'
import type { Component } from '../ical.ts'
import { dateTime, textOf } from '../icalendar.ts'

/** A component that says so in any of the ways in which programs do. */
const isTicked = (component: Component): boolean => {
  const status = textOf(component, 'status').toUpperCase()
  return status === 'COMPLETED' || (status === '' && component.hasProperty('completed'))
}

const always = ['uid', 'dtstamp', 'created', 'last-modified', 'summary', 'description', 'completed'] as const

/** The fields of an item, from a component. */
const wordsOf = (component: Component) => ({
  title: textOf(component, 'summary')
    .replaceAll(/\s*[\r\n]+\s*/g, ' ')
    .trim(),
  notes: textOf(component, 'description').trim(),
  completed: isTicked(component),
})

function propertiesOf(item: PlainItem, extra: ReadonlyMap<string, unknown>): readonly JcalProperty[] {
  const { title, notes, completed, createdAt, updatedAt } = item
  const changed = dateTime(updatedAt)
  const done: readonly JcalProperty[] = [
    ['status', {}, 'text', 'COMPLETED'],
    ['completed', {}, 'date-time', changed],
    ['percent-complete', {}, 'integer', 100],
  ]
  const open: readonly JcalProperty[] = extra.has('status') ? [] : [['status', {}, 'text', 'NEEDS-ACTION']]
  return [
    ['dtstamp', {}, 'date-time', changed],
    ['created', {}, 'date-time', dateTime(createdAt)],
    ['last-modified', {}, 'date-time', changed],
    ['summary', {}, 'text', title],
    ...(notes === '' ? [] : [['description', {}, 'text', notes] as const]),
    ...(completed ? done : open),
  ]
}

/** An item, which is remembered with its words so that a change of them can be told from one of somebody else. */
interface ListContent extends Content {
  readonly item: PlainItem
}

const contentOf = (item: PlainItem): ListContent => ({
  item,
  itemId: item.id,
  version: JSON.stringify([item.title, item.notes, item.completed, item.updatedAt]),
  properties: (extra) => propertiesOf(item, extra),
})

function collectionOf(caller: Caller, list: Shared<'list'>, title: string): Collection {
  const { api, member, services } = caller
  const params = { id: list.id }
  const known = new Map<string, PlainItem>()
  return {
    id: list.id,
    title,
    mayChange: list.role !== 'reader',
    async contents(database) {
      const items = await plainItemsOf(database, list)
      for (const item of items) known.set(item.id, item)
      return items.map(contentOf)
    },
    async add(id, component) {
      const language = (await chosenLanguage(services.database, member.id)) ?? undefined
      await api.call(addShoppingListItems, { params, body: { items: [{ id, ...wordsOf(component) }], language } })
    },
    async change({ itemId }, component) {
      const before = known.get(itemId)
      const { title: newTitle, notes, completed } = wordsOf(component)
      const words = {
        ...(newTitle !== before?.title && { title: newTitle }),
        ...(notes !== before?.notes && { notes }),
      }
      const body = {
        ...words,
        ...(completed !== before?.completed && { completed }),
        ...(before && Object.keys(words).length > 0 && { replaces: { title: before.title, notes: before.notes } }),
      }
      if (Object.keys(body).length === 0) return
      await api.call(updateShoppingListItems, { params, query: { itemIds: itemId }, body })
    },
    async remove(itemId) {
      await api.call(deleteShoppingListItems, { params, query: { itemIds: itemId } })
    },
  }
}

/** Shopping lists: each a list of tasks, each item one task. */
export const listKind: CollectionKind = {
  name: 'list',
  scope: 'lists',
  component: 'VTODO',
  ownProperties: (component) => new Set(isTicked(component) ? [...always, 'status', 'percent-complete'] : always),
  async all(caller) {
    const { database } = caller.services
    const lists = await reachAllShared(database, caller.member, 'list')
    const named = await plainListsOf(database, lists)
    return named.filter(({ archived }) => !archived).map(({ list, title }) => collectionOf(caller, list, title))
  },
  async open(caller, id) {
    const { database } = caller.services
    const list = await reachShared(database, caller.member, 'list', id)
    const [named] = await plainListsOf(database, [list])
    return collectionOf(caller, list, named?.title ?? '')
  },
  seen: (database: Database, ids) => latestOfLists(database, ids),
}
