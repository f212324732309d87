import { listBookChanges } from '@potluck/api/book-changes'
import { listRecipes, recipeDraft, recipeSort, searchRecipes } from '@potluck/api/recipes'
import { createMemoryBook } from '@potluck/search/memory-book'
import { v7 as uuid, v5 as uuidOf } from 'uuid'
import { Book } from '../../ground/access/book.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import { type KnownRecipe, questions, searchedBook } from '../../testing/searched-book.ts'
import { databases, startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'
import { insertRecipes } from '../recipes/insert.ts'

const book = searchedBook(400)
const searches = questions(200)
const space = uuid()

async function withBook(server: TestServer) {
  const anna = await server.member('Anna')
  const recipes = book.map(({ draft }) => ({ id: uuidOf(draft.title, space), draft: recipeDraft.parse(draft) }))
  await changeBook(server.database, Book.of(await anna.acting()), (open) => insertRecipes(open, recipes))
  return anna
}

const titlesOf = (recipes: readonly KnownRecipe[]) => recipes.map(({ draft }) => draft.title).toSorted()

/** The book as a device holds it: brought over in pages, written down in the middle, and read again. */
async function memoryBookOf({ api }: TestMember) {
  let book = createMemoryBook()
  let since: string | undefined
  for (let more = true; more; ) {
    const { data } = await api.call(listBookChanges, { query: { count: 150, ...(since && { since }) } })
    for (const label of data.labels) book.putLabel(label)
    for (const recipe of data.recipes) book.put(recipe)
    book = createMemoryBook(book.save())
    ;({ mark: since, more } = data)
  }
  return (search: { readonly query?: string; readonly sort?: string }) =>
    book.find({ folder: 'main', seed: 7, offset: 0, count: 500, ...search })
}

test('200 questions in five languages have the same correct answers on both databases and on a device', async () => {
  const answers: string[][][] = []
  for (const kind of databases) {
    const server = await startTestServer(kind)
    const anna = await withBook(server)
    const { api } = anna
    const book = await memoryBookOf(anna)
    const found: string[][] = []
    for (const { text } of searches) {
      const { data } = await api.call(searchRecipes, { query: { query: text, count: 500 } })
      expect(data.totalCount).toBe(data.data.length)
      found.push(data.data.map(({ title }) => title))
      const { ids, totalCount, matches } = await book({ query: text })
      expect([text, ids]).toEqual([text, data.data.map(({ id }) => id)])
      expect(totalCount).toBe(data.totalCount)
      expect(matches?.corrections ?? []).toEqual(data.corrections)
    }
    for (const sort of recipeSort.options) {
      const { data } = await api.call(listRecipes, { query: { sort, seed: 7, count: 500 } })
      expect([sort, (await book({ sort })).ids]).toEqual([sort, data.data.map(({ id }) => id)])
    }
    answers.push(found)
    await server.close()
  }
  const [first, second] = answers
  expect(second).toEqual(first)
  expect(first?.filter(({ length }) => length > 0).length).toBeGreaterThan(120)
  const named = (found: readonly (readonly string[])[]) =>
    Object.fromEntries(searches.map(({ text }, at) => [text, found[at]?.toSorted()]))
  expect(named(first ?? [])).toEqual(named(searches.map(({ finds }) => titlesOf(book.filter(finds)))))
}, 60_000)
