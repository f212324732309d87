import { type AuditKind, eventsOfPage } from '@potluck/api/audit'
import { z } from 'zod'
import type { Admin, Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'

interface Which {
  /** `<at>_<id>` of the last event of the page before. */
  readonly after?: string | undefined
  readonly account?: string | undefined
  readonly kind?: AuditKind | undefined
}

/** One event more than a page has, the newest first: it says whether there is another page. */
function readEvents({ db }: Database, { after, account, kind }: Which) {
  const [at = '', id = ''] = after?.split('_') ?? []
  return db
    .selectFrom('auditEvents')
    .leftJoin('users as account', 'account.id', 'auditEvents.userId')
    .leftJoin('users as actor', 'actor.id', 'auditEvents.actorId')
    .select([
      'auditEvents.id',
      'auditEvents.at',
      'auditEvents.kind',
      'auditEvents.userId',
      'auditEvents.actorId',
      'auditEvents.address',
      'auditEvents.userAgent',
      'auditEvents.detail',
      'auditEvents.count',
      'account.name as accountName',
      'actor.name as actorName',
    ])
    .$if(account !== undefined, (query) => query.where('auditEvents.userId', '=', account ?? ''))
    .$if(kind !== undefined, (query) => query.where('auditEvents.kind', '=', kind ?? 'login'))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, and, or }) =>
        or([eb('auditEvents.at', '<', at), and([eb('auditEvents.at', '=', at), eb('auditEvents.id', '<', id)])]),
      ),
    )
    .orderBy('auditEvents.at', 'desc')
    .orderBy('auditEvents.id', 'desc')
    .limit(eventsOfPage + 1)
    .execute()
}

type Row = Awaited<ReturnType<typeof readEvents>>[number]

/** Kinds as other versions of the server wrote them are as open as the contract says. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** The ids in an event of a kitchen. Its members get names for them. */
const inKitchen = z.object({ kitchenId: z.string(), personId: z.string() })

function happened({ id, at, kind, count, address, userAgent, detail: stored }: Row) {
  const detail = stored === null ? null : facts.parse(JSON.parse(stored))
  const { data: deed = null } = inKitchen.safeParse(detail)
  return { event: { id, at, kind, count, address, userAgent, detail: deed ? null : detail }, deed }
}

/** A page of rows, and where the next one begins. */
function pageOf<E>(rows: readonly Row[], eventOf: (row: Row) => E) {
  const page = rows.slice(0, eventsOfPage)
  const last = page.at(-1)
  return { events: page.map(eventOf), next: rows.length > eventsOfPage && last ? `${last.at}_${last.id}` : null }
}

const involved = (id: string | null, name: string | null) => (id === null ? null : { id, name })

/** Whether somebody else did it in the kitchen of the account, whose activity says so. */
function isOfOther(row: Row): boolean {
  const { deed } = happened(row)
  return deed !== null && deed.personId !== row.userId
}

/** A page of all events, each once, for an admin. */
export async function readServerEvents(database: Database, _admin: Admin, which: Which) {
  const { events, next } = pageOf(await readEvents(database, which), (row) => row)
  return {
    events: events
      .filter((row) => !isOfOther(row))
      .map((row) => ({
        ...happened(row).event,
        account: involved(row.userId, row.accountName),
        actor: involved(row.actorId, row.actorName),
      })),
    next,
  }
}

/** The names of people and kitchens in events, as far as the member may know them. */
async function namesOf(database: Database, member: Member, rows: readonly Row[]) {
  const deeds = rows.flatMap((row) => happened(row).deed ?? [])
  if (deeds.length === 0) return null
  const { db } = database
  const personIds = deeds.map(({ personId }) => personId)
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', personIds)
    // To those whom they blocked, people have no name.
    .where('id', 'not in', db.selectFrom('blocks').select('ownerId').where('blockedId', '=', member.id))
    .execute()
  const personOf = new Map(people.map(({ id, name }) => [id, name]))
  const kitchens = await db
    .selectFrom('kitchens')
    .innerJoin('kitchenMembers', 'kitchenMembers.kitchenId', 'kitchens.id')
    .select(['kitchens.id', 'kitchens.name'])
    .where('kitchenMembers.personId', '=', member.id)
    .execute()
  const kitchenOf = new Map(kitchens.map(({ id, name }) => [id, name]))
  return ({ personId, kitchenId }: z.infer<typeof inKitchen>) => ({
    person: personOf.get(personId) ?? null,
    kitchen: kitchenOf.get(kitchenId) ?? null,
  })
}

/** A page of the member's own events. Where an admin was when they did something is theirs. */
export async function readOwnEvents(database: Database, member: Member, after: string | undefined) {
  const rows = await readEvents(database, { after, account: member.id })
  const namesIn = await namesOf(database, member, rows)
  return pageOf(rows, (row) => {
    const { event, deed } = happened(row)
    if (deed && namesIn) return { ...event, by: 'nobody' as const, inKitchen: namesIn(deed) }
    if (row.actorId === null) return { ...event, by: 'nobody' as const }
    if (row.actorId === member.id) return { ...event, by: 'account' as const }
    return { ...event, address: null, userAgent: null, by: 'keeper' as const }
  })
}
