/** @page */
import 'fake-indexeddb/auto'
import type { CopiedLabel } from '@potluck/api/book-changes'
import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import { listLabels } from '@potluck/api/labels'
import { listRecipeIds } from '@potluck/api/many-recipes'
import { countRecipes, getRecipe, listRecipes, listTitleLetters, searchRecipes } from '@potluck/api/recipes'
import { aCopiedRecipe, idOf } from '@potluck/testing/fixtures'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { wipeUserData } from '../device/wipe-user-data.ts'
import { firstChanges } from '../testing/book-changes.ts'
import { bookDatabaseName } from './book-database-names.ts'
import { type OfflineBook, openOfflineBook } from './offline-book.ts'

const at = '2026-01-01T00:00:00.000Z'

const aLabel = (number: number, title: string): CopiedLabel => ({
  id: idOf(number),
  title,
  sortTitle: title.toLowerCase(),
  groupTitle: null,
  createdAt: at,
  updatedAt: at,
})

const dinner = aLabel(90, 'Dinner')

const soup = aCopiedRecipe(1, 'Tomato soup', { labelIds: [dinner.id], ingredients: '2 onions\n1 kg tomatoes' })
const pie = aCopiedRecipe(2, 'Chicken pie', { linked: [{ id: soup.id, title: 'Tomato soup' }], rating: 4 })
const gift = aCopiedRecipe(3, 'Plum cake', { folder: 'inbox' })

const wholeBook = firstChanges({ recipes: [soup, pie, gift], labels: [dinner] })
const always = () => true

/** The answer of the server, as a screen gets it. */
async function ask<E extends Endpoint>(
  book: OfflineBook,
  endpoint: E,
  input: CallInput<E>,
): Promise<CallOutput<E> | null> {
  const offlineAnswer = await book.answer(endpoint, input)
  if (offlineAnswer === null || endpoint.response === 'file') return null
  return endpoint.response.parse(offlineAnswer.answer) as CallOutput<E>
}

const titles = async (book: OfflineBook, query: CallInput<typeof listRecipes>['query'] = {}) =>
  (await ask(book, listRecipes, { query }))?.data.map(({ title }) => title)

async function aBook(session = 'Ada'): Promise<OfflineBook> {
  const book = await openOfflineBook({ session })
  await book.apply(wholeBook, always)
  return book
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

test('the book index is in memory before the first letter of a search, whoever answers the list', async () => {
  const before = await aBook()
  before.close()
  const book = await openOfflineBook({ session: 'Ada' })
  const afterTasks = setTimeout
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'Date'] })
  try {
    expect(await book.answer(listRecipes, {}, { seenAt: Promise.resolve('2999-01-01T00:00:00.000Z') })).toBeNull()
    const reading = jest.spyOn(IDBObjectStore.prototype, 'get')
    jest.runAllTimers()
    const isRead = () => reading.mock.results.length > 1
    while (!isRead()) await new Promise((resolve) => afterTasks(resolve))
    expect(reading.mock.calls).toContainEqual(['state'])
  } finally {
    jest.useRealTimers()
    jest.restoreAllMocks()
  }
})

test('the offline book counts its recipes during a first fetch, and is up to date after it', async () => {
  const book = await openOfflineBook({ session: 'Ada' })
  expect(await book.state()).toEqual({ recipeCount: 0, updatedAt: null })
  await book.apply(firstChanges({ recipes: [soup, pie], more: true }), always)
  expect(await book.state()).toEqual({ recipeCount: 2, updatedAt: null })
  await book.apply(firstChanges({ recipes: [gift], mark: 'two' }), always)
  // Another window reads the same.
  const seen = await (await openOfflineBook({ session: 'Ada' })).state()
  expect(seen).toEqual({ recipeCount: 3, updatedAt: expect.any(String) })
  expect(Date.now() - Date.parse(seen.updatedAt ?? '')).toBeLessThan(60_000)
})

