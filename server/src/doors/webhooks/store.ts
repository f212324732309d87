import { randomBytes } from 'node:crypto'
import {
  eventsOfSource,
  listedDeliveries,
  maxWebhooks,
  type WebhookEvent,
  type WebhookSource,
  type webhook,
  type webhookDelivery,
  webhookEvents,
} from '@potluck/api/webhooks'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import type { RequestOrigin } from '../../machinery/web/http/user-agent.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { nextDinner } from './dinner.ts'
import { endHook } from './ends.ts'
import { latestOf } from './latest.ts'
import { enqueue } from './queue.ts'
import { requireSource, seesSource } from './reach.ts'
import type { WebhookTables } from './tables.ts'

type Row = WebhookTables['webhooks']

/** A webhook as its owner sees it. */
type OwnWebhook = z.input<typeof webhook>

/** A webhook as it is asked for. */
export interface NewWebhook {
  readonly name: string
  readonly url: string
  readonly source: { readonly kind: WebhookSource; readonly id?: string }
  readonly events: readonly WebhookEvent[]
  readonly dinnerAt: string
  readonly timeZone: string
}

/** A change of a webhook. */
export interface WebhookChange {
  readonly name?: string | undefined
  readonly events?: readonly WebhookEvent[] | undefined
  readonly dinnerAt?: string | undefined
  readonly timeZone?: string | undefined
  readonly isOn?: boolean | undefined
}

/** A new secret, as Standard Webhooks writes them. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Reads stored events; one that this version does not know is left out. */
const eventsOf = (stored: string): WebhookEvent[] => {
  const named = stored.split(',')
  return webhookEvents.filter((event) => named.includes(event))
}

const storedEvents = (events: readonly WebhookEvent[]): string =>
  webhookEvents.filter((event) => events.includes(event)).join()

const dinnerOf = (hook: Pick<Row, 'dinnerAt' | 'timeZone'>, events: readonly WebhookEvent[]): string | null =>
  events.includes('dinner.today') ? nextDinner(hook) : null

/** The name of what a webhook is about; null for the account, and for what is gone. */
async function titleOf({ db }: Database, { sourceKind, sourceId }: Row): Promise<string | null> {
  if (sourceId === null) return null
  const lists = db.selectFrom('shoppingLists').select('title').where('id', '=', sourceId)
  const plans = db.selectFrom('mealPlans').select('title').where('id', '=', sourceId)
  const kitchens = db.selectFrom('kitchens').select('name as title').where('id', '=', sourceId)
  const of = { list: lists, plan: plans, kitchen: kitchens, account: null }[sourceKind]
  return (await of?.executeTakeFirst())?.title ?? null
}

/** A webhook as its owner sees it. One whose source they do not see any more is turned off. */
async function present(database: Database, member: Member, row: Row): Promise<OwnWebhook> {
  const isSeen = await seesSource(database, member, row)
  if (!isSeen && row.offSince === null) await endHook(database, row, 'out-of-reach')
  const { id, name, url, dinnerAt, timeZone, createdAt, failingSince, sourceKind, sourceId } = row
  const off = row.offSince && row.offReason ? { reason: row.offReason, since: row.offSince } : null
  return {
    id,
    name,
    url,
    dinnerAt,
    timeZone,
    createdAt,
    failingSince,
    source: { kind: sourceKind, id: sourceId, title: isSeen ? await titleOf(database, row) : null },
    events: eventsOf(row.events),
    off: isSeen || off ? off : { reason: 'out-of-reach', since: now() },
  }
}

/** @throws {Refusal} `not-found` when it is none of the member's */
async function rowOf({ db }: Database, member: Member, id: string): Promise<Row> {
  const row = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('webhook')
  return row
}

const rowsOf = ({ db }: Database, member: Member) =>
  db.selectFrom('webhooks').selectAll().where('ownerId', '=', member.id).orderBy('createdAt').orderBy('id')

/** The webhooks of a member, the oldest first. */
export async function listWebhooks(database: Database, member: Member): Promise<OwnWebhook[]> {
  const found: OwnWebhook[] = []
  for (const row of await rowsOf(database, member).execute()) found.push(await present(database, member, row))
  return found
}

/** The webhooks of a member for their account export, without secrets. */
export async function exportedWebhooks(database: Database, member: Member) {
  const rows = await rowsOf(database, member).execute()
  return rows.map(({ name, url, sourceKind, sourceId, events, dinnerAt, timeZone, createdAt }) => ({
    name,
    url,
    dinnerAt,
    timeZone,
    createdAt,
    source: { kind: sourceKind, id: sourceId },
    events: eventsOf(events),
  }))
}

/**
 * Makes a webhook.
 * @param web address of the product, for links
 * @throws {Refusal} `not-found` for what the member does not see, `too-many-webhooks`
 */
