import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import type { RequestOrigin } from '../../machinery/web/http/user-agent.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import type { ProviderLogout } from './logout-token.ts'

interface EndedSession {
  readonly id: string
  readonly userId: string
}

/**
 * Ends the sessions that a provider opened and says are over. Sessions that a password or a passkey opened stay.
 * @param provider its id in the settings
 */
export function endProviderSessions(
  database: Database,
  provider: string,
  { issuer, subject, sid }: ProviderLogout,
  request: RequestOrigin,
): Promise<readonly EndedSession[]> {
  return inTransaction(database, async (inside) => {
    const { db } = inside
    const ended = await db
      .deleteFrom('sessions')
      .where('provider', '=', provider)
      .$if(sid !== null, (query) => query.where('providerSid', '=', sid))
      .$if(subject !== null, (query) =>
        query.where('userId', 'in', ({ selectFrom }) =>
          selectFrom('linkedAccounts')
            .select('userId')
            .where('issuer', '=', issuer)
            .where('subject', '=', subject ?? ''),
        ),
      )
      .returning(['id', 'userId'])
      .execute()
    for (const userId of new Set(ended.map((session) => session.userId)))
      await recordEvent(inside, { kind: 'sessions-ended', userId, actorId: null, request, detail: { provider } })
    return ended
  })
}
