import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'

/** How long an event stays, milliseconds. */
const lifetimeMs = 180 * 24 * 3_600_000

/** Events of one account, and of all that is no account: the newest stay. Failed logins push no other event out. */
export const maxEvents = { failedLogins: 500, others: 2_000 }

/** Accounts whose oldest events are deleted in one turn; the next turn goes on. */
const maxAccounts = 1_000

interface Crowd {
  readonly userId: string | null
  /** Failed logins, or all others. */
  readonly which: '=' | '!='
}

const isOf =
  ({ userId, which }: Crowd) =>
  ({ eb, and }: ExpressionBuilder<Schema, 'auditEvents'>) =>
    and([eb('kind', which, 'login-failed'), userId === null ? eb('userId', 'is', null) : eb('userId', '=', userId)])

async function forgetOldest({ db }: Database, crowd: Crowd, most: number): Promise<void> {
  const oldest = await db
    .selectFrom('auditEvents')
    .select(['at', 'id'])
    .where(isOf(crowd))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await db
    .deleteFrom('auditEvents')
    .where(isOf(crowd))
    .where(({ eb, and, or }) =>
      or([eb('at', '<', oldest.at), and([eb('at', '=', oldest.at), eb('id', '<', oldest.id)])]),
    )
    .execute()
}

async function forgetBeyond(database: Database, which: Crowd['which'], most: number): Promise<void> {
  const crowded = await database.db
    .selectFrom('auditEvents')
    .select('userId')
    .where('kind', which, 'login-failed')
    .groupBy('userId')
    .having(({ fn }) => fn.countAll(), '>', most)
    .limit(maxAccounts)
    .execute()
  for (const { userId } of crowded) await forgetOldest(database, { userId, which }, most)
}

/** Deletes events that are too old, and the oldest of accounts that have too many. */
export async function forgetEvents(database: Database): Promise<void> {
  await database.db.deleteFrom('auditEvents').where('at', '<=', now(-lifetimeMs)).execute()
  await forgetBeyond(database, '=', maxEvents.failedLogins)
  await forgetBeyond(database, '!=', maxEvents.others)
}
