import { addCooking } from '@potluck/api/cookings'
import { attachLabel } from '@potluck/api/labels'
import {
  createRecipe,
  deleteRecipe,
  moveRecipe,
  type RecipeSort,
  rateRecipe,
  recipeDraft,
  searchRecipes,
  updateRecipe,
} from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { Book } from '../access/book.ts'
import { bookState } from '../book-changes/book-state.ts'
import { bookLabels } from '../labels/book-labels.ts'
import { cacheFigures } from '../machinery/cache.ts'
import { changeBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { numbersFrom } from '../testing/numbers-from.ts'
import type { TestMember } from '../testing/test-server.ts'
import { type Narrowing, passes, unnarrowed } from './filter.ts'
import { insertRecipes } from './insert.ts'
import { ordered, orderOf } from './orders.ts'
import { sortedNumbers } from './sorted-numbers.ts'

const sorts = [
  'title',
  'titleDown',
  'createdAt',
  '-createdAt',
  'updatedAt',
  '-updatedAt',
  'rating',
  '-rating',
  'totalTime',
  '-totalTime',
  'lastCookedAt',
  '-lastCookedAt',
] as const satisfies readonly RecipeSort[]

/** The same numbers as the database sorts and filters them. */
async function byDatabase(database: Database, book: Book, narrowing: Narrowing, sort: RecipeSort) {
  const all = database.db.selectFrom('recipes').select('searchNumber').where(passes(book, narrowing))
  const rows = await ordered(all.where('searchNumber', '>', 0), orderOf(sort, book)).execute()
  return rows.map(({ searchNumber }) => searchNumber)
}

async function filtersOf(database: Database, book: Book): Promise<Narrowing[]> {
  const labels = await bookLabels(database, book, (await bookState(database, book)).revision)
  const [one = '', other = ''] = [...labels.keys()]
  const all = unnarrowed('main')
  const choice = { ids: [one, other], least: 1, unlabeled: false, every: false }
  return [
    all,
    unnarrowed('inbox'),
    { ...all, ratings: [4, null] },
    { ...all, ratings: [] },
    { ...all, minutes: { min: 20, max: 60 } },
    { ...all, labels: [choice] },
    { ...all, labels: [{ ...choice, least: 2, every: true }] },
    { ...all, labels: [{ ...choice, least: 3, every: true }] },
    { ...all, labels: [{ ...choice, ids: [one], unlabeled: true }] },
    { ...all, withoutLabelIds: [other], withoutUnlabeled: true, ratings: [3, 4, 5, null] },
  ]
}

const titles = ['Soup', 'Stew', 'Pie', 'Apple', 'zucchini', 'Soup'] as const

/** Changes of a book by chance; each gives what was done. */
function changesOf({ api }: TestMember, ids: string[]) {
  const next = numbersFrom(7)
  const oneOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(next() * values.length)]
  const body = () => ({
    title: oneOf(titles) ?? '',
    totalTime: oneOf(['', '20 min', '1 h', '5 min']) ?? '',
    rating: oneOf([null, 3, 4, 5]) ?? null,
    labels: oneOf([[], ['warm'], ['warm', 'quick'], ['quick']]) ?? [],
  })
  return {
    async create() {
      ids.push((await api.call(createRecipe, { body: { id: uuid(), ...body() } })).data.id)
    },
    save: (id: string) => api.call(updateRecipe, { params: { id }, body: body() }),
    rate: (id: string) => api.call(rateRecipe, { params: { id }, body: { rating: oneOf([1, 2, null]) ?? null } }),
    cook: (id: string) => api.call(addCooking, { params: { id }, body: { id: uuid() } }),
    label: (id: string) => api.call(attachLabel, { body: { title: 'quick', recipeIds: [id] } }),
    move: (id: string) =>
      api.call(moveRecipe, { params: { id }, body: { folder: oneOf(['main', 'inbox'] as const) ?? 'main' } }),
    async delete(id: string) {
      await api.call(deleteRecipe, { params: { id } })
      ids.splice(ids.indexOf(id), 1)
    },
    anyId: () => oneOf(ids) ?? '',
  }
}

eachDatabase('orders of a folder', (server) => {
  test('an order that moves on with changes is the one that the database makes', async () => {
    const anna = await server.member('Anna')
    const { database } = server
    const ids: string[] = []
    const { create, anyId, ...others } = changesOf(anna, ids)
    for (let count = 0; count < 12; count += 1) await create()
    const book = Book.of(await anna.acting())
    const updates = cacheFigures().updates
    const compare = async (step: string) => {
      const { revision } = await bookState(database, book)
      for (const [at, narrowing] of (await filtersOf(database, book)).entries()) {
        for (const sort of at === 0 ? sorts : (['-rating'] as const)) {
          const numbers = [...(await sortedNumbers(database, book, narrowing, { sort, revision }))]
          const question = { step, narrowing, sort }
          expect({ ...question, numbers }).toEqual({
            ...question,
            numbers: await byDatabase(database, book, narrowing, sort),
          })
        }
      }
    }
    await compare('first')
    for (let round = 0; round < 2; round += 1) {
      for (const [step, change] of Object.entries(others)) {
        await change(anyId())
        if (round === 1) await change(anyId())
        await compare(step)
      }
      await create()
      await compare('create')
    }
    expect(cacheFigures().updates - updates).toBeGreaterThan(20)
  })

  test('recipes are found before and after their words are merged, and once', async () => {
    const anna = await server.member('Anna')
    const { database } = server
    const book = Book.of(await anna.acting())
    const add = (from: number, count: number) =>
      changeBook(database, book, (open) =>
        insertRecipes(
          open,
          Array.from({ length: count }, (_, at) => ({
            id: uuid(),
            draft: recipeDraft.parse({ title: `Leek pie ${from + at}`, ingredients: '2 leeks\n1 onion' }),
          })),
        ),
      )
    const countOf = async (query: string) =>
      (await anna.api.call(searchRecipes, { query: { query, count: 1 } })).data.totalCount
    const added = () =>
      database.db
        .selectFrom('searchAdditions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('ownerId', '=', book.ownerId)
        .executeTakeFirstOrThrow()
    for (const [count, left] of [
      [100, 100],
      [100, 0],
      [20, 20],
      [1, 21],
    ] as const) {
      const before = await countOf('leek')
      await add(before, count)
      const all = before + count
      expect([await countOf('leek'), await countOf('le'), await countOf('onions')]).toEqual([all, all, all])
      expect([await countOf('"leek pie"'), await countOf(`"pie ${all - 1}"`), await countOf('-leek')]).toEqual([
        all,
        1,
        0,
      ])
      expect((await added()).count).toBe(left)
    }
  })
})
