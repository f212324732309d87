import { createSelection, rangeOf } from './selection.ts'

test.each([
  ['a', 'c', ['a', 'b', 'c']],
  ['d', 'b', ['d', 'c', 'b']],
  ['b', 'b', ['b']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('from %s to %s are %j', (from, to, range) => {
  expect(rangeOf(['a', 'b', 'c', 'd'], from, to)).toEqual(range)
})

test('what is chosen is let go of by a second press, and all of it at the end', () => {
  const selection = createSelection()
  selection.toggle('a')
  selection.add(['b', 'c', 'b'])
  selection.toggle('a')
  expect(selection.get()).toEqual({ active: true, ids: new Set(['b', 'c']), anchor: 'a' })
  selection.end()
  expect(selection.get()).toEqual({ active: false, ids: new Set(), anchor: null })
})
