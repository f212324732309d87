import type { Member } from '../access/reader.ts'
import type { Shared } from '../access/sharing.ts'
import type { Services } from '../services.ts'
import { personOf } from '../users/people.ts'

/** Tells everybody on a plan that it changed; `reference` lets the sender know its own change. */
export async function tellChanged(
  { database, news }: Services,
  member: Member,
  plan: Shared<'plan'>,
  reference: string,
): Promise<void> {
  const updatedBy = await personOf(database, member)
  news.tell(plan.audience, { type: 'mealPlan:itemsUpdated', data: { mealPlanId: plan.id, updatedBy, reference } })
}

/** Tells those whom a plan was shared with just now. */
export async function tellReceived(
  { database, news }: Services,
  member: Member,
  mealPlanId: string,
  newcomers: readonly string[],
): Promise<void> {
  const from = await personOf(database, member)
  news.tell(newcomers, { type: 'mealPlan:received', data: { mealPlanId, from } })
}

/** Tells those who do not see a plan any more: its owner deleted it or took them off, or they left. */
export async function tellRemoved(
  { database, news }: Services,
  member: Member,
  { id }: Shared<'plan'>,
  formerReaders: readonly string[],
): Promise<void> {
  const updatedBy = await personOf(database, member)
  news.tell(formerReaders, { type: 'mealPlan:removed', data: { mealPlanId: id, updatedBy } })
}
