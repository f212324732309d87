import { recipeDraft, searchRecipes } from '@potluck/api/recipes'
import { v7 as uuid, v5 as uuidOf } from 'uuid'
import { Book, changeBook } from '../access/book.ts'
import { insertRecipes } from '../recipes/insert.ts'
import { type KnownRecipe, questions, searchedBook } from '../testing/searched-book.ts'
import { databases, startTestServer, type TestServer } from '../testing/test-server.ts'

const book = searchedBook(400)
const asked = questions(200)
const space = uuid()

async function withBook(server: TestServer) {
  const anna = await server.member('Anna')
  const recipes = book.map(({ draft }) => ({ id: uuidOf(draft.title, space), draft: recipeDraft.parse(draft) }))
  await changeBook(server.database, Book.of(await anna.acting()), (open) => insertRecipes(open, recipes))
  return anna
}

const titlesOf = (recipes: readonly KnownRecipe[]) => recipes.map(({ draft }) => draft.title).toSorted()

test('200 questions in five languages have the same answers in the same order on both databases, and the right ones', async () => {
  const answers: string[][][] = []
  for (const kind of databases) {
    const server = await startTestServer(kind)
    const { api } = await withBook(server)
    const found: string[][] = []
    for (const { text } of asked) {
      const { data } = await api.call(searchRecipes, { query: { query: text, count: 500 } })
      expect(data.totalCount).toBe(data.data.length)
      found.push(data.data.map(({ title }) => title))
    }
    answers.push(found)
    await server.close()
  }
  const [first, second] = answers
  expect(second).toEqual(first)
  expect(first?.filter(({ length }) => length > 0).length).toBeGreaterThan(120)
  const named = (found: readonly (readonly string[])[]) =>
    Object.fromEntries(asked.map(({ text }, at) => [text, found[at]?.toSorted()]))
  expect(named(first ?? [])).toEqual(named(asked.map(({ finds }) => titlesOf(book.filter(finds)))))
}, 60_000)
