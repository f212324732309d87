import { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { type Given, preparedStatement } from '../../machinery/base/database/prepared-statement.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { purgeTries } from '../../machinery/base/throttle.ts'
import { createToken, digest } from '../../machinery/base/token.ts'
import { printableUserAgent } from '../../machinery/web/http/user-agent.ts'
import { purgeTickets } from '../../machinery/web/tickets/session-tickets.ts'
import { openTokensAmong } from '../../people/api-tokens/authenticate.ts'
import { type BookState, stateOf } from '../../people/book-changes/book-state.ts'
import { purgeChallenges } from '../../people/credentials/passkey-challenges.ts'
import { purgeUnconfirmed } from '../../people/credentials/second-factor.ts'

/** A session lives this long after its last use, milliseconds. */
const lifetime = 60 * 24 * 3_600_000
/** Its use is noted at most this often, so that reading does not write. */
const noteEvery = 24 * 3_600_000

/** The longest stored name of a browser, characters. */
const maxUserAgent = 300

/** The identity provider that opens a session. */
export interface SessionProvider {
  /** In the settings. */
  readonly id: string
  /** By what name it ends the session; null where it gave none. */
  readonly sid: string | null
}

/** An admin disabled the account. */
export const accountDisabled = (): Refusal => new Refusal('account-disabled', 'this account is disabled')

/**
 * Opens a session for a user who proved who they are; gives the token, which is stored nowhere.
 * @param userAgent what the browser calls itself, to be told from others by its owner
 * @param provider the identity provider that proved it; null for a password
 * @throws {Refusal} `account-disabled`
 */
export function openSession(
  database: Database,
  userId: string,
  userAgent = '',
  provider: SessionProvider | null = null,
): Promise<string> {
  return inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    // A call that disables the account waits, and then ends this session too.
    await dialect.lockMember(db, userId)
    const user = await db.selectFrom('users').select('disabledAt').where('id', '=', userId).executeTakeFirst()
    if (user && user.disabledAt !== null) throw accountDisabled()
    const token = createToken()
    const times = { createdAt: now(), usedAt: now(), expiresAt: now(lifetime) }
    await db
      .insertInto('sessions')
      .values({
        id: digest(token),
        userId,
        ...times,
        userAgent: printableUserAgent(userAgent, maxUserAgent),
        provider: provider?.id ?? null,
        providerSid: provider?.sid ?? null,
      })
      .execute()
    await forgetOldSessions(db, userId)
    return token
  })
}

/** Sessions of one member: those that were used longest ago end first. */
const maxSessions = 100

/** Ends sessions beyond those that a member may have. */
async function forgetOldSessions(db: Database['db'], userId: string): Promise<void> {
  const latest = db.selectFrom('sessions').select('id').where('userId', '=', userId)
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', 'not in', latest.orderBy('usedAt', 'desc').orderBy('createdAt', 'desc').limit(maxSessions))
    .execute()
}

/** The member that a token stands for, or null when it is unknown or too old. */
export const findMember = (database: Database, token: string): Promise<Member | null> =>
  findSession(database, digest(token))

/** The caller, and the state of their book at that moment. */
export interface Caller {
  readonly member: Member
  readonly book: BookState
}

/** The caller that a token stands for, or null when it is unknown or too old. */
export const findCaller = (database: Database, token: string): Promise<Caller | null> =>
  findOpen(database, digest(token))

/** The member of a session by its id, or null when it ended. */
export const findSession = async (database: Database, sessionId: string): Promise<Member | null> =>
  (await findOpen(database, sessionId))?.member ?? null

/** Each of them is a row at most, and looked up by its key: what reads a book would else ask for its state next. */
const openSessions = preparedStatement(({ db }, given: Given<{ readonly id: string; readonly now: string }>) =>
  db
    .selectFrom('sessions')
    .leftJoin('changeMarks', 'changeMarks.ownerId', 'sessions.userId')
    .leftJoin('searchBooks', 'searchBooks.ownerId', 'sessions.userId')
    .select(['id', 'userId', 'usedAt', 'mark', 'firstNumber', 'nextNumber'])
    .where('id', '=', given('id'))
    .where('expiresAt', '>', given('now')),
)

async function findOpen(database: Database, sessionId: string): Promise<Caller | null> {
  const [session] = await openSessions(database, { id: sessionId, now: now() })
  if (!session) return null
  if (session.usedAt < now(-noteEvery)) {
    await database.db
      .updateTable('sessions')
      .set({ usedAt: now(), expiresAt: now(lifetime) })
      .where('id', '=', session.id)
      .execute()
  }
  return { member: Member.ofSession(session), book: stateOf(session) }
}

/** Which of these sessions and API tokens are still open. */
export async function openSessionsAmong(
  database: Database,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set()
  const open = await database.db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', sessionIds)
    .where('expiresAt', '>', now())
    .execute()
  return new Set([...open.map(({ id }) => id), ...(await openTokensAmong(database, sessionIds))])
}

/**
 * Deletes sessions, tickets, codes of mailed links, device marks, invitations, challenges of passkeys, keys of apps and counted tries
 * that mean nothing any more.
 */
export async function purgeExpired(database: Database): Promise<void> {
  const { db } = database
  await db.deleteFrom('sessions').where('expiresAt', '<=', now()).execute()
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now()).execute()
  await db.deleteFrom('emailLinks').where('expiresAt', '<=', now()).execute()
  await db.deleteFrom('knownDevices').where('expiresAt', '<=', now()).execute()
  await db.deleteFrom('invitations').where('expiresAt', '<=', now()).execute()
  await purgeChallenges(database)
  await purgeUnconfirmed(database)
  await purgeTickets(database)
  await purgeTries(database)
}

/** Ends the member's present session. @returns the id of the identity provider that opened it, or null */
export async function closeSession({ db }: Database, member: Member): Promise<string | null> {
  const session = await db
    .deleteFrom('sessions')
    .where('id', '=', member.sessionId)
    .where('userId', '=', member.id)
    .returning('provider')
    .executeTakeFirst()
  return session?.provider ?? null
}
