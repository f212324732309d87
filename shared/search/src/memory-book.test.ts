import { blankTexts } from '@potluck/recipe/fields'
import { createMemoryBook, type PageQuery } from './memory-book.ts'

const recipe = (number: number, title: string, about: { readonly labelIds?: readonly string[] } = {}) => ({
  id: `recipe ${number}`,
  searchNumber: number,
  folder: 'main',
  ...blankTexts,
  title,
  sortTitle: title.toLowerCase(),
  rating: null,
  totalMinutes: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  lastCookedAt: null,
  labelIds: [],
  ...about,
})

const page = (about: Partial<PageQuery> = {}): PageQuery => ({
  folder: 'main',
  seed: 1,
  offset: 0,
  count: 10,
  ...about,
})

test('a recipe that is added again replaces the earlier one', async () => {
  const book = createMemoryBook()
  book.put(recipe(1, 'Soup'))
  expect((await book.find(page({ query: 'soup' }))).ids).toEqual(['recipe 1'])
  book.put(recipe(1, 'Stew'))
  expect((await book.find(page({ query: 'soup' }))).ids).toEqual([])
  expect((await book.find(page({ query: 'stew' }))).ids).toEqual(['recipe 1'])
  expect(book.rows().map(({ title }) => title)).toEqual(['Stew'])
})

test.each([
  ['찌개', '김치찌개'],
  ['볶음밥', '김치볶음밥'],
  ['국', '된장국'],
])('%s is found inside %s', async (query, title) => {
  const book = createMemoryBook()
  for (const [number, other] of ['Soup', '비빔면', title].entries()) book.put(recipe(number, other))
  expect((await book.find(page({ query }))).ids).toEqual(['recipe 2'])
})

test('a list stays sorted by title after recipes were added and removed', async () => {
  const book = createMemoryBook()
  for (const [number, title] of ['Tart', 'Bread', 'Soup'].entries()) book.put(recipe(number, title))
  expect((await book.find(page())).ids).toEqual(['recipe 1', 'recipe 2', 'recipe 0'])
  book.remove('recipe 1')
  book.put(recipe(3, 'Cake'))
  expect((await book.find(page())).ids).toEqual(['recipe 3', 'recipe 2', 'recipe 0'])
  expect((await book.find(page({ offset: 1, count: 1 }))).totalCount).toBe(3)
})

test.each([
  ['leek s', ['recipe 1', 'recipe 2']],
  ['leek so', ['recipe 2']],
  ['"leek" s', ['recipe 1', 'recipe 2']],
  ['суп б', ['recipe 3']],
  ['leek 2', []],
  ['s leek', []],
  ['s', []],
])('one letter behind other words is a beginning: %s', async (query, ids) => {
  const book = createMemoryBook()
  for (const [number, title] of ['Tart', 'Leek pie', 'Leek soup', 'Суп із броколі'].entries())
    book.put(recipe(number, title))
  expect((await book.find(page({ query }))).ids).toEqual(ids)
})

test('a search matches recipes by a label title until the label is removed', async () => {
  const book = createMemoryBook()
  book.putLabel({ id: 'sweet', title: 'Sweet' })
  book.put(recipe(1, 'Tart', { labelIds: ['sweet'] }))
  expect((await book.find(page({ query: 'sweet' }))).ids).toEqual(['recipe 1'])
  book.removeLabel('sweet')
  expect((await book.find(page({ query: 'sweet' }))).ids).toEqual([])
})

test('a book needs compaction when most of its numbers are unused, also after a restore', async () => {
  const book = createMemoryBook()
  for (let time = 0; time < 501; time += 1) book.put(recipe(1, `Soup ${time}`))
  expect(book.needsCompaction()).toBe(true)
  const saved = createMemoryBook(book.save())
  expect((await saved.find(page({ query: 'soup' }))).ids).toEqual(['recipe 1'])
})