export function createWebhook(
  database: Database,
  member: Member,
  { source, events, ...hook }: NewWebhook,
  { web, request }: { readonly web: string; readonly request: RequestOrigin },
): Promise<{ readonly secret: string; readonly webhook: OwnWebhook }> {
  return inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    await dialect.lockMember(db, member.id)
    const about = { sourceKind: source.kind, sourceId: source.id ?? null }
    await requireSource(inside, member, about)
    const { count } = await db
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('ownerId', '=', member.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxWebhooks) throw new Refusal('too-many-webhooks', 'there are too many webhooks: delete some')
    const row: Row = {
      ...hook,
      ...about,
      ownerId: member.id,
      id: uuid(),
      secret: newSecret(),
      web,
      createdAt: now(),
      events: storedEvents(events),
      nextDinnerAt: dinnerOf(hook, events),
      offReason: null,
      offSince: null,
      failures: 0,
      failingSince: null,
    }
    await db.insertInto('webhooks').values(row).execute()
    const detail = { webhook: row.id, host: new URL(row.url).host }
    await recordEvent(inside, { kind: 'webhook-made', userId: member.id, request, detail })
    return { secret: row.secret, webhook: await present(inside, member, row) }
  })
}

/** @throws {Refusal} `not-found` when it is none of the member's, or is turned on and what it is about is not theirs to see */
export function updateWebhook(
  database: Database,
  member: Member,
  id: string,
  { isOn, events, ...change }: WebhookChange,
): Promise<OwnWebhook> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    const before = await rowOf(inside, member, id)
    const kept = events?.filter((event) => eventsOfSource[before.sourceKind].includes(event))
    if (kept?.length !== events?.length)
      throw new Refusal('invalid', 'body.events: must be events of this source', 'body.events')
    if (isOn) await requireSource(inside, member, before)
    if (isOn === false) await endHook(inside, before, 'owner')
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const hook = { ...before, ...given, ...(kept && { events: storedEvents(kept) }) }
    const isOff = isOn === undefined ? before.offSince !== null : !isOn
    await inside.db
      .updateTable('webhooks')
      .set({
        ...given,
        events: hook.events,
        nextDinnerAt: isOff ? null : dinnerOf(hook, eventsOf(hook.events)),
        ...(isOn && { offReason: null, offSince: null, failures: 0, failingSince: null }),
      })
      .where('ownerId', '=', member.id)
      .where('id', '=', id)
      .execute()
    return present(inside, member, await rowOf(inside, member, id))
  })
}

/** Gives a webhook another secret. @throws {Refusal} `not-found` */
export async function renewSecret({ db }: Database, member: Member, id: string): Promise<string> {
  const secret = newSecret()
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ secret })
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('webhook')
  return secret
}

/** Deletes a webhook with its deliveries. @throws {Refusal} `not-found` */
export function deleteWebhook(database: Database, member: Member, id: string, request: RequestOrigin): Promise<void> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    const { numDeletedRows } = await inside.db
      .deleteFrom('webhooks')
      .where('ownerId', '=', member.id)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('webhook')
    await recordEvent(inside, { kind: 'webhook-deleted', userId: member.id, request, detail: { webhook: id } })
  })
}

/**
 * Queues what a webhook would tell of the latest thing.
 * @throws {Refusal} `not-found`; `nothing-to-tell` when it is off, tells no such event, or there is no such thing yet;
 * `too-many-requests` when too much waits
 */
export async function testWebhook(database: Database, member: Member, id: string, event: WebhookEvent): Promise<void> {
  const hook = await rowOf(database, member, id)
  await requireSource(database, member, hook)
  const isTold = hook.offSince === null && eventsOf(hook.events).includes(event)
  const latest = isTold ? await latestOf(database, member, hook, event) : null
  if (!latest) throw new Refusal('nothing-to-tell', 'there is nothing yet that this webhook would tell')
  const isQueued = await enqueue(database, hook, { event, ...latest, isTest: true })
  if (!isQueued) throw new Refusal('too-many-requests', 'too many deliveries of this webhook wait already')
}

/** The last deliveries, and those that wait, the newest first. @throws {Refusal} `not-found` */
export async function listDeliveries(
  database: Database,
  member: Member,
  id: string,
): Promise<z.input<typeof webhookDelivery>[]> {
  await rowOf(database, member, id)
  const rows = await database.db
    .selectFrom('webhookDeliveries')
    .select([
      'id',
      'event',
      'createdAt',
      'isTest',
      'state',
      'attempts',
      'dueAt',
      'status',
      'answer',
      'problem',
      'triedAt',
    ])
    .where('ownerId', '=', member.id)
    .where('webhookId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(listedDeliveries)
    .execute()
  return rows.map(({ isTest, dueAt, ...row }) => ({ ...row, isTest: isTest === 1, nextAt: dueAt }))
}
