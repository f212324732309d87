import { addCooking } from '@potluck/api/cookings'
import { attachLabel } from '@potluck/api/labels'
import {
  createRecipe,
  deleteRecipe,
  listRecipes,
  moveRecipe,
  type RecipeSort,
  rateRecipe,
  updateRecipe,
} from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Database } from '../../machinery/base/database/database.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { numbersFrom } from '../../testing/numbers-from.ts'
import type { TestMember } from '../../testing/test-server.ts'

/** What recipes are listed by. */
interface Row {
  readonly id: string
  readonly sortTitle: string
  readonly rating: number | null
  readonly totalMinutes: number | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly lastCookedAt: string | null
  readonly labels: readonly string[]
}

/** Texts by their bytes, as both databases compare them. */
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : Buffer.compare(Buffer.from(`${a}`), Buffer.from(`${b}`))

const keys: { readonly [sort in Exclude<RecipeSort, 'random'>]: (row: Row) => readonly (string | number)[] } = {
  title: ({ sortTitle, id }) => [sortTitle, id],
  '-title': ({ sortTitle, id }) => [sortTitle, id],
  titleDown: ({ sortTitle, id }) => [sortTitle, id],
  createdAt: ({ createdAt, id }) => [createdAt, id],
  '-createdAt': ({ createdAt, id }) => [createdAt, id],
  updatedAt: ({ updatedAt, id }) => [updatedAt, id],
  '-updatedAt': ({ updatedAt, id }) => [updatedAt, id],
  rating: ({ rating, sortTitle, id }) => [rating ?? 9, sortTitle, id],
  '-rating': ({ rating, sortTitle, id }) => [-(rating ?? 0), sortTitle, id],
  totalTime: ({ totalMinutes, sortTitle, id }) => [totalMinutes ?? 1e9, sortTitle, id],
  '-totalTime': ({ totalMinutes, sortTitle, id }) => [totalMinutes === null ? 1 : -totalMinutes, sortTitle, id],
  lastCookedAt: ({ lastCookedAt, sortTitle, id }) => [lastCookedAt ?? '9999', sortTitle, id],
  '-lastCookedAt': ({ lastCookedAt, sortTitle, id }) => [-Date.parse(lastCookedAt ?? '0000-01-01'), sortTitle, id],
}

const isReversed = (sort: RecipeSort) => ['titleDown', '-createdAt', '-updatedAt'].includes(sort)

/** The ids of rows in an order, by a plain sort. */
function sorted(rows: readonly Row[], sort: keyof typeof keys): readonly string[] {
  const keysOf = keys[sort]
  const inOrder = rows.toSorted((one, other) => {
    const theirs = keysOf(other)
    return keysOf(one).reduce<number>((result, key, at) => result || compare(key, theirs[at] ?? 0), 0)
  })
  return (isReversed(sort) ? inOrder.reverse() : inOrder).map(({ id }) => id)
}

type ListQuery = z.input<typeof listRecipes.query>

const filters: readonly (readonly [ListQuery, (row: Row) => boolean])[] = [
  [{ ratingFilter: '4,null' }, ({ rating }) => rating === 4 || rating === null],
  [{ minMinutes: 20, maxMinutes: 60 }, ({ totalMinutes: time }) => time !== null && time >= 20 && time <= 60],
  [{ labels: 'warm,quick' }, ({ labels }) => labels.length > 0],
  [{ labels: 'warm,quick', labelIntersection: 'true' }, ({ labels }) => labels.length === 2],
  [{ labels: 'warm,nothing', labelIntersection: 'true' }, () => false],
  [{ labels: 'warm,unlabeled' }, ({ labels }) => labels.includes('warm') || labels.length === 0],
  [
    { withoutLabels: 'quick,unlabeled', ratingFilter: '3,4,5,null' },
    ({ labels, rating }) => labels.length === 1 && labels[0] === 'warm' && (rating ?? 3) >= 3,
  ],
]

