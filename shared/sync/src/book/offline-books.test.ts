import type { KitchenRole } from '@potluck/api/kitchen-roles'
import 'fake-indexeddb/auto'
import type { BookChanges } from '@potluck/api/book-changes'
import { createApiClient } from '@potluck/api/client'
import { listLabels } from '@potluck/api/labels'
import { allBooks } from '@potluck/api/of-book'
import { getRecipe, listRecipes, searchRecipes } from '@potluck/api/recipes'
import { aCopiedRecipe, aKitchen, ben, idOf } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { IDBFactory } from 'fake-indexeddb'
import { createConnection } from '../device/connection.ts'
import { firstChanges } from '../testing/book-changes.ts'
import { databaseOfBook, kitchensOnDevice } from './book-database-names.ts'
import { followBooks } from './follow-books.ts'
import { type KnownKitchen, openOfflineBooks } from './offline-books.ts'

const [home, club] = [idOf(70), idOf(71)]
const always = () => true

const withRecipe = (number: number, title: string, more: Parameters<typeof aCopiedRecipe>[2] = {}): BookChanges =>
  firstChanges({ recipes: [aCopiedRecipe(number, title, more)] })

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

const inKitchens =
  (...kitchens: readonly KnownKitchen[]) =>
  async () =>
    kitchens

async function twoBooks() {
  const books = openOfflineBooks('Ada', () => {})
  await (await books.open()).apply(withRecipe(1, 'Soup'), always)
  const pie = withRecipe(2, 'Pie', { kitchenId: home, addedBy: ben, savedBy: null, alsoFrom: [], ownNote: 'More salt' })
  await (await books.open(home)).apply(pie, always)
  return books
}

test('a kitchen’s book is read without a network by who is in it, with the role that they have', async () => {
  const books = await twoBooks()
  const kitchens = inKitchens({ id: home, role: 'reader' })
  const titles = async (query: object) => (await books.answer(listRecipes, { query }, { kitchens }))?.answer
  expect(await titles({})).toMatchObject({ data: [{ title: 'Soup' }], totalCount: 1 })
  expect(await titles({ kitchen: home })).toMatchObject({ data: [{ title: 'Pie', kitchenId: home }], totalCount: 1 })
  const pie = async (role: KitchenRole) =>
    books.answer(getRecipe, { params: { id: idOf(2) } }, { kitchens: inKitchens({ id: home, role }) })
  expect((await pie('reader'))?.answer).toMatchObject({
    title: 'Pie',
    isOwner: false,
    addedBy: ben,
    ownNote: 'More salt',
  })
  expect((await pie('cook'))?.answer).toMatchObject({ kitchenId: home, isOwner: true })
  expect(await books.state()).toMatchObject({ recipeCount: 2, updatedAt: expect.any(String) })
})

test('the former id of an own recipe opens the one of a kitchen that it was joined with', async () => {
  const books = await twoBooks()
  const joined = { kitchenId: home, addedBy: ben, savedBy: null, alsoFrom: [], ownNote: '', ownIds: [idOf(9)] }
  await (await books.open(home)).apply(withRecipe(3, 'Stew', joined), always)
  const former = (kitchens: readonly KnownKitchen[]) =>
    books.answer(getRecipe, { params: { id: idOf(9) } }, { kitchens: inKitchens(...kitchens) })
  expect((await former([{ id: home, role: 'cook' }]))?.answer).toMatchObject({ id: idOf(3), title: 'Stew' })
  expect(await former([])).toBeNull()
})

test('the recipe of a kitchen has the names that its members have now', async () => {
  const books = await twoBooks()
  const members = [{ person: { ...ben, name: 'Benjamin' } }]
  const kitchens = inKitchens({ id: home, role: 'cook', members })
  const pie = await books.answer(getRecipe, { params: { id: idOf(2) } }, { kitchens })
  expect(pie?.answer).toMatchObject({ title: 'Pie', addedBy: { id: ben.id, name: 'Benjamin' }, savedBy: null })
})

test('the book of a kitchen that somebody is not in gives no answer, though it is on the device', async () => {
  const books = await twoBooks()
  const kitchens = inKitchens({ id: club, role: 'cook' })
  expect(await books.answer(listRecipes, { query: { kitchen: home } }, { kitchens })).toBeNull()
  expect(await books.answer(getRecipe, { params: { id: idOf(2) } }, { kitchens })).toBeNull()
})

/** The answers of a server to whoever is in these kitchens, a recipe in each book. */
function aServer(kitchenIds: readonly string[], missing: readonly string[] = []) {
  return createApiClient({
    base: 'http://potluck.test/api/',
    token: () => 'token of Ada',
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request instanceof Request ? request.url : request)
      if (pathname === '/api/kitchens')
        return Response.json({ kitchens: kitchenIds.map((id) => aKitchen({ id })), invitations: [] })
      const kitchenId = searchParams.get('kitchen')
      if (missing.includes(kitchenId ?? '')) return Response.json({}, { status: 404 })
      return Response.json(withRecipe(kitchenId === null ? 1 : 2, 'Dish'))
    },
  })
}

/** Follows the books until the device has compared them. */
async function follow(api: ReturnType<typeof aServer>) {
  const books = openOfflineBooks('Ada', () => {})
  const host = { ...createTestHost({ answers: [] }), api }
  host.preferences.update('global', { enableExperimentalOfflineCache: true })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const following = { host, connection: createConnection(), locks: undefined, notifyNoRoom: () => {} }
  const stop = followBooks({ ...following, books: async () => books })
  for (let steps = 0; steps < 100; steps += 1) {
    await jest.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => setImmediate(resolve))
  }
  jest.useRealTimers()
  return { stop, host, books }
}

