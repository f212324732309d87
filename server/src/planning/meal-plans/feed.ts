import { fallbackLanguage } from '@potluck/cooking/language'
import { v7 as uuid } from 'uuid'
import { type Member, Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { digest } from '../../machinery/base/token.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { idByFormerSecret, storeFormerSecret } from '../../machinery/web/tickets/former-secrets.ts'
import type { Tickets } from '../../machinery/web/tickets/tickets.ts'
import { reachShared, type Shared } from '../../people/sharing/sharing.ts'
import { chosenLanguage } from '../../people/users/chosen-language.ts'
import type { PlannedDish } from './items.ts'
import { readOwnMeals } from './own-meals.ts'
import { planPage } from './plan-page.ts'

interface Feed {
  readonly address: string
  readonly createdAt: string
}

/** Made of its id and the key of addresses: the stored row opens nothing, and the owner can see the address again. */
const secretOf = (tickets: Tickets, id: string): string => tickets.secretOf(`calendar ${id}`)

/** For the row of a feed. */
export const feedDigest = (tickets: Tickets, id: string): string => digest(secretOf(tickets, id))

/** The member's own feed of a plan. */
export async function feedOf(
  { database, tickets }: Services,
  member: Member,
  plan: Shared<'plan'>,
): Promise<Feed | null> {
  const row = await database.db
    .selectFrom('mealPlanFeeds')
    .select(['id', 'createdAt', 'secretDigest'])
    .where('userId', '=', member.id)
    .where('planId', '=', plan.id)
    .executeTakeFirst()
  if (!row) return null
  const { id, createdAt, secretDigest: stored } = row
  const secretDigest = feedDigest(tickets, id)
  // It was made with a key of before: the address that calendars have goes on.
  if (stored !== secretDigest)
    await inTransaction(database, async (inside) => {
      if (stored !== null) await storeFormerSecret(inside, { feedId: id }, stored)
      await inside.db.updateTable('mealPlanFeeds').set({ secretDigest }).where('id', '=', id).execute()
    })
  return { address: `calendars/meal-plan.ics?token=${secretOf(tickets, id)}`, createdAt }
}

/** Makes the member's feed of a plan, or gives the one there is. */
export async function makeFeed(services: Services, member: Member, plan: Shared<'plan'>): Promise<Feed> {
  const { database, tickets } = services
  const id = uuid()
  await database.db
    .insertInto('mealPlanFeeds')
    .values({ userId: member.id, planId: plan.id, id, secretDigest: feedDigest(tickets, id), createdAt: now() })
    .onConflict((conflict) => conflict.columns(['userId', 'planId']).doNothing())
    .execute()
  const feed = await feedOf(services, member, plan)
  if (!feed) throw new Error('the feed that was just made is gone')
  return feed
}

/** Takes the feed back: its address is dead, and another one made later has another address. */
export async function endFeed({ db }: Database, member: Member, plan: Shared<'plan'>): Promise<void> {
  await db.deleteFrom('mealPlanFeeds').where('userId', '=', member.id).where('planId', '=', plan.id).execute()
}

/** Past dishes that a calendar still shows, days. */
const keptDays = 30

const dayMs = 86_400_000

/** Pages of a plan that a calendar shows: more than a plan has that is not older than the limits of its bytes. */
const maxPages = 12

/** The items of a plan from a day on. A calendar program asks for all of them at once. */
async function itemsSince(database: Database, reader: Reader, plan: Shared<'plan'>, from: string) {
  const items: PlannedDish[] = []
  let after: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const { items: some, next } = await planPage(database, reader, plan, { from, after })
    items.push(...some)
    if (next === null) break
    after = next
  }
  return items
}

/**
 * The calendar that a feed's address opens: what its owner sees of the plan at this moment.
 * @param web address of the product, for links to recipes
 * @throws {Refusal} `ticket` when the address is forged or taken back, its owner is no longer on the plan, or its kitchen rests
 */
export async function readFeed({ database }: Services, token: string, web: string): Promise<string> {
  const dead = () => new Refusal('ticket', 'this calendar was taken back')
  const secretDigest = digest(token)
  const byPresent = database.db.selectFrom('mealPlanFeeds').select('id').where('secretDigest', '=', secretDigest)
  const byFormer = idByFormerSecret(database, 'feedId', secretDigest)
  const row = await database.db
    .selectFrom('mealPlanFeeds as feed')
    .innerJoin('mealPlans as plan', 'plan.id', 'feed.planId')
    .innerJoin('users', 'users.id', 'feed.userId')
    .leftJoin('kitchens', 'kitchens.id', 'plan.ownerId')
    .select(['feed.userId', 'feed.planId', 'plan.title', 'plan.meals'])
    .where('feed.id', '=', ({ fn }) => fn.coalesce(byPresent, byFormer))
    .where('users.disabledAt', 'is', null)
    .where('kitchens.dissolvedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw dead()
  const reader = Reader.for(row.userId, 'their calendar is read')
  const plan = await reachShared(database, reader, 'plan', row.planId).catch(() => {
    throw dead()
  })
  const items = await itemsSince(database, reader, plan, now(-keptDays * dayMs).slice(0, 10))
  const language = (await chosenLanguage(database, row.userId)) ?? fallbackLanguage
  // Not before somebody asks for a calendar.
  const { writeCalendar } = await import('./write-calendar.ts')
  return writeCalendar({ title: row.title, items, meals: readOwnMeals(row.meals) }, language, web)
}
