import { createApiClient } from '@potluck/api/client'
import { createRecipe, getRecipe, updateRecipe, writtenFields } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { seedRecipes } from '../server/seed.ts'
import type { Place } from './place.ts'

/** Saves in a row, of which the mean is told. */
const inARow = 20

const round = (value: number): number => Math.round(value * 10) / 10

/** What a save costs: processor time of the server and of PostgreSQL, and bytes that go to the disk. */
export interface SaveCost {
  readonly serverMs: number
  readonly databaseMs: number
  /** SQLite: all that its process writes, the log and what follows from it. PostgreSQL: its write-ahead log. */
  readonly kilobytes: number
  /** The same, by pages that the log takes whole after a checkpoint (PostgreSQL). */
  readonly wholePages?: number
}

const words = z.object({
  name: z.string(),
  description: z.string(),
  recipeYield: z.string(),
  creditText: z.string(),
  url: z.string(),
  recipeIngredient: z.array(z.string()),
  recipeInstructions: z.array(z.object({ text: z.string() })),
  recipeCategory: z.array(z.string()),
})

/** Drafts of the words that the book has, of which the book has none yet. */
function draftsAfter(count: number, more: number) {
  return [...seedRecipes(count + more)].slice(count).map((recipe, number) => {
    const { name, description, recipeYield, creditText, url, ...lists } = words.parse(recipe)
    return {
      ...{ title: name, description, yield: recipeYield, source: creditText, url },
      totalTime: `${10 + (number % 20) * 5} minutes`,
      ingredients: lists.recipeIngredient.join('\n'),
      instructions: lists.recipeInstructions.map(({ text }) => text).join('\n'),
      labels: lists.recipeCategory,
      rating: 1 + (number % 5),
    }
  })
}

async function costOf(place: Place, save: (number: number) => Promise<unknown>): Promise<SaveCost> {
  for (let number = 0; number < 5; number += 1) await save(number)
  await place.checkpoint()
  const before = await place.used()
  for (let number = 5; number < 5 + inARow; number += 1) await save(number)
  // What the save left to do later is its cost, too.
  await place.settle()
  const after = await place.used()
  const mean = (of: (used: typeof after) => number) => round((of(after) - of(before)) / inARow)
  return {
    serverMs: mean(({ serverMs }) => serverMs),
    databaseMs: mean(({ databaseMs }) => databaseMs),
    kilobytes: mean(({ loggedBytes }) => loggedBytes / 1_000),
    wholePages: mean(({ wholePages }) => wholePages),
  }
}

/** Creates and updates recipes of a book, twenty in a row. */
export async function costOfSaves(place: Place, token: string, recipes: number) {
  const api = createApiClient({ base: `${place.address}api/`, token: () => token })
  const drafts = draftsAfter(recipes, 2 * (inARow + 5))
  const ids = Array.from({ length: inARow + 5 }, () => uuid())
  const create = await costOf(place, (number) =>
    api.call(createRecipe, { body: { id: ids[number], ...drafts[number], title: drafts[number]?.title ?? '' } }),
  )
  const again = await costOf(place, (number) =>
    api.call(createRecipe, { body: { ...drafts[inARow + 5 + number], title: drafts[number]?.title ?? '' } }),
  )
  const update = await costOf(place, async (number) => {
    const { data } = await api.call(getRecipe, { params: { id: ids[number] ?? '' } })
    const body = { ...writtenFields(data), notes: `Less butter next time, ${number}.` }
    await api.call(updateRecipe, { params: { id: data.id }, body })
  })
  return { create, createAgain: again, update }
}