const titles = [
  'Soup',
  'soup',
  'Äpfel',
  'Apfel',
  'Zwiebel',
  'Øl',
  '김치',
  'みそ汁',
  '10 eggs',
  '2 eggs',
  '«Crêpes»',
  '🍲',
  'ﬀ',
]

/** Changes of a book by chance. */
function changesOf({ api }: TestMember, ids: string[]) {
  const next = numbersFrom(7)
  const oneOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(next() * values.length)]
  const body = () => ({
    title: oneOf(titles) ?? '',
    totalTime: oneOf(['', '20 min', '1 h', '5 min']) ?? '',
    rating: oneOf([null, 3, 4, 5]) ?? null,
    labels: oneOf([[], ['warm'], ['warm', 'quick'], ['quick']]) ?? [],
  })
  const anyId = () => oneOf(ids) ?? ''
  return [
    async () => void ids.push((await api.call(createRecipe, { body: { id: uuid(), ...body() } })).data.id),
    () => api.call(updateRecipe, { params: { id: anyId() }, body: body() }),
    () => api.call(rateRecipe, { params: { id: anyId() }, body: { rating: oneOf([1, 2, null]) ?? null } }),
    () => api.call(addCooking, { params: { id: anyId() }, body: { id: uuid() } }),
    () => api.call(attachLabel, { body: { title: 'quick', recipeIds: [anyId()] } }),
    () =>
      api.call(moveRecipe, { params: { id: anyId() }, body: { folder: oneOf(['main', 'inbox'] as const) ?? 'main' } }),
    () => api.call(deleteRecipe, { params: { id: ids.splice(Math.floor(next() * ids.length), 1)[0] ?? '' } }),
  ]
}

/** The rows of a folder as they are stored. */
async function rowsOf({ db }: Database, ownerId: string): Promise<readonly Row[]> {
  const recipes = await db
    .selectFrom('recipes')
    .select(['id', 'sortTitle', 'rating', 'totalMinutes', 'createdAt', 'updatedAt', 'lastCookedAt'])
    .where('ownerId', '=', ownerId)
    .where('folder', '=', 'main')
    .execute()
  const labels = await db
    .selectFrom('recipeLabels')
    .innerJoin('labels', 'labels.id', 'recipeLabels.labelId')
    .select(['recipeLabels.recipeId', 'labels.title'])
    .where('recipeLabels.ownerId', '=', ownerId)
    .execute()
  return recipes.map((recipe) => {
    return { ...recipe, labels: labels.flatMap(({ recipeId, title }) => (recipeId === recipe.id ? [title] : [])) }
  })
}

eachDatabase('orders of a folder', (server) => {
  test('each order, whole and filtered, is that of a plain sort of the rows, after changes and in pages', async () => {
    const anna = await server.member('Anna')
    const ids: string[] = []
    const [create, ...others] = changesOf(anna, ids)
    await Promise.all(titles.map(() => create?.()))
    const listed = async (query: ListQuery) => (await anna.api.call(listRecipes, { query })).data
    async function compareAll(size: number) {
      const rows = await rowsOf(server.database, anna.id)
      for (const sort of Object.keys(keys) as (keyof typeof keys)[]) {
        const found: string[] = []
        for (let offset = 0; offset < rows.length; offset += size)
          found.push(...(await listed({ sort, offset, count: size })).data.map(({ id }) => id))
        expect([sort, ...found]).toEqual([sort, ...sorted(rows, sort)])
      }
      for (const [at, [filter, passes]] of filters.entries()) {
        const sort = (['-rating', 'title', '-createdAt'] as const)[at % 3] ?? 'title'
        const { data, totalCount } = await listed({ ...filter, sort, count: 100 })
        const expected = sorted(rows.filter(passes), sort)
        expect([filter, totalCount, ...data.map(({ id }) => id)]).toEqual([filter, expected.length, ...expected])
      }
    }
    await compareAll(7)
    for (let round = 0; round < 2; round += 1) {
      for (const change of [...others, ...(create ? [create] : [])]) await change()
      await compareAll(100)
    }
  })
})
