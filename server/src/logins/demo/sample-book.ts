import { newMealPlanItem } from '@potluck/api/meal-plans'
import { recipeDraft } from '@potluck/api/recipes'
import type { Language } from '@potluck/cooking/language'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { createRecipe } from '../../book/recipes/store.ts'
import { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { wordsIn } from '../../machinery/base/words-in.ts'
import { reachToChange } from '../../people/sharing/sharing.ts'
import { addItems as addDishes } from '../../planning/meal-plans/items.ts'
import { createPlan } from '../../planning/meal-plans/store.ts'
import { addItems as addThings } from '../../planning/shopping-lists/items.ts'
import { createList } from '../../planning/shopping-lists/store.ts'

const day = 24 * 3_600_000

/** Words of the demo: the name of a guest, and the sample recipes. */
export const demoWords = wordsIn('logins/demo/sample-recipes')

/** Whatever is a fact in any language; titles and steps are words. The last one comes first in the book. */
const samples = [
  { key: 'pancakes', activeTime: '30 min', totalTime: '30 min', rating: 4 },
  { key: 'lentilSoup', activeTime: '15 min', totalTime: '45 min', rating: null },
  { key: 'shakshuka', activeTime: '10 min', totalTime: '30 min', rating: 5 },
  { key: 'potatoSalad', activeTime: '20 min', totalTime: '1 h', rating: null },
  { key: 'tomatoPasta', activeTime: '10 min', totalTime: '25 min', rating: 5 },
  { key: 'appleCrumble', activeTime: '20 min', totalTime: '1 h', rating: 4 },
] as const

/** Writes the sample recipes into the book of a new member as their own, with a week and a list of them. */
export async function writeSampleBook(database: Database, member: Member, language: Language): Promise<void> {
  const t = demoWords(language)
  const written: Written[] = []
  for (const { key, ...facts } of samples) {
    const draft = recipeDraft.parse({
      ...facts,
      title: t(`${key}.title`),
      description: t(`${key}.description`),
      yield: t(`${key}.yield`),
      ingredients: t(`${key}.ingredients`),
      instructions: t(`${key}.steps`),
      labels: [t(`${key}.label`)],
    })
    written.push({ ...draft, id: await createRecipe(database, Book.of(member), draft) })
  }
  await writeWeek(database, member, t('plan'), written.slice(1, 5))
  await writeList(database, member, { title: t('list'), recipes: written.slice(1, 3), language })
}

/** A recipe that is in the book. */
type Written = z.output<typeof recipeDraft> & { readonly id: string }

/** Plans a dinner for each of the next days. */
async function writeWeek(
  database: Database,
  member: Member,
  title: string,
  recipes: readonly Written[],
): Promise<void> {
  const { id } = await createPlan(database, member, { title, collaborators: [] })
  const dishes = recipes.map((recipe, at) => ({
    ...newMealPlanItem.parse({ title: recipe.title, recipeId: recipe.id, day: now(at * day).slice(0, 10) }),
    id: uuid(),
  }))
  await addDishes(database, member, await reachToChange(database, member, 'plan', id), dishes)
}

interface SampleList {
  readonly title: string
  readonly recipes: readonly Written[]
  readonly language: Language
}

/** Puts the ingredients of recipes on a list. */
async function writeList(database: Database, member: Member, { title, recipes, language }: SampleList): Promise<void> {
  const { id } = await createList(database, member, { title, collaborators: [] })
  const items = recipes.flatMap((recipe) =>
    recipe.ingredients.split('\n').map((line) => ({ id: uuid(), title: line, completed: false, recipeId: recipe.id })),
  )
  await addThings(database, member, await reachToChange(database, member, 'list', id), items, language)
}
