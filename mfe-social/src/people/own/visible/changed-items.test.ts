import type { ProfileItem } from '@potluck/api/profile-items'
import { changedItems, draftOf } from './changed-items.ts'

const item = (id: string, changes: Partial<ProfileItem> = {}): ProfileItem => ({
  id,
  kind: 'all',
  visibility: 'friends',
  label: null,
  recipe: null,
  ...changes,
})
const items = ['a', 'b', 'c'].map((id) => item(id))

test.each([
  ['b', 'up', ['b', 'a', 'c']],
  ['b', 'down', ['a', 'c', 'b']],
  ['a', 'up', ['a', 'b', 'c']],
  ['c', 'down', ['a', 'b', 'c']],
  ['b', 'remove', ['a', 'c']],
  ['gone', 'remove', ['a', 'b', 'c']],
] as const)('%s %s: %j', (id, change, order) => {
  expect(changedItems(items, id, change).map((changed) => changed.id)).toEqual(order)
})

test('an item with an unknown visibility is never made public', () => {
  expect(draftOf(item('a', { visibility: 'family' }))).toEqual([{ kind: 'all', visibility: 'friends' }])
  expect(draftOf(item('a', { kind: 'menu' }))).toEqual([])
  expect(draftOf(item('a', { kind: 'kitchen', kitchen: { id: 'k', name: 'Home' }, visibility: 'public' }))).toEqual([
    { kind: 'kitchen', kitchenId: 'k', visibility: 'public' },
  ])
})
