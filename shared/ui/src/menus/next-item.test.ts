import { nextItem } from './next-item.ts'

const labels = ['Pin', 'Share', 'Print', 'Delete']

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['p', 0, 2],
  ['P', 2, 0],
  ['d', 3, 3],
])('%s on item %i leads to item %i', (key, current, next) => {
  expect(nextItem(labels, current, key)).toBe(next)
})

it.each(['Enter', ' ', 'Shift', 'x'])('the key %s does not move the focus', (key) => {
  expect(nextItem(labels, 0, key)).toBeNull()
})

it('a key does not move the focus in an empty menu', () => {
  expect(nextItem([], -1, 'ArrowDown')).toBeNull()
})
