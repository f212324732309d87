import type { Language } from '@potluck/cooking/language'
import { Reader } from '../../ground/access/reader.ts'
import { demoLimits } from '../../ground/settings/demo-settings.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { countTry, giveTryBack, paces } from '../../machinery/base/throttle.ts'
import type { Departure } from '../../machinery/for-features/define-feature.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { demoEmail, demoEnd, ofDemo } from '../../people/users/demo-account.ts'
import { prepareDeparture } from '../../people/users/departure.ts'
import { createAccount, deleteAccount, emailTaken } from '../../people/users/store.ts'
import { findMember, openSession } from '../sessions/store.ts'
import { demoWords, writeSampleBook } from './sample-book.ts'
import { demoFull } from './space.ts'

/** The person who asks for an account. */
interface Guest {
  /** As `clientAddress` names it. */
  readonly address: string
  readonly userAgent: string | undefined
  readonly language: Language
}

/**
 * Makes an account with the sample book, and opens the one session that it ever has.
 * @returns the token of the session
 * @throws {Refusal} `too-many-tries`, `demo-full`
 */
export async function startDemoAccount(database: Database, guest: Guest): Promise<string> {
  await countTry(database, paces.demoAccount, guest.address)
  return takePlace(database, guest).catch(async (error: unknown) => {
    await giveTryBack(database, paces.demoAccount, guest.address)
    throw error
  })
}

/** Makes the account, if the demo has a place. */
function takePlace(database: Database, { userAgent, language }: Guest): Promise<string> {
  return inTransaction(database, async (inside) => {
    // One after another, by the row of this count: many at once would each see a place that is free.
    await countTry(inside, paces.demoStart, 'all')
    const { count } = await inside.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= demoLimits.accounts) throw demoFull()
    const account = { name: demoWords(language)('guest'), email: demoEmail(), passwordHash: null }
    const userId = await createAccount(inside, account)
    if (userId === null) throw emailTaken()
    const token = await openSession(inside, userId, userAgent)
    await inside.db
      .updateTable('sessions')
      .set({ expiresAt: demoEnd(now()) })
      .where('userId', '=', userId)
      .execute()
    const member = await findMember(inside, token)
    if (member) await writeSampleBook(inside, member, language)
    return token
  })
}

/** Deletes the files that wait for jobs of an account. */
async function forgetFiles({ database: { db }, jobFiles }: Services, userId: string): Promise<void> {
  const jobs = await db.selectFrom('jobs').select('id').where('ownerId', '=', userId).execute()
  for (const { id } of jobs) {
    await jobFiles.remove(id)
    await jobFiles.forget(id)
  }
}

/** Ends the accounts whose hour is over, with all that they own; interrupted, it can be called again. */
export async function endDemoAccounts(services: Services, departures: readonly Departure[]): Promise<void> {
  const { database, live } = services
  const over = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', ofDemo)
    .where('createdAt', '<=', now(-demoLimits.life))
    .execute()
  for (const { id } of over) {
    const leaving = Reader.for(id, 'their account of a demo is over')
    live.endSessions({ userId: id })
    await forgetFiles(services, id)
    const tellDeparture = await prepareDeparture(services, leaving, departures)
    // Leaving a household is one of them.
    await database.db.deleteFrom('auditEvents').where('userId', '=', id).execute()
    await deleteAccount(database, leaving)
    tellDeparture()
  }
}
