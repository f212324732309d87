/** @page */
import 'fake-indexeddb/auto'
import { listLabels } from '@potluck/api/labels'
import { logout } from '@potluck/api/sessions'
import { booksOfSession } from '@potluck/sync/books-of-session'
import { answer, Refusal } from '@potluck/testing/answers'
import { aCopiedRecipe } from '@potluck/testing/fixtures'
import { memoryCaches } from '@potluck/testing/memory-caches'
import { act, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { knowsAda } from '../testing/account.ts'
import { renderShell } from '../testing/render-shell.tsx'

const memberDatabases = ['potluck:user:answers', 'potluck:user:book', 'potluck:user:changes']
const databases = async () => (await indexedDB.databases()).map(({ name }) => name).toSorted()

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory(), caches: memoryCaches() })
})

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'caches')
})

// After the deletion of an account, the server does not know its session any more.
test.each([
  ['logged out', {}],
  ['deleted the account', new Refusal(401)],
])('the device has no data of a member who %s, and the welcome page works', async (_what, answered) => {
  const { shell, path } = await renderShell({
    path: '/list/main',
    token: 'old',
    preferences: { enableExperimentalOfflineCache: true },
    answers: [...knowsAda, answer(listLabels, () => []), answer(logout, () => answered)],
  })
  const soup = aCopiedRecipe(1, 'Soup')
  const changes = { recipes: [soup], labels: [], goneRecipes: [], goneLabels: [], mark: 'one', more: false }
  await act(async () => {
    const books = await booksOfSession('old')
    await (await books?.open())?.apply(changes, () => true)
    await shell.host.api.call(listLabels, {})
    await caches.open('potluck:user:pictures')
    await caches.open('potluck:files')
  })
  await waitFor(async () => expect(await databases()).toEqual(memberDatabases))

  await act(shell.host.logOut)
  expect(await screen.findByRole('link', { name: 'Start your book' })).toBeVisible()
  await waitFor(async () => expect(await databases()).toEqual([]))
  expect(await caches.keys()).toEqual(['potluck:files'])
  expect(Object.keys(localStorage).filter((key) => /token|owner|user:/.test(key))).toEqual([])
  expect(path()).toBe('/welcome')
  expect(screen.queryByRole('dialog')).toBeNull()
})
