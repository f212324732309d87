import { maxDishNotes } from '@potluck/api/meal-plans'
import type { Database } from '../../machinery/base/database/database.ts'
import { withinTextSpace } from '../../machinery/base/database/text-space.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Changeable } from '../../people/sharing/sharing.ts'

/** Dishes of one plan: ten years of four a day would be too many to read for a calendar. */
const maxDishes = 10_000

/** Titles and notes of one plan, bytes: 10,000 dishes of 200 letters. */
const maxBytes = 2_000_000

interface PlanSize {
  readonly dishes: number
  readonly bytes: number
}

async function sizeOf({ db }: Database, plan: Changeable<'plan'>): Promise<PlanSize> {
  const { dishes, bytes } = await db
    .selectFrom('mealPlanItems')
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('dishes'),
      fn.sum<number | string | null>(fn('octet_length', [ref('title')])).as('titleBytes'),
    ])
    .select(({ fn, ref }) => fn.sum<number | string | null>(fn('octet_length', [ref('notes')])).as('bytes'))
    .where('ownerId', '=', plan.ownerId)
    .where('planId', '=', plan.id)
    .executeTakeFirstOrThrow()
    .then(({ titleBytes, bytes: notes, ...row }) => ({ ...row, bytes: Number(titleBytes ?? 0) + Number(notes ?? 0) }))
  return { dishes, bytes }
}

/**
 * Takes a step that writes dishes of a plan, in a transaction. A change that makes a full plan smaller passes.
 * @throws {Refusal} `plan-full` when the plan holds more than it may, and more than before; `book-full` of its owner
 */
export async function withinPlan(inside: Database, plan: Changeable<'plan'>, step: () => Promise<void>): Promise<void> {
  const before = await sizeOf(inside, plan)
  await withinTextSpace(inside, [plan.ownerId], step)
  const after = await sizeOf(inside, plan)
  if (after.dishes > maxDishes && after.dishes > before.dishes) {
    throw new Refusal('plan-full', `a meal plan holds no more than ${maxDishes} dishes`)
  }
  if (after.bytes > maxBytes && after.bytes > before.bytes) {
    throw new Refusal('plan-full', `a meal plan holds no more than ${maxBytes / 1_000_000} MB of titles and notes`)
  }
}

const tooLong = () =>
  new Refusal('invalid', `body.items: notes have no more than ${maxDishNotes} letters`, 'body.items')

/** @throws {Refusal} `invalid` when notes of new dishes are too long */
export function refuseLongNotes(dishes: readonly { readonly notes: string }[]): void {
  if (dishes.some(({ notes }) => notes.length > maxDishNotes)) throw tooLong()
}

/** Notes that were longer before they were limited may stay, and become shorter. @throws {Refusal} `invalid` */
export async function refuseLongerNotes(
  { db }: Database,
  plan: Changeable<'plan'>,
  changes: readonly { readonly id: string; readonly notes?: string | undefined }[],
): Promise<void> {
  const long = changes.filter(({ notes = '' }) => notes.length > maxDishNotes)
  if (long.length === 0) return
  const rows = await db
    .selectFrom('mealPlanItems')
    .select(['id', 'notes'])
    .where('ownerId', '=', plan.ownerId)
    .where('planId', '=', plan.id)
    .where(
      'id',
      'in',
      long.map(({ id }) => id),
    )
    .execute()
  const lengths = new Map(rows.map(({ id, notes }) => [id, notes.length]))
  if (long.some(({ id, notes = '' }) => notes.length > (lengths.get(id) ?? notes.length))) throw tooLong()
}
