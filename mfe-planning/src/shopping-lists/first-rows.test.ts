import type { ListCategory } from '@potluck/cooking/shopping-list'
import { firstRows } from './first-rows.ts'

const alike = (...items: string[]) => ({ title: `${items.length} of them`, name: 'them', items })
const loose = (...items: string[]) => ({ title: null, name: null, items })
const aisle = (title: string, ...groups: ListCategory<string>['groups']): ListCategory<string> => ({
  aisle: title,
  title,
  groups,
})

const rows = (list: readonly ListCategory<string>[]) =>
  list.map(({ title, groups }) => [title, groups.map(({ items }) => items.join(''))])

test.each([
  [0, []],
  [1, [['dairy', ['ab']]]],
  [2, [['dairy', ['ab', 'c']]]],
  [
    3,
    [
      ['dairy', ['ab', 'c']],
      ['fruit', ['d']],
    ],
  ],
  [
    9,
    [
      ['dairy', ['ab', 'c']],
      ['fruit', ['d']],
    ],
  ],
])('%i rows of things that stand together', (count, expected) => {
  const list = [aisle('dairy', alike('a', 'b'), alike('c')), aisle('fruit', alike('d'))]
  expect(rows(firstRows(list, count))).toEqual(expected)
})

test('items without duplicates have a row each', () => {
  const list = [aisle('all', loose('a', 'b', 'c')), aisle('more', loose('d'))]
  expect(rows(firstRows(list, 2))).toEqual([['all', ['ab']]])
  expect(rows(firstRows(list, 4))).toEqual([
    ['all', ['abc']],
    ['more', ['d']],
  ])
})
