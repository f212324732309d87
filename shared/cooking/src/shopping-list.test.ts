import { aisleIndexOf, aisleTitle } from './aisles.ts'
import { enUsAisles } from './languages/en-us/aisles.ts'
import { enUs } from './languages/en-us/words.ts'
import { arrangeList, type ListOptions } from './shopping-list.ts'
import { sortItems } from './sort-items.ts'
import { vocabularyOf } from './vocabulary.ts'

const items = [
  { title: '2 onions', createdAt: 3 },
  { title: '1 cup milk', createdAt: 1 },
  { title: '1 onion', createdAt: 2 },
]
const aisles = aisleIndexOf([enUsAisles], vocabularyOf([enUs]))
const arrange = (options: Partial<ListOptions>) =>
  arrangeList(items, {
    groupCategories: false,
    groupSimilar: false,
    aisles,
    aisleTitle: (aisle) => aisleTitle(aisle, enUsAisles),
    ...options,
  }).map(({ title, groups }) => [title, groups.map((group) => [group.title, group.items.map((item) => item.title)])])

test('a plain list is one group without a title', () => {
  expect(arrange({})).toEqual([[null, [[null, ['1 cup milk', '1 onion', '2 onions']]]]])
})

test('similar items stand together under their sum', () => {
  expect(arrange({ groupSimilar: true })).toEqual([
    [
      null,
      [
        ['1 cup milk', ['1 cup milk']],
        ['3 onions', ['1 onion', '2 onions']],
      ],
    ],
  ])
})

test('aisles stand in the order of a walk through a shop, whatever they are called', () => {
  expect(arrange({ groupCategories: true })).toEqual([
    ['Produce', [[null, ['1 onion', '2 onions']]]],
    ['Dairy', [[null, ['1 cup milk']]]],
  ])
})

test('aisles hold similar items, sorted as asked', () => {
  expect(arrange({ groupCategories: true, groupSimilar: true, sortBy: '-createdAt' })).toEqual([
    ['Produce', [['3 onions', ['2 onions', '1 onion']]]],
    ['Dairy', [['1 cup milk', ['1 cup milk']]]],
  ])
})

test.each([
  [undefined, ['1 cup milk', '1 onion', '2 onions']],
  ['title', ['1 cup milk', '1 onion', '2 onions']],
  ['createdAt', ['1 cup milk', '1 onion', '2 onions']],
  ['-createdAt', ['2 onions', '1 onion', '1 cup milk']],
] as const)('sorted by %s', (sortBy, sorted) => {
  expect(sortItems(items, sortBy).map(({ title }) => title)).toEqual(sorted)
})

test('titles sort as a reader expects, and equal ones by age', () => {
  const list = ['b', 'Ä', 'item 10', 'item 2', 'a', 'a'].map((title, createdAt) => ({ title, createdAt: -createdAt }))
  expect(sortItems(list, 'title', 'de').map(({ title, createdAt }) => [title, createdAt])).toEqual([
    ['a', -5],
    ['a', -4],
    ['Ä', -1],
    ['b', -0],
    ['item 2', -3],
    ['item 10', -2],
  ])
})

test('items are sorted by title by default', () => {
  const items = [
    { title: 'b', createdAt: 1 },
    { title: 'a', createdAt: 2 },
  ]
  expect(sortItems(items).map(({ title }) => title)).toEqual(['a', 'b'])
})
