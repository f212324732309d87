import { deleteShoppingListItems, type ShoppingListItem } from '@potluck/api/shopping-lists'
import { aList, anItem, idOf } from '@potluck/testing/fixtures'
import {
  addItems,
  applyChange,
  changesOfMany,
  describeThings,
  editItem,
  orderAisles,
  removeItems,
  tickItems,
  withChange,
} from './changes.ts'

const listId = idOf(31)
const anna = idOf(1)

/** Ids of the items, by their titles. */
const ids: Readonly<Record<string, string>> = {
  milk: idOf(101),
  eggs: idOf(102),
  gone: idOf(103),
}

const idFor = (title: string): string => ids[title] ?? ''

const item = (title: string, change: Partial<ShoppingListItem> = {}) => anItem({ id: idFor(title), title, ...change })

/** As it is when the page was loaded anew. */
const stored = <T>(change: T): T => JSON.parse(JSON.stringify(change))

test('an addition applied twice adds once', () => {
  const change = stored(addItems(listId, [item('eggs')], anna))
  const once = applyChange([item('milk')], change)
  expect(applyChange(once, change)).toEqual(once)
  expect(once.map(({ title }) => title)).toEqual(['milk', 'eggs'])
})

test('ticking touches the named items only', () => {
  const change = stored(tickItems(listId, [idFor('eggs'), idFor('gone')], true))
  const items = applyChange([item('milk'), item('eggs')], change)
  expect(items.map(({ completed }) => completed)).toEqual([false, true])
  expect(items.map(({ title }) => title)).toEqual(['milk', 'eggs'])
})

test('editing touches the named item only', () => {
  const change = stored(editItem(listId, item('milk'), { title: '3 lemons', notes: 'untreated' }))
  const items = applyChange([item('milk', { completed: true }), item('eggs')], change)
  expect(items.map(({ title, notes, completed }) => [title, notes, completed])).toEqual([
    ['3 lemons', 'untreated', true],
    ['eggs', '', false],
  ])
})

test('removing a missing item changes nothing', () => {
  expect(applyChange([item('milk')], stored(removeItems(listId, [idFor('eggs')])))).toEqual([item('milk')])
})

test('a long list is split into changes of the size that the server accepts', () => {
  const ids = Array.from({ length: 1_000 }, (_, number) => idOf(number + 1))
  const changes = changesOfMany(ids, (some) => removeItems(listId, some))
  const sent = changes.map(({ input }) => deleteShoppingListItems.query.parse(input.query).itemIds)
  expect(sent.flat()).toEqual(ids)
  expect(changesOfMany([], (some) => removeItems(listId, some))).toEqual([])
})

test('changes written by another release are ignored without an error', () => {
  const [first, ...rest] = [addItems(listId, [item('eggs')], anna), tickItems(listId, [idFor('milk')], true)]
  const strange = [
    { ...first, preview: [{ id: 7 }] },
    ...rest.map((change) => ({ ...change, input: { ...change.input, body: 'tick' } })),
    { ...first, endpoint: 'PUT shoppingLists/:id/order' },
  ]
  expect(strange.reduce(applyChange, [item('milk')])).toEqual([item('milk')])
})

test('a change does not send the recipe of another member', () => {
  const recipe = { id: idFor('gone'), title: 'Soup' }
  const owner = { id: idFor('eggs'), name: 'Ben', handle: null }
  const { input } = addItems(listId, [item('milk', { recipe }), item('eggs', { recipe, owner })], anna)
  expect(input.body).toMatchObject({ items: [{ recipeId: recipe.id }, { recipeId: null }] })
})

test('a correction of an item counts once, keeps earlier fields, and the last one wins', () => {
  const said = [
    describeThings(listId, ['Milk'], { regular: true }),
    describeThings(listId, ['milk'], { aisle: 'drinks' }),
    describeThings(listId, ['milk'], { aisle: 'dairy' }),
  ].map(stored)
  const once = said.reduce(withChange, aList())
  expect(once.things).toEqual([{ title: 'milk', aisle: 'dairy', regular: true }])
  expect(said.slice(2).reduce(withChange, once)).toEqual(once)
})

test('a changed order of aisles is displayed, and survives a rename of the list elsewhere', () => {
  const aisles = [{ id: 'dairy', title: null }]
  const ordered = withChange(aList(), stored(orderAisles(listId, aisles)))
  expect(ordered.aisles).toEqual(aisles)
  const rename = { ...stored(orderAisles(listId, [])), input: { params: { id: listId }, body: { title: 'Fair' } } }
  expect(withChange(ordered, rename).aisles).toEqual(aisles)
})
