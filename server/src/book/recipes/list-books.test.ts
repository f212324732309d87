import { listBookChanges } from '@potluck/api/book-changes'
import { listCookable, listNeededThings } from '@potluck/api/cookable'
import { startMove } from '@potluck/api/kitchen-moves'
import { leaveKitchen } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { allBooks } from '@potluck/api/of-book'
import {
  createRecipe,
  deleteRecipe,
  getRecipe,
  listRecipes,
  type RecipeDraft,
  rateRecipe,
  recipeDraft,
  recipeSort,
  searchRecipes,
  updateRecipe,
} from '@potluck/api/recipes'
import { pageTogether } from '@potluck/search/books-together'
import { createMemoryBook, type MemoryBook } from '@potluck/search/memory-book'
import { v7 as uuid } from 'uuid'
import { Book } from '../../ground/access/book.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import { writableBook } from '../../people/policies/books.ts'
import { aKitchen, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { searchedBook } from '../../testing/searched-book.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember, TestServer } from '../../testing/test-server.ts'
import { insertRecipes } from './insert.ts'

const all = { kitchen: allBooks }

const write = async ({ api }: TestMember, draft: RecipeDraft, kitchen?: string) =>
  (await api.call(createRecipe, { body: draft, query: kitchen === undefined ? {} : { kitchen } })).data

const searched = async ({ api }: TestMember, query: string, more: { readonly sort?: 'title' } = {}) =>
  (await api.call(searchRecipes, { query: { ...all, ...more, query } })).data

const titlesFor = async (member: TestMember, query: string) =>
  (await searched(member, query)).data.map(({ title }) => title)

/** The book of a member or of a kitchen as a device holds it. */
async function onDevice({ api }: TestMember, kitchen?: string): Promise<MemoryBook> {
  const book = createMemoryBook()
  const { data } = await api.call(listBookChanges, { query: kitchen === undefined ? {} : { kitchen } })
  for (const label of data.labels) book.putLabel(label)
  for (const recipe of data.recipes) book.put(recipe)
  return book
}

/** A third of a known book in the own book, a third in each of two kitchens. */
async function threeBooks(server: TestServer) {
  const anna = await server.member('Anna')
  const kitchens = [await aKitchen(anna, [], 'Home'), await aKitchen(anna, [], 'Club')].toSorted()
  const member = await anna.acting()
  const drafts = searchedBook(150).map(({ draft }) => ({ id: uuid(), draft: recipeDraft.parse(draft) }))
  for (const [at, kitchen] of [undefined, ...kitchens].entries()) {
    const book = kitchen === undefined ? Book.of(member) : await writableBook(server.database, member, kitchen)
    await changeBook(server.database, book, (open) =>
      insertRecipes(
        open,
        drafts.filter((_draft, place) => place % 3 === at),
      ),
    )
  }
  return { anna, kitchens }
}

bothDatabases('recipes of all books together', (server) => {
  test('every order and many searches are the same on the server, in pages, and on a device', async () => {
    const { anna, kitchens } = await threeBooks(server)
    const books = await Promise.all([undefined, ...kitchens].map((kitchen) => onDevice(anna, kitchen)))
    const here = async (page: { readonly query?: string; readonly sort?: string; readonly labels?: string[] }) => {
      const whole = { folder: 'main', seed: 7, offset: 0, count: 500, ...page }
      return pageTogether(await Promise.all(books.map((book) => book.findAll(whole))), whole).found.map(({ id }) => id)
    }
    for (const sort of recipeSort.options) {
      const query = { ...all, sort, seed: 7, count: 60 }
      const pages = await Promise.all(
        [0, 60, 120].map(async (offset) => (await anna.api.call(listRecipes, { query: { ...query, offset } })).data),
      )
      expect(pages.map(({ totalCount }) => totalCount)).toEqual([150, 150, 150])
      const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
      expect([sort, ids]).toEqual([sort, await here({ sort })])
    }
    for (const query of ['tomato', 'soup', 'tomaten suppe', 'chiken', 'rice -soup', 'time:<40 onion', '"olive oil"']) {
      const { data } = await anna.api.call(searchRecipes, { query: { ...all, query, count: 500 } })
      expect([query, data.data.map(({ id }) => id)]).toEqual([query, await here({ query })])
    }
  })

  test('a recipe says whose book it is in; rating, labels and filters are those of its book', async () => {
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    const kitchen = await aKitchen(anna)
    await joins(anna, kitchen, ben, 'reader')
    await write(ben, { title: 'Apple pie', labels: ['Sweet'], rating: 3 })
    const { id } = await write(anna, { title: 'Brownie', labels: ['sweet', 'Fast'], rating: 1 }, kitchen)
    await write(anna, { title: 'Crisps' }, kitchen)
    await write(anna, { title: 'Of Anna alone' })
    await ben.api.call(rateRecipe, { params: { id }, query: { kitchen }, body: { rating: 5 } })
    const list = async (more: object = {}) =>
      (await ben.api.call(listRecipes, { query: { ...all, ...more } })).data.data.map((row) => [
        row.title,
        row.kitchenId,
      ])
    expect(await list()).toEqual([
      ['Apple pie', undefined],
      ['Brownie', kitchen],
      ['Crisps', kitchen],
    ])
    expect(await list({ sort: '-rating' })).toEqual([
      ['Brownie', kitchen],
      ['Apple pie', undefined],
      ['Crisps', kitchen],
    ])
    expect((await list({ labels: 'sweet' })).flat()).toEqual(['Apple pie', undefined, 'Brownie', kitchen])
    expect((await list({ labels: 'sweet,fast', labelIntersection: 'true' })).flat()).toEqual(['Brownie', kitchen])
    expect((await list({ ratingFilter: '5,null' })).flat()).toEqual(['Brownie', kitchen, 'Crisps', kitchen])
  })

  test('a word that one book has is not corrected in another', async () => {
    const anna = await server.member('Anna')
    const kitchen = await aKitchen(anna)
    await write(anna, { title: 'Toasted nuts' })
    await write(anna, { title: 'Roasted nuts' }, kitchen)
    expect(await titlesFor(anna, 'toasted')).toEqual(['Toasted nuts'])
    expect((await searched(anna, 'toasted')).corrections).toEqual([])
    expect(await titlesFor(anna, 'tosted')).toEqual(['Toasted nuts'])
    expect(await searched(anna, 'roastet')).toMatchObject({
      data: [{ title: 'Roasted nuts' }],
      corrections: [{ typed: 'roastet', meant: ['roasted'] }],
    })
  })

  test('matches of all books are ordered by relevance, and say where the word is', async () => {
    const anna = await server.member('Anna')
    const kitchen = await aKitchen(anna)
    await write(anna, { title: 'Stew', ingredients: '2 leeks\n1 onion' })
    await write(anna, { title: 'Leek pie' }, kitchen)
    await write(anna, { title: 'Leek soup' })
    const { data, marks } = await searched(anna, 'leek')
    expect(data.map(({ title, match }) => [title, match?.line])).toEqual([
      ['Leek pie', undefined],
      ['Leek soup', undefined],
      ['Stew', '2 leeks'],
    ])
    expect(marks.toSorted()).toEqual(['leek', 'leeks'])
    expect((await searched(anna, 'leek', { sort: 'title' })).data.map(({ title }) => title)).toContain('Stew')
  })

  test('who left a kitchen finds nothing of it, and nobody names all books where one is written into', async () => {
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    const kitchen = await aKitchen(anna, [ben])
    await write(anna, { title: 'Plum cake', ingredients: '5 plums' }, kitchen)
    expect(await titlesFor(ben, 'plum')).toEqual(['Plum cake'])
    await ben.api.call(leaveKitchen, { params: { id: kitchen }, body: {} })
    expect(await titlesFor(ben, 'plum')).toEqual([])
    expect(await statusOf(ben.api.call(createRecipe, { body: { title: 'New' }, query: all }))).toBe(400)
  })

  test('what can be cooked from what is at hand comes from all books', async () => {
    const anna = await server.member('Anna')
    const kitchen = await aKitchen(anna)
    await write(anna, { title: 'Omelette', ingredients: '3 eggs\n1 tbsp butter' })
    await write(anna, { title: 'Boiled egg', ingredients: '1 egg' }, kitchen)
    const { data } = await anna.api.call(listCookable, { query: { ...all, items: 'egg' } })
    expect(data.data.map(({ title, kitchenId, missing }) => [title, kitchenId, missing.length])).toEqual([
      ['Boiled egg', kitchen, 0],
      ['Omelette', undefined, 1],
    ])
    const items = (await anna.api.call(listNeededThings, { query: { ...all, query: 'eg' } })).data
    expect(items).toEqual([{ key: 'egg', name: 'eggs', recipeCount: 2 }])
  })

  test('what the own book and a kitchen both have is one row, that of the kitchen, in lists, searches and what can be cooked', async () => {
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    const kitchen = await aKitchen(anna, [ben])
    const { id: copied } = await write(ben, { title: 'Leek pie', ingredients: '2 leeks', labels: ['Green'] })
    await write(ben, { title: 'Leek soup', ingredients: '3 leeks\n1 potato', labels: ['green'] })
    const same = { title: 'Omelette', ingredients: '3 eggs' }
    const { id: own } = await write(ben, same)
    await write(anna, same, kitchen)
    await write(anna, { title: 'Leek soup', ingredients: '3 leeks', labels: ['Green', 'Quick'] }, kitchen)
    const id = uuid()
    const body = { id, recipes: { kind: 'recipes' as const, recipeIds: [copied] } }
    await ben.api.call(startMove, { params: { id: kitchen }, body })
    await jobEnd(ben, id)
    const labels = (await ben.api.call(listLabels, { query: all })).data
    expect(labels.map(({ title, recipeCount }) => [title, recipeCount])).toEqual([
      ['Green', 3],
      ['Quick', 1],
    ])
    const rows = async (query: object = {}) => {
      const { data } = (await ben.api.call(listRecipes, { query: { ...all, ...query } })).data
      return data.map(({ title, kitchenId }) => `${title}${kitchenId === kitchen ? ' of Home' : ''}`)
    }
    const found = async (query: string) => {
      const { data, totalCount } = await searched(ben, query)
      return [totalCount, ...data.map(({ title, kitchenId }) => `${title}${kitchenId === kitchen ? ' of Home' : ''}`)]
    }
    const together = ['Leek pie of Home', 'Leek soup', 'Leek soup of Home', 'Omelette of Home']
    expect((await rows()).toSorted()).toEqual(together)
    expect((await rows({ sort: 'random', seed: 3 })).toSorted()).toEqual(together)
    expect(await found('pie')).toEqual([1, 'Leek pie of Home'])
    const { data: cookable } = await ben.api.call(listCookable, { query: { ...all, items: 'egg' } })
    expect([cookable.totalCount, cookable.data[0]?.kitchenId]).toEqual([1, kitchen])
    const { data: needed } = await ben.api.call(listNeededThings, { query: { ...all, query: '' } })
    const counts = needed.map(({ key, recipeCount }) => [key, recipeCount])
    expect(counts).toEqual([
      ['leek', 3],
      ['egg', 1],
      ['potat', 1],
    ])
    expect((await ben.api.call(getRecipe, { params: { id: own } })).data.title).toBe('Omelette')
    // One that others changed since is still the same recipe; the words of each lead to what has them.
    const changed = { title: 'Leek quiche', ingredients: '4 leeks' }
    const there = (await searched(ben, 'pie')).data[0]?.id ?? ''
    await anna.api.call(updateRecipe, { params: { id: there }, query: { kitchen }, body: changed })
    expect([await found('quiche'), await found('pie')]).toEqual([
      [1, 'Leek quiche of Home'],
      [1, 'Leek pie'],
    ])
    expect(await rows()).not.toContain('Leek pie')
    await anna.api.call(deleteRecipe, { params: { id: there }, query: { kitchen } })
    expect(await rows()).toContain('Leek pie')
  })
})