test('the offline book answers lists, filters, counts and labels as the server does', async () => {
  const book = await aBook()
  expect(await titles(book)).toEqual(['Chicken pie', 'Tomato soup'])
  expect(await titles(book, { sort: 'titleDown', count: 1, offset: 1 })).toEqual(['Chicken pie'])
  expect(await titles(book, { folder: 'inbox' })).toEqual(['Plum cake'])
  expect(await titles(book, { labels: 'dinner' })).toEqual(['Tomato soup'])
  expect(await titles(book, { labels: 'unlabeled' })).toEqual(['Chicken pie'])
  expect(await titles(book, { ratingFilter: '4,5' })).toEqual(['Chicken pie'])
  expect(await ask(book, listRecipeIds, {})).toEqual({ ids: [pie.id, soup.id] })
  expect(await ask(book, countRecipes, {})).toEqual({ count: 2 })
  const letters = ['c', 't'].map((letter) => ({ letter, count: 1 }))
  expect(await ask(book, listTitleLetters, {})).toEqual({ letters })
  expect(await ask(book, listLabels, {})).toMatchObject([{ title: 'Dinner', recipeCount: 1 }])
  expect((await ask(book, listRecipes, {}))?.data[1]).toMatchObject({ labels: [{ id: dinner.id, title: 'Dinner' }] })
})

test('an offline search matches a word with one typo, says so, and names the field that matched', async () => {
  const book = await aBook()
  const offlineAnswer = await ask(book, searchRecipes, { query: { query: 'tomatos onoins' } })
  expect(offlineAnswer).toMatchObject({
    totalCount: 1,
    data: [{ title: 'Tomato soup' }],
    corrections: [{ typed: 'onoins', meant: ['onions'] }],
  })
  expect((await ask(book, searchRecipes, { query: { query: 'onions' } }))?.data[0]?.match).toEqual({
    field: 'ingredients',
    line: '2 onions',
  })
  expect((await ask(book, searchRecipes, { query: { query: '-"1 kg" -onions' } }))?.data).toMatchObject([
    { title: 'Chicken pie' },
  ])
})

test('a recipe opens offline with all its fields and the present names of the recipes it uses', async () => {
  const book = await aBook()
  await book.apply(firstChanges({ recipes: [{ ...soup, title: 'Gazpacho' }], mark: 'two' }), always)
  expect(await ask(book, getRecipe, { params: { id: pie.id } })).toMatchObject({
    title: 'Chicken pie',
    isOwner: true,
    owner: null,
    linked: [{ id: soup.id, title: 'Gazpacho' }],
  })
  await book.apply(firstChanges({ goneRecipes: [soup.id], mark: 'three' }), always)
  expect(await ask(book, getRecipe, { params: { id: pie.id } })).toMatchObject({ linked: [] })
  expect(await ask(book, getRecipe, { params: { id: soup.id } })).toBeNull()
})

test('a recipe that was copied before a field existed opens offline with the field empty', async () => {
  const { nutrition: _later, ...copied } = soup
  const book = await aBook()
  const database = await openDB(bookDatabaseName)
  await database.put('recipes', copied)
  database.close()
  expect(await ask(book, getRecipe, { params: { id: soup.id } })).toMatchObject({ title: soup.title, nutrition: '' })
})

test('an answer of the server that is newer than the offline book is preferred', async () => {
  const book = await aBook()
  const [before, after] = [new Date(0).toISOString(), new Date(Date.now() + 1_000).toISOString()]
  expect((await book.answer(countRecipes, {}, { seenAt: Promise.resolve(before) }))?.answer).toEqual({ count: 2 })
  expect(await book.answer(countRecipes, {}, { seenAt: Promise.resolve(after) })).toBeNull()
})

test('the offline book has no recipes of other members', async () => {
  expect(await titles(await aBook(), { userId: idOf(7) })).toBeUndefined()
})

test('the offline book is there for the next page of the session and for other windows', async () => {
  const [book, other] = [await aBook(), await openOfflineBook({ session: 'Ada' })]
  expect(await titles(other)).toEqual(['Chicken pie', 'Tomato soup'])
  await new Promise((resolve) => setTimeout(resolve, 2))
  await book.apply(firstChanges({ goneRecipes: [soup.id], mark: 'two' }), always)
  expect(await titles(other)).toEqual(['Chicken pie'])
  expect(await other.revision()).toBe('two')
})

