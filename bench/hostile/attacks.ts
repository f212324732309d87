import { randomUUID } from 'node:crypto'
import { threadId } from 'node:worker_threads'
import { listBookChanges } from '@potluck/api/book-changes'
import { findLikelyDuplicates, listDuplicates } from '@potluck/api/duplicates'
import { uploadImage } from '@potluck/api/images'
import { addMealPlanItems, createMealPlan, getMealPlan, getMealPlanNeeds } from '@potluck/api/meal-plans'
import { createRecipe, listRecipes, updateRecipe } from '@potluck/api/recipes'
import sharp from 'sharp'
import type { Cook } from '../kill/cook.ts'

/** The things that a hostile member has prepared. */
export interface Den {
  readonly cook: Pick<Cook, 'api' | 'token'>
  readonly planId: string
  readonly dishIds: readonly string[]
  readonly recipeId: string
  readonly bomb: Blob
}

/** Each thread has numbers of its own. */
let made = threadId * 800_000

/** So many words that nobody wrote before. */
const newWords = (count: number): string =>
  Array.from({ length: count }, () => {
    made += 1
    return `w${made.toString(36)}x`
  }).join(' ')

const lines = (line: string, count: number): string => Array.from({ length: count }, () => line).join('\n')

const heavyRecipe = () => ({
  title: `Heavy ${newWords(20)}`,
  ingredients: newWords(12_000),
  instructions: newWords(12_000),
  notes: newWords(12_000),
  description: newWords(2_500),
})

/** Fills a plan, and makes recipes that take long to read. */
export async function makeReady(cook: Cook): Promise<Den> {
  const planId = randomUUID()
  const recipeId = randomUUID()
  await cook.api.call(createMealPlan, { body: { id: planId, title: 'Full' } })
  await cook.api.call(createRecipe, { body: { id: recipeId, title: 'Lines', ingredients: lines('1 a', 24_900) } })
  const dishIds: string[] = []
  for (let batch = 0; batch < 5; batch += 1) {
    const items = Array.from({ length: 300 }, () => ({ id: randomUUID(), title: 'Dish', day: null, recipeId }))
    await cook.api.call(addMealPlanItems, { params: { id: planId }, body: { items } })
    dishIds.push(...items.map(({ id }) => id))
  }
  for (let n = 0; n < 40; n += 1) await cook.api.call(createRecipe, { body: heavyRecipe() })
  const create = { width: 4_900, height: 4_900, channels: 4 as const, background: 'olive' }
  const bomb = await sharp({ create }).avif({ effort: 0 }).toBuffer()
  return { cook, planId, recipeId, dishIds: dishIds.slice(0, 260), bomb: new Blob([new Uint8Array(bomb)]) }
}

type Attack = (den: Den) => Promise<unknown>

/** The requests that a hostile member repeats, each with the number of them at the same time. */
export const attacks: Readonly<Record<string, readonly [atOnce: number, attack: Attack]>> = {
  'a full plan': [6, ({ cook, planId }) => cook.api.call(getMealPlan, { params: { id: planId } })],
  'needs of 260 dishes': [
    4,
    ({ cook, planId, dishIds }) =>
      cook.api.call(getMealPlanNeeds, { params: { id: planId }, query: { itemIds: dishIds.join(',') } }),
  ],
  'the whole book': [6, ({ cook }) => cook.api.call(listBookChanges, { query: { count: 500 } })],
  'long pages': [6, ({ cook }) => cook.api.call(listRecipes, { query: { count: 500 } })],
  'heavy saves': [4, ({ cook }) => cook.api.call(createRecipe, { body: heavyRecipe() })],
  'saves of 25,000 lines': [
    4,
    ({ cook, recipeId }) =>
      cook.api.call(updateRecipe, {
        params: { id: recipeId },
        body: { title: `Lines ${newWords(1)}`, ingredients: lines('1 a', 24_900) },
      }),
  ],
  'saves of fractions': [
    4,
    ({ cook }) => cook.api.call(createRecipe, { body: { title: 'Half', ingredients: lines('½'.repeat(99), 1_000) } }),
  ],
  'likely duplicates': [
    4,
    ({ cook }) => cook.api.call(findLikelyDuplicates, { body: { title: 'Heavy', ingredients: newWords(12_000) } }),
  ],
  duplicates: [1, ({ cook }) => cook.api.call(listDuplicates, {})],
  'pictures that unfold': [5, ({ cook, bomb }) => cook.api.call(uploadImage, { file: bomb })],
}
