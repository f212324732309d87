import 'fake-indexeddb/auto'
import { countRecipes } from '@potluck/api/recipes'
import { aCopiedRecipe } from '@potluck/testing/fixtures'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { firstChanges } from '../testing/book-changes.ts'
import { bookDatabaseName } from './book-database-names.ts'
import { booksOfSession } from './books-of-session.ts'

const changes = firstChanges({ recipes: [aCopiedRecipe(1, 'Soup')] })

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

test('an offline book that is switched off and on again is a new copy on the same page', async () => {
  const first = await booksOfSession('token of Ada')
  await (await first?.open())?.apply(changes, () => true)
  expect(await booksOfSession('token of Ada')).toBe(first)
  await deleteDB(bookDatabaseName)
  const second = await (await booksOfSession('token of Ada'))?.open()
  expect(await second?.revision()).toBeNull()
  await second?.apply(changes, () => true)
  expect((await second?.answer(countRecipes, {}))?.answer).toEqual({ count: 1 })
})