test('a search waits for a read of the offline book that is under way and starts no second one', async () => {
  ;(await aBook()).close()
  const book = await openOfflineBook({ session: 'Ada' })
  const reading = jest.spyOn(IDBObjectStore.prototype, 'get')
  try {
    expect(await Promise.all([titles(book), titles(book, { sort: 'titleDown' })])).toEqual([
      ['Chicken pie', 'Tomato soup'],
      ['Tomato soup', 'Chicken pie'],
    ])
    expect(reading.mock.calls.filter(([key]) => key === 'state')).toHaveLength(1)
  } finally {
    reading.mockRestore()
  }
})

test('a search reads no disk until a window writes', async () => {
  const book = await aBook()
  const other = await openOfflineBook({ session: 'Ada' })
  const search = async () => (await ask(book, searchRecipes, { query: { query: 'chicken' } }))?.totalCount
  const reading = jest.spyOn(IDBObjectStore.prototype, 'get')
  try {
    expect([await search(), await search()]).toEqual([1, 1])
    expect(reading).not.toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve, 2))
    await other.apply(firstChanges({ goneRecipes: [pie.id], mark: 'two' }), always)
    expect(await search()).toBe(0)
  } finally {
    reading.mockRestore()
  }
})

test('a search reads the disk when windows cannot notify each other', async () => {
  const refused = () => {
    throw new DOMException('', 'SecurityError')
  }
  const refusing = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refused),
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refused),
  ]
  try {
    const [book, other] = [await aBook(), await openOfflineBook({ session: 'Ada' })]
    expect(await titles(book)).toEqual(['Chicken pie', 'Tomato soup'])
    await new Promise((resolve) => setTimeout(resolve, 2))
    await other.apply(firstChanges({ goneRecipes: [pie.id], mark: 'two' }), always)
    expect(await titles(book)).toEqual(['Tomato soup'])
  } finally {
    for (const each of refusing) each.mockRestore()
  }
})

test('an incomplete offline book answers nothing and continues its fetch where it stopped', async () => {
  const book = await openOfflineBook({ session: 'Ada' })
  await book.apply({ ...wholeBook, more: true, mark: 'half' }, always)
  expect(await titles(book)).toBeUndefined()
  expect(await book.revision()).toBe('half')
  await book.apply(firstChanges({ mark: 'all' }), always)
  expect(await titles(book)).toEqual(['Chicken pie', 'Tomato soup'])
})

test('another session finds no offline book and fetches a new one', async () => {
  await aBook('Ada')
  const bens = await openOfflineBook({ session: 'Ben' })
  expect([await bens.revision(), await titles(bens)]).toEqual([null, undefined])
  await bens.apply(firstChanges({ recipes: [aCopiedRecipe(5, 'Bread')] }), always)
  expect(await titles(bens)).toEqual(['Bread'])
  const database = await openDB(bookDatabaseName)
  expect(await database.getAllKeys('recipes')).toEqual([idOf(5)])
  database.close()
})

test('the offline book is deleted when the session ends, and nothing is stored after that', async () => {
  const book = await aBook()
  await wipeUserData()
  await book.apply(firstChanges({ recipes: [aCopiedRecipe(5, 'Bread')], mark: 'two' }), () => false).catch(() => {})
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([])
})

test('an offline book that cannot be read is fetched again', async () => {
  ;(await aBook()).close()
  const database = await openDB(bookDatabaseName)
  await database.put('state', { session: 'Ada', mark: 7 }, 'state')
  database.close()
  const book = await openOfflineBook({ session: 'Ada' })
  expect([await book.revision(), await titles(book)]).toEqual([null, undefined])
})

test('an index that is mostly outdated is rebuilt and gives the same answers', async () => {
  const many = Array.from({ length: 300 }, (_, number) => aCopiedRecipe(100 + number, `Dish ${number}`))
  const book = await openOfflineBook({ session: 'Ada' })
  await book.apply(firstChanges({ recipes: many }), always)
  for (const round of [1, 2]) {
    await book.apply(
      firstChanges({ recipes: many.map((each) => ({ ...each, rating: round })), mark: `${round}` }),
      always,
    )
  }
  const offlineAnswer = await ask(book, searchRecipes, { query: { query: 'dish 17 rating:2', count: 500 } })
  expect(offlineAnswer?.data.map(({ title }) => title)).toContain('Dish 17')
  expect(offlineAnswer?.totalCount).toBe(11)
})
