import type { WebhookEvent } from '@potluck/api/webhooks'
import type { Reader } from '../../ground/access/reader.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { reachShared, type Shared } from '../../people/sharing/sharing.ts'
import { itemsOf as dishesOf, type PlannedDish } from '../../planning/meal-plans/items.ts'
import { readList } from '../../planning/shopping-lists/store.ts'
import { type About, maxNamed } from './about.ts'
import { reachOfSource, type Source } from './reach.ts'

/** Most characters of a text in a delivery. */
const maxText = 300

/** Largest body of a delivery, bytes. */
export const maxBody = 64_000

/** Where something happened, and who is told. */
interface Telling {
  readonly services: Services
  readonly reader: Reader
  readonly source: Source
  /** The address of the product, ending in a slash. */
  readonly web: string
}

interface Happened {
  readonly event: WebhookEvent
  readonly subject: string
  readonly about: About
}

type Words = Readonly<Record<string, unknown>>

const cut = (text: string): string => text.slice(0, maxText)

const pageOf = (web: string, path: string): string => `${web}#/${path}`

const dishOf = (web: string, { id, title, day, meal, servings, notes, recipe }: PlannedDish): Words => ({
  id,
  title: cut(title),
  day,
  meal,
  servings,
  notes: cut(notes),
  recipe: recipe && { id: recipe.id, title: cut(recipe.title), url: pageOf(web, `recipe/${recipe.id}`) },
})

async function wordsOfItems({ services, reader, web }: Telling, { event, subject, about }: Happened) {
  if (about.of !== 'things') return null
  const list = await readList(services, reader, subject)
  const named = new Set(about.ids)
  const items = list.items
    .filter(({ id, completed }) => named.has(id) && (event === 'item.added' || completed))
    .map(({ id, title, notes, completed, owner }) => ({
      id,
      title: cut(title),
      notes: cut(notes),
      completed,
      addedBy: { id: owner.id, name: owner.name },
    }))
  if (items.length === 0) return null
  const { id, title } = list
  return { list: { id, title: cut(title), url: pageOf(web, `shopping-lists/${id}`) }, count: about.count, items }
}

/** The title and address of plans, by id. */
async function plansById({ services, web }: Telling, plans: readonly Shared<'plan'>[]) {
  if (plans.length === 0) return new Map<string, Words>()
  const rows = await services.database.db
    .selectFrom('mealPlans')
    .select(['id', 'title'])
    .where(
      'id',
      'in',
      plans.map(({ id }) => id),
    )
    .execute()
  return new Map<string, Words>(
    rows.map(({ id, title }) => [id, { id, title: cut(title), url: pageOf(web, `meal-planners/${id}`) }]),
  )
}

async function wordsOfDishes(telling: Telling, { subject, about }: Happened) {
  if (about.of !== 'things') return null
  const { services, reader, web } = telling
  const plan = await reachShared(services.database, reader, 'plan', subject)
  const dishes = await dishesOf(services.database, reader, plan, { ids: about.ids })
  if (dishes.length === 0) return null
  const plans = await plansById(telling, [plan])
  return { plan: plans.get(plan.id), count: about.count, dishes: dishes.map((dish) => dishOf(web, dish)) }
}

/** Today's dinner; a day without one is told, too. */
async function wordsOfDinner(telling: Telling, { about }: Happened) {
  if (about.of !== 'day') return null
  const { services, reader, source, web } = telling
  const { database } = services
  const plans = await reachOfSource(database, reader, 'plan', source)
  const named = await plansById(telling, plans)
  const dishes: Words[] = []
  for (const plan of plans) {
    const { day } = about
    const of = await dishesOf(database, reader, plan, { from: day, to: day })
    const dinners = of.filter((dish) => dish.day === day && dish.meal === 'dinner')
    for (const dish of dinners) dishes.push({ ...dishOf(web, dish), plan: named.get(plan.id) })
  }
  return { day: about.day, count: dishes.length, dishes: dishes.slice(0, maxNamed) }
}

/** Recipes that are outside of the trash, in the own book or in one of a kitchen that the reader is in. */
const recipesById = ({ services: { database }, reader }: Telling, ids: readonly string[]) =>
  database.db
    .selectFrom('recipes')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where('folder', '!=', 'trash')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('ownerId', '=', reader.id),
        eb('ownerId', 'in', selectFrom('kitchenMembers').select('kitchenId').where('personId', '=', reader.id)),
      ]),
    )
    .orderBy('id')
    .execute()

async function wordsOfRecipes(telling: Telling, { about }: Happened) {
  if (about.of !== 'things') return null
  const recipes = await recipesById(telling, about.ids)
  if (recipes.length === 0) return null
  const words = recipes.map(({ id, title }) => ({ id, title: cut(title), url: pageOf(telling.web, `recipe/${id}`) }))
  return { count: about.count, recipes: words }
}

async function wordsOfImport({ services, reader, web }: Telling, { subject }: Happened) {
  const job = await services.database.db
    .selectFrom('jobs')
    .select(['id', 'kind', 'status', 'done', 'failed'])
    .where('ownerId', '=', reader.id)
    .where('id', '=', subject)
    .executeTakeFirst()
  return job ? { import: { ...job, url: pageOf(web, `settings/import/any?job=${job.id}`) } } : null
}

async function wordsOfTimer(telling: Telling, { about }: Happened) {
  if (about.of !== 'timer') return null
  const [recipe] = about.recipeId === null ? [] : await recipesById(telling, [about.recipeId])
  const url = recipe && pageOf(telling.web, `recipe/${recipe.id}`)
  return { timer: { name: cut(about.name), recipe: recipe ? { id: recipe.id, title: cut(recipe.title), url } : null } }
}

const wordsOf: Readonly<Record<WebhookEvent, (telling: Telling, happened: Happened) => Promise<Words | null>>> = {
  'item.added': wordsOfItems,
  'item.ticked': wordsOfItems,
  'dish.planned': wordsOfDishes,
  'dinner.today': wordsOfDinner,
  'timer.ended': wordsOfTimer,
  'recipe.arrived': wordsOfRecipes,
  'import.done': wordsOfImport,
}

/** A body within its limit: of many things the last ones are left out, and counted all the same. */
function bodyOf(type: WebhookEvent, timestamp: string, data: Words): string {
  const body = JSON.stringify({ type, timestamp, data })
  if (Buffer.byteLength(body) <= maxBody) return body
  const lists = Object.entries(data).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice(0, Math.floor(value.length / 2)) : value,
  ])
  return bodyOf(type, timestamp, Object.fromEntries(lists))
}

/**
 * Puts a happening into words.
 * @returns the body; null if it was undone, or the reader does not see it now
 */
export async function writePayload(telling: Telling, happened: Happened, timestamp: string): Promise<string | null> {
  try {
    const data = await wordsOf[happened.event](telling, happened)
    return data && bodyOf(happened.event, timestamp, data)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return null
    throw error
  }
}