test('the device follows the books of all kitchens, and deletes those that the cook was taken out of while it was off', async () => {
  const before = await follow(aServer([home, club]))
  expect((await kitchensOnDevice()).toSorted()).toEqual([home, club])
  expect(await before.books.state()).toMatchObject({ recipeCount: 3 })
  before.stop()
  const { stop, books } = await follow(aServer([club]))
  expect(await kitchensOnDevice()).toEqual([club])
  expect((await books.state()).recipeCount).toBe(2)
  stop()
})

test('a kitchen that the server refuses meanwhile is deleted, and so is one that an event says is over', async () => {
  const { stop, host } = await follow(aServer([home, club], [home]))
  expect(await kitchensOnDevice()).toEqual([club])
  host.bus.emit('kitchen:removed', { kitchenId: club })
  for (let steps = 0; steps < 50 && (await kitchensOnDevice()).length > 0; steps += 1)
    await new Promise((resolve) => setImmediate(resolve))
  expect(await kitchensOnDevice()).toEqual([])
  stop()
})

test('the pictures of a kitchen go with its book', async () => {
  const deleted: string[] = []
  const address = (number: number) => `https://potluck.test/api/images/${idOf(number)}/thumbnail`
  const cache = {
    keys: async () => [8, 9].map((number) => ({ url: address(number) })),
    delete: async ({ url }: { readonly url: string }) => deleted.push(url),
  }
  Object.assign(globalThis, { caches: { has: async () => true, open: async () => cache } })
  const books = openOfflineBooks('Ada', () => {})
  const image = { id: idOf(9), location: address(9), thumbnail: address(9), medium: address(9) }
  await (await books.open(home)).apply(withRecipe(2, 'Pie', { images: [image] }), always)
  await books.forget(home)
  expect(deleted).toEqual([address(9)])
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseOfBook(home))
  Reflect.deleteProperty(globalThis, 'caches')
})

test('all books together are listed and searched on the device, once all of them are there', async () => {
  const books = await twoBooks()
  const all = async (endpoint: typeof listRecipes | typeof searchRecipes, query: object, seenAt?: Promise<string>) =>
    books.answer(
      endpoint,
      { query: { kitchen: allBooks, ...query } },
      { kitchens: inKitchens({ id: home, role: 'cook' }), ...(seenAt && { seenAt }) },
    )
  expect((await all(listRecipes, { sort: 'titleDown' }))?.answer).toMatchObject({
    data: [{ title: 'Soup' }, { title: 'Pie', kitchenId: home }],
    totalCount: 2,
  })
  expect((await all(searchRecipes, { query: 'pie' }))?.answer).toMatchObject({
    data: [{ title: 'Pie' }],
    marks: ['pie'],
  })
  expect(await all(listRecipes, {}, Promise.resolve('2999-01-01T00:00:00.000Z'))).toBeNull()
  const club = inKitchens({ id: home, role: 'cook' }, { id: idOf(71), role: 'cook' })
  expect(await books.answer(listRecipes, { query: { kitchen: allBooks } }, { kitchens: club })).toBeNull()
})

test('what the own book and a kitchen both have is one row, that of the kitchen', async () => {
  const books = openOfflineBooks('Ada', () => {})
  const of = (kitchenId: string) => ({ kitchenId, addedBy: ben, savedBy: null, alsoFrom: [], ownNote: '' })
  const green = { labelIds: [idOf(21)] }
  const own = [aCopiedRecipe(1, 'Soup', green), aCopiedRecipe(2, 'Pie', green), aCopiedRecipe(3, 'Cake')]
  const there = [
    aCopiedRecipe(4, 'Soup of leeks', { ...of(home), ownIds: [idOf(1)], labelIds: [idOf(22)] }),
    aCopiedRecipe(5, 'Pie', of(home)),
    aCopiedRecipe(6, 'Cake', { ...of(home), ingredients: 'another one', labelIds: [idOf(22)] }),
  ]
  const label = (number: number, title: string) => {
    const at = '2026-01-01T00:00:00.000Z'
    return { id: idOf(number), title, sortTitle: title, groupTitle: null, createdAt: at, updatedAt: at }
  }
  await (await books.open()).apply(firstChanges({ recipes: own, labels: [label(21, 'Green')] }), always)
  await (await books.open(home)).apply(firstChanges({ recipes: there, labels: [label(22, 'green')] }), always)
  const kitchens = inKitchens({ id: home, role: 'cook' })
  const labels = await books.answer(listLabels, { query: { kitchen: allBooks } }, { kitchens })
  expect(labels?.answer).toMatchObject([{ title: 'Green', recipeCount: 3 }])
  const ids = async (query: object = {}) => {
    const input = { query: { kitchen: allBooks, ...query } }
    const found = listRecipes.response.parse((await books.answer(listRecipes, input, { kitchens }))?.answer)
    return [found.totalCount, ...found.data.map(({ id }) => id).toSorted()]
  }
  const rows = [4, idOf(3), idOf(4), idOf(5), idOf(6)]
  expect(await ids()).toEqual(rows)
  expect(await ids({ sort: 'random', seed: 2 })).toEqual(rows)
  const apart = aCopiedRecipe(5, 'Pie', { ...of(home), ingredients: 'plums' })
  await (await books.open(home)).apply(firstChanges({ recipes: [apart] }), always)
  expect(await ids()).toEqual([5, idOf(2), idOf(3), idOf(4), idOf(5), idOf(6)])
})
