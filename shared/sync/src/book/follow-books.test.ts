import 'fake-indexeddb/auto'
import type { BookChanges } from '@potluck/api/book-changes'
import { createApiClient } from '@potluck/api/client'
import { countRecipes, listRecipes } from '@potluck/api/recipes'
import { aCopiedRecipe, idOf } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { IDBFactory } from 'fake-indexeddb'
import { createConnection } from '../device/connection.ts'
import { firstChanges } from '../testing/book-changes.ts'
import { followBooks, updateBook } from './follow-books.ts'
import { openOfflineBook } from './offline-book.ts'

/** As many as the server sends at most. */
const onePage = 500

/** A server whose owner has so many recipes; its marks are how many were sent. */
function aServer(recipes: number, fails: (requestCount: number) => boolean = () => false) {
  const marks: string[] = []
  const page = (since: number): BookChanges => {
    const until = Math.min(recipes, since + onePage)
    return firstChanges({
      recipes: Array.from({ length: until - since }, (_, at) => aCopiedRecipe(since + at, `Dish ${since + at}`)),
      mark: String(until),
      more: until < recipes,
    })
  }
  const api = createApiClient({
    base: 'http://potluck.test/api/',
    token: () => 'token of Ada',
    fetch: async (request) => {
      const { searchParams } = new URL(request instanceof Request ? request.url : request)
      const since = searchParams.get('since') ?? '0'
      if (marks.length > 2 * (recipes / onePage)) throw new Error(`asked again and again since ${since}`)
      marks.push(since)
      return fails(marks.length) ? new Response('', { status: 500 }) : Response.json(page(Number(since)))
    },
  })
  return { api, marks }
}

const { signal } = new AbortController()

const everyMark = (recipes: number) => Array.from({ length: recipes / onePage }, (_, page) => String(page * onePage))

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

test('a book of many pages is asked for once, from its first to its last', async () => {
  const [server, book] = [aServer(6_000), await openOfflineBook({ session: 'Ada' })]
  await updateBook(server, { book: book }, signal)
  expect(server.marks).toEqual(everyMark(6_000))
  expect((await book.answer(countRecipes, {}))?.answer).toEqual({ count: 6_000 })
  book.close()
  const reopened = await openOfflineBook({ session: 'Ada' })
  expect((await reopened.answer(listRecipes, { query: { offset: 5_998 } }))?.answer).toMatchObject({
    data: [{ id: idOf(998) }, { id: idOf(999) }],
  })
  await updateBook(server, { book: reopened }, signal)
  expect(server.marks.slice(12)).toEqual(['6000'])
})

/** A disk on which there is no room, for some of what is written. */
function full(isRefused: (store: string) => boolean) {
  const { put } = IDBObjectStore.prototype
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (isRefused(this.name)) throw new DOMException('no room', 'QuotaExceededError')
    return put.apply(this, given)
  })
}

test.each(['recipes', 'state'])(
  'the book is not shown in part when the disk has no room for %s, and its fetch continues when there is room',
  async (name) => {
    const [server, book] = [aServer(3_000), await openOfflineBook({ session: 'Ada' })]
    const disk = full((store) => store === name)
    await expect(updateBook(server, { book: book }, signal)).rejects.toThrow('no room')
    const next = await openOfflineBook({ session: 'Ada' })
    expect(await next.answer(countRecipes, {})).toBeNull()
    disk.mockRestore()
    await updateBook(server, { book: book }, signal)
    expect((await book.answer(countRecipes, {}))?.answer).toEqual({ count: 3_000 })
    expect((await next.answer(countRecipes, {}))?.answer).toEqual({ count: 3_000 })
  },
)

test.each([
  ['has no room: the cook is told once', 'QuotaExceededError', 1],
  ['broke off, as when its window goes: nobody is told', 'AbortError', 0],
])('a disk that %s', async (_, name, notifications) => {
  jest.useFakeTimers()
  const host = createTestHost({ answers: [] })
  host.preferences.update('global', { enableExperimentalOfflineCache: true })
  const notifyNoRoom = jest.fn()
  const books = jest.fn(() => Promise.reject(new DOMException('not written', name)))
  const stop = followBooks({
    host,
    connection: createConnection(),
    books,
    locks: undefined,
    notifyNoRoom,
  })
  await jest.advanceTimersByTimeAsync(20 * 60_000)
  stop()
  jest.useRealTimers()
  expect(notifyNoRoom).toHaveBeenCalledTimes(notifications)
  // It is tried again, either way.
  expect(books.mock.calls.length).toBeGreaterThan(1)
})

test.each([2, 5, 9])('a fetch that fails after %s pages continues in this window and in the next', async (pages) => {
  const book = await openOfflineBook({ session: 'Ada' })
  const broken = aServer(6_000, (requestCount) => requestCount > pages)
  await expect(updateBook(broken, { book: book }, signal)).rejects.toThrow()
  const server = aServer(6_000)
  const next = await openOfflineBook({ session: 'Ada' })
  await updateBook(server, { book: next }, signal)
  expect((await next.answer(countRecipes, {}))?.answer).toEqual({ count: 6_000 })
  await updateBook(server, { book: book }, signal)
  expect((await book.answer(countRecipes, {}))?.answer).toEqual({ count: 6_000 })
})
