import { createSelection, rangeOf } from './selection.ts'

test.each([
  ['a', 'c', ['a', 'b', 'c']],
  ['d', 'b', ['d', 'c', 'b']],
  ['b', 'b', ['b']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('the range from %s to %s is %j', (from, to, range) => {
  expect(rangeOf(['a', 'b', 'c', 'd'], from, to)).toEqual(range)
})

test('a second press deselects an item, and ending the selection clears all', () => {
  const selection = createSelection()
  selection.toggle('a')
  selection.add(['b', 'c', 'b'])
  selection.toggle('a')
  expect(selection.get()).toEqual({ active: true, ids: new Set(['b', 'c']), anchor: 'a' })
  selection.end()
  expect(selection.get()).toEqual({ active: false, ids: new Set(), anchor: null })
})
