import { clipLinksKind } from '@potluck/api/clip'
import type { WebhookEvent } from '@potluck/api/webhooks'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { type About, things } from './about.ts'
import { dayIn } from './dinner.ts'
import { reachOfSource, type Source } from './reach.ts'

/** The content of a test. */
interface Latest {
  readonly subject: string
  readonly about: About
}

interface Hook extends Source {
  readonly timeZone: string
}

/** The item of these lists that was added, or ticked, last. */
async function latestItem({ db }: Database, listIds: readonly string[], isTicked: boolean): Promise<Latest | null> {
  if (listIds.length === 0) return null
  const item = await db
    .selectFrom('shoppingListItems')
    .select(['id', 'listId'])
    .where('listId', 'in', listIds)
    .$if(isTicked, (items) => items.where('completed', '=', 1))
    .orderBy(isTicked ? 'updatedAt' : 'createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return item ? { subject: item.listId, about: things([item.id]) } : null
}

async function latestDish({ db }: Database, planIds: readonly string[]): Promise<Latest | null> {
  if (planIds.length === 0) return null
  const dish = await db
    .selectFrom('mealPlanItems')
    .select(['id', 'planId'])
    .where('planId', 'in', planIds)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return dish ? { subject: dish.planId, about: things([dish.id]) } : null
}

async function latestRecipe({ db }: Database, reader: Reader, source: Source): Promise<Latest | null> {
  const recipe = await db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', source.sourceKind === 'kitchen' ? source.sourceId : reader.id)
    .where('folder', '!=', 'trash')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return recipe ? { subject: '', about: things([recipe.id]) } : null
}

async function latestImport({ db }: Database, reader: Reader): Promise<Latest | null> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('ownerId', '=', reader.id)
    .where('status', '=', 'done')
    .where(({ or, eb }) => or([eb('kind', '=', clipLinksKind), eb('kind', 'like', 'import-%')]))
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return job ? { subject: job.id, about: things([job.id]) } : null
}

const idsOf = (reached: readonly { readonly id: string }[]) => reached.map(({ id }) => id)

/** The latest real thing that a webhook would tell of an event; null if there is none yet. */
export async function latestOf(
  database: Database,
  reader: Reader,
  hook: Hook,
  event: WebhookEvent,
): Promise<Latest | null> {
  switch (event) {
    case 'item.added':
    case 'item.ticked':
      return latestItem(database, idsOf(await reachOfSource(database, reader, 'list', hook)), event === 'item.ticked')
    case 'dish.planned':
      return latestDish(database, idsOf(await reachOfSource(database, reader, 'plan', hook)))
    case 'dinner.today':
      return { subject: '', about: { of: 'day', day: dayIn(hook.timeZone) } }
    case 'timer.ended': {
      // No timer is stored: its name is usually that of a dish.
      const { db } = database
      const recipe = await db
        .selectFrom('recipes')
        .select(['id', 'title'])
        .where('ownerId', '=', reader.id)
        .where('folder', '!=', 'trash')
        .orderBy('updatedAt', 'desc')
        .limit(1)
        .executeTakeFirst()
      return recipe ? { subject: '', about: { of: 'timer', name: recipe.title, recipeId: recipe.id } } : null
    }
    case 'recipe.arrived':
      return latestRecipe(database, reader, hook)
    case 'import.done':
      return latestImport(database, reader)
  }
}
