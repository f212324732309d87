import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { applyChange } from './useShoppingList.ts'

const item = (id: string, change: Partial<ShoppingListItem> = {}): ShoppingListItem => ({
  id,
  title: id,
  completed: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  owner: { id: 'anna', name: 'Anna', handle: null },
  recipe: null,
  groupTitle: id,
  categoryTitle: 'produce',
  ...change,
})

test('adding twice is adding once', () => {
  const once = applyChange([item('milk')], { kind: 'add', items: [item('eggs')] })
  expect(applyChange(once, { kind: 'add', items: [item('eggs')] })).toEqual(once)
  expect(once.map(({ id }) => id)).toEqual(['milk', 'eggs'])
})

test('ticking touches the named items only', () => {
  const items = applyChange([item('milk'), item('eggs')], { kind: 'tick', ids: ['eggs', 'gone'], completed: true })
  expect(items.map(({ completed }) => completed)).toEqual([false, true])
})

test('renaming touches the named item only', () => {
  const items = applyChange([item('milk'), item('eggs')], { kind: 'rename', id: 'milk', title: '3 lemons' })
  expect(items.map(({ title }) => title)).toEqual(['3 lemons', 'eggs'])
})

test('removing what is gone changes nothing', () => {
  expect(applyChange([item('milk')], { kind: 'remove', ids: ['eggs'] })).toEqual([item('milk')])
})
