import type { OpenedSession } from '@potluck/api/sessions'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { digest } from '../../machinery/base/token.ts'

/** Most sessions that are listed. */
const maxListed = 100

/** The public id of a session. It does not reveal the token's hash. */
const publicId = (sessionId: string): string => digest(sessionId).slice(0, 32)

/** Where the member is logged in, the last used first. */
export async function listSessions({ db }: Database, member: Member): Promise<OpenedSession[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'usedAt'])
    .where('userId', '=', member.id)
    .where('expiresAt', '>', now())
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute()
  return sessions.map(({ id, ...session }) => ({ ...session, id: publicId(id), present: id === member.sessionId }))
}

/**
 * Ends one session of the member. Gives what the server knows it by.
 * @throws {Refusal} `not-found` when it is none of theirs
 */
export async function endSession({ db }: Database, member: Member, id: string): Promise<string> {
  const own = await db.selectFrom('sessions').select('id').where('userId', '=', member.id).execute()
  const session = own.find((each) => publicId(each.id) === id)
  if (!session) throw notFound('session')
  await db.deleteFrom('sessions').where('id', '=', session.id).where('userId', '=', member.id).execute()
  return session.id
}

/** Ends every session of the member but the present one. */
export async function endOtherSessions({ db }: Database, member: Member): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', member.id).where('id', '!=', member.sessionId).execute()
}
