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

const happened = ({ id, at, kind, count, address, userAgent, detail }: Row) => ({
  id,
  at,
  kind,
  count,
  address,
  userAgent,
  detail: detail === null ? null : facts.parse(JSON.parse(detail)),
})

/** A page of rows, and where the next one begins. */
function pageOf<E>(rows: readonly Row[], eventOf: (row: Row) => E) {
  const page = rows.slice(0, eventsOfPage)
  const last = page.at(-1)
  return { events: page.map(eventOf), next: rows.length > eventsOfPage && last ? `${last.at}_${last.id}` : null }
}

const involved = (id: string | null, name: string | null) => (id === null ? null : { id, name })

/** A page of all events, for an admin. */
export async function readServerEvents(database: Database, _admin: Admin, which: Which) {
  return pageOf(await readEvents(database, which), (row) => ({
    ...happened(row),
    account: involved(row.userId, row.accountName),
    actor: involved(row.actorId, row.actorName),
  }))
}

/** A page of the member's own events. Where an admin was when they did something is theirs. */
export async function readOwnEvents(database: Database, member: Member, after: string | undefined) {
  return pageOf(await readEvents(database, { after, account: member.id }), (row) => {
    const event = happened(row)
    if (row.actorId === null) return { ...event, by: 'nobody' as const }
    if (row.actorId === member.id) return { ...event, by: 'account' as const }
    return { ...event, address: null, userAgent: null, by: 'keeper' as const }
  })
}
