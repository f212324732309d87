import { clipLinksKind } from '@potluck/api/clip'
import type { WebhookEvent, WebhookSource } from '@potluck/api/webhooks'
import type { Database } from '../../machinery/base/database/database.ts'
import type { EventItem, EventThings } from '../../machinery/web/notifier/notifier.ts'
import { type About, things } from './about.ts'

/** Something that webhooks may tell. */
export interface Happening {
  readonly event: WebhookEvent
  /** The list, plan, recipe or job: what happens there meanwhile is told with it. */
  readonly subject: string
  readonly about: About
  /** The kitchen that it is in; null where it is a person's. */
  readonly kitchenId: string | null
}

/** The end of somebody's way to a thing: what is about it alone ends, too. */
export interface Parting {
  readonly kind: Exclude<WebhookSource, 'account'>
  readonly id: string
}

/** The part of an event that a webhook could tell, before the database is asked. */
export type Notable =
  | { readonly what: 'list' | 'plan'; readonly id: string; readonly things: EventThings }
  | { readonly what: 'recipe'; readonly id: string; readonly kitchenId: string | null }
  | { readonly what: 'job'; readonly id: string }
  | { readonly what: 'parting'; readonly parting: Parting }

const isAny = ({ added = [], ticked = [] }: EventThings): boolean => added.length + ticked.length > 0

/** Reads an event; null if no webhook tells such a thing. */
export function notableOf({ type, data }: EventItem, things: EventThings = {}): Notable | null {
  switch (type) {
    case 'shoppingList:itemsUpdated':
      return isAny(things) ? { what: 'list', id: data.shoppingListId, things } : null
    case 'mealPlan:itemsUpdated':
      return isAny(things) ? { what: 'plan', id: data.mealPlanId, things } : null
    case 'recipes:changed':
      return data.change === 'created' ? { what: 'recipe', id: data.recipeId, kitchenId: data.kitchenId ?? null } : null
    case 'messages:new':
      return data.recipe ? { what: 'recipe', id: data.recipe.id, kitchenId: null } : null
    case 'job:updated':
      return data.status === 'done' ? { what: 'job', id: data.jobId } : null
    case 'shoppingList:removed':
      return { what: 'parting', parting: { kind: 'list', id: data.shoppingListId } }
    case 'mealPlan:removed':
      return { what: 'parting', parting: { kind: 'plan', id: data.mealPlanId } }
    case 'kitchen:removed':
    case 'kitchen:dissolved':
      return { what: 'parting', parting: { kind: 'kitchen', id: data.kitchenId } }
    default:
      return null
  }
}

/** The kitchen whose a list or plan is, or null. */
async function kitchenOf({ db }: Database, table: 'shoppingLists' | 'mealPlans', id: string): Promise<string | null> {
  const kitchen = await db
    .selectFrom(table)
    .innerJoin('kitchens', 'kitchens.id', `${table}.ownerId`)
    .select('kitchens.id')
    .where(`${table}.id`, '=', id)
    .executeTakeFirst()
  return kitchen?.id ?? null
}

async function isImport({ db }: Database, id: string): Promise<boolean> {
  const job = await db.selectFrom('jobs').select('kind').where('id', '=', id).executeTakeFirst()
  return job !== undefined && (job.kind === clipLinksKind || job.kind.startsWith('import-'))
}

/** Finds out everything that webhooks can tell of an event. */
export async function happeningsOf(
  database: Database,
  notable: Exclude<Notable, { readonly what: 'parting' }>,
): Promise<readonly Happening[]> {
  const { id: subject } = notable
  if (notable.what === 'recipe')
    return [
      {
        event: 'recipe.arrived',
        // Recipes of one book are told together.
        subject: notable.kitchenId ?? '',
        about: things([subject]),
        kitchenId: notable.kitchenId,
      },
    ]
  if (notable.what === 'job') {
    const about = things([subject])
    return (await isImport(database, subject)) ? [{ event: 'import.done', subject, about, kitchenId: null }] : []
  }
  const isList = notable.what === 'list'
  const kitchenId = await kitchenOf(database, isList ? 'shoppingLists' : 'mealPlans', subject)
  const { added = [], ticked = [] } = notable.things
  const each = [
    { event: isList ? 'item.added' : 'dish.planned', ids: added },
    { event: 'item.ticked', ids: ticked },
  ] as const
  return each
    .filter(({ ids }) => ids.length > 0)
    .map(({ event, ids }) => ({ event, subject, about: things(ids), kitchenId }))
}
