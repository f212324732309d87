import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApiClient } from '@potluck/api/client'
import { acceptKitchenLink, createKitchenLink } from '@potluck/api/kitchen-links'
import { createKitchen } from '@potluck/api/kitchens'
import { addMealPlanItems, createMealPlan } from '@potluck/api/meal-plans'
import { createRecipe } from '@potluck/api/recipes'
import { addShoppingListItems, createShoppingList } from '@potluck/api/shopping-lists'
import { registerCook } from '../server/cook.ts'

/** The household that the pictures show. */
export interface Household {
  readonly token: string
  readonly kitchenId: string
  readonly listId: string
  readonly planId: string
  /** The id of a recipe by the id of its sample. */
  recipe(sample: string): string
}

interface Sample {
  readonly title: string
  readonly about: string
  readonly yield: string
  readonly time: string
  readonly ingredients: string
  readonly steps: string
}

const words = join(import.meta.dirname, '../../mfe-recipes/src/recipe/samples/locales/en-us.json')

const readSamples = async (): Promise<Readonly<Record<string, Sample>>> =>
  JSON.parse(await readFile(words, 'utf8')).sample

const ratings: Readonly<Record<string, number>> = { curry: 5, chicken: 4, borscht: 5, pizza: 5, appleCake: 4 }

const dinners = ['lentilSoup', 'spaghetti', 'curry', 'borscht', 'salmon', 'pizza', 'chicken']

/** The days of this week from Monday. */
function weekDays(): readonly string[] {
  const today = new Date()
  const monday = today.getUTCDate() - ((today.getUTCDay() + 6) % 7)
  return dinners.map((_, at) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), monday + at)).toISOString().slice(0, 10),
  )
}

/** Two people with the sample recipes in one book, a week and a shopping list for it. */
export async function writeHousehold(address: string): Promise<Household> {
  const token = await registerCook(address, 'Nora')
  const client = createApiClient({ base: `${address}api/`, token: () => token })
  const { id: kitchenId } = (await client.call(createKitchen, { body: { name: 'Elm Street' } })).data
  const link = await client.call(createKitchenLink, { params: { id: kitchenId }, body: {} })
  const tom = await registerCook(address, 'Tom')
  const other = createApiClient({ base: `${address}api/`, token: () => tom })
  await other.call(acceptKitchenLink, { body: { secret: link.data.secret } })

  const ids = new Map<string, string>()
  const samples = await readSamples()
  for (const [sample, { about, time, steps, ...text }] of Object.entries(samples)) {
    const body = {
      ...text,
      description: about,
      totalTime: time,
      instructions: steps,
      rating: ratings[sample] ?? null,
    }
    const made = await client.call(createRecipe, { query: { kitchen: kitchenId }, body })
    ids.set(sample, made.data.id)
  }
  const recipe = (sample: string) => ids.get(sample) ?? ''
  const titleOf = (sample: string) => samples[sample]?.title ?? ''

  const { id: planId } = (await client.call(createMealPlan, { body: { title: 'Our week', kitchenId } })).data
  const days = weekDays()
  const dishes = dinners.map((sample, at) => ({
    title: titleOf(sample),
    recipeId: recipe(sample),
    day: days[at] ?? null,
  }))
  await client.call(addMealPlanItems, { params: { id: planId }, body: { items: dishes } })

  const { id: listId } = (await client.call(createShoppingList, { body: { title: 'Groceries', kitchenId } })).data
  const items = ['curry', 'salmon', 'pizza'].flatMap((sample) =>
    (samples[sample]?.ingredients ?? '').split('\n').map((title, at) => ({
      title,
      recipeId: recipe(sample),
      completed: at === 0,
    })),
  )
  await client.call(addShoppingListItems, { params: { id: listId }, body: { items } })
  return { token, kitchenId, listId, planId, recipe }
}
