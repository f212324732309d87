import { LRUCache } from 'lru-cache'
import type { Database } from './database/database.ts'
import { ofEachDatabase } from './database/of-each-database.ts'
import { Refusal } from './refusal.ts'
import { digest } from './token.ts'

/** A rate limit: a number of tries in a row, and then one per interval. */
export interface Pace {
  /** Name of the limit; part of the key under which tries are counted. */
  readonly name: string
  readonly burst: number
  /** Milliseconds that one try costs. */
  readonly interval: number
  /**
   * So many are counted at once, and made without a write of their own: for what is done often and refused hardly ever. At most
   * as many more than `burst` are let through.
   */
  readonly countedAhead?: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * Every rate limit of the server. A household behind one address stays far below those per address. docs/limits.md shows
 * this table.
 */
export const paces = {
  /** Per address. */
  login: { name: 'login:address', burst: 60, interval: 5 * second },
  /** Per account and address: 10 guesses of a password, then one a minute. */
  loginHere: { name: 'login:account-here', burst: 10, interval: minute },
  /** The same from an address where the owner logged in recently, for the mistakes of a household. */
  loginHome: { name: 'login:account-home', burst: 30, interval: 20 * second },
  /** Per account, from all unknown addresses: more than one stranger gets, far less than guessing takes. */
  loginAnywhere: { name: 'login:account', burst: 200, interval: 30 * second },
  /** Per account and known device: strangers cannot use it up. */
  loginKnown: { name: 'login:device', burst: 10, interval: minute },
  /** Per session: the owner’s password before a sensitive change. */
  prove: { name: 'prove:session', burst: 10, interval: minute },
  /**
   * Per session, per account and known device, or per account from all other devices: codes of a second factor. A code is
   * one of about 300,000: after ten wrong ones, a guesser needs decades.
   */
  secondFactor: { name: 'second-factor', burst: 10, interval: hour },
  /** The same for recovery codes, which nobody guesses: whoever guesses codes does not lock the owner out of them. */
  recoveryCode: { name: 'recovery-code', burst: 10, interval: minute },
  /** Per address: logins by a passkey that are begun. */
  passkeyStart: { name: 'passkey-start:address', burst: 60, interval: 5 * second },
  /** Per member: proofs by a passkey that are begun. */
  passkeyProof: { name: 'passkey-proof:member', burst: 30, interval: 10 * second },
  /** Per member: logins at another service, so that members cannot guess passwords there through this server. */
  serviceLogin: { name: 'service-login:member', burst: 5, interval: minute },
  /** Per address: logins by an identity provider, begun and ended. */
  providerLogin: { name: 'provider-login:address', burst: 60, interval: 5 * second },
  /** Per address: logouts that a provider sends, and that are not valid. */
  backchannelLogout: { name: 'backchannel-logout:address', burst: 60, interval: 5 * second },
  /** Per token: a logout of a provider counts once. Longer than a token is valid. */
  logoutToken: { name: 'logout-token', burst: 1, interval: hour },
  /** Per address: assistants that register; the server keeps a few. */
  assistantRegister: { name: 'assistant-register:address', burst: 10, interval: hour },
  /** Per address: what assistants ask for; each is a row for ten minutes. */
  assistantAuthorize: { name: 'assistant-authorize:address', burst: 60, interval: 5 * second },
  /** Per address: codes and refresh tokens of assistants that are not valid. */
  assistantToken: { name: 'assistant-token:address', burst: 60, interval: 5 * second },
  /** Per address. How many at once is a setting. */
  register: { name: 'register:address', interval: 5 * minute },
  /** Per address: accounts of a demo, each of which lives an hour. */
  demoAccount: { name: 'demo-account:address', burst: 3, interval: hour },
  /** For a whole demo: each new account gets a book. */
  demoStart: { name: 'demo-start', burst: 20, interval: second },
  /** Per account and address: no mailbox is filled. */
  forgotHere: { name: 'forgot:account-here', burst: 3, interval: 15 * minute },
  /** Per account, from all unknown addresses. */
  forgotAnywhere: { name: 'forgot:account', burst: 20, interval: 15 * minute },
  /** Per account and known device. */
  forgotKnown: { name: 'forgot:device', burst: 3, interval: 15 * minute },
  forgot: { name: 'forgot:address', burst: 20, interval: minute },
  reset: { name: 'reset:address', burst: 20, interval: minute },
  /** Codes of mailed links that confirm an address, or take its change back. */
  emailLink: { name: 'email-link:address', burst: 20, interval: minute },
  /** Per member: mails that ask to confirm an address. */
  confirmation: { name: 'confirmation:member', burst: 5, interval: 15 * minute },
  /** Per account: mails about logins on new devices; a login beyond them is told to nobody. */
  newDeviceMail: { name: 'new-device-mail:account', burst: 3, interval: 8 * hour },
  /** Per admin: mails that try the mail server. */
  testMail: { name: 'test-mail:keeper', burst: 5, interval: minute },
  /** Per account: mails about ways to log in that were added or removed. */
  waysInMail: { name: 'ways-in-mail:account', burst: 30, interval: 15 * minute },
  /** Per member: looking for people. */
  lookUp: { name: 'look-up:member', burst: 120, interval: 2 * second },
  /** Per address, for all accounts together, so that e-mail addresses cannot be collected with many accounts. */
  byEmail: { name: 'by-email:address', burst: 120, interval: 30 * second },
  friendRequest: { name: 'friend:member', burst: 100, interval: minute },
  /** Per member and receiver. */
  friendSame: { name: 'friend:pair', burst: 5, interval: 24 * hour },
  /** Per address: invitations looked at and accepted. */
  invitation: { name: 'invitation:address', burst: 60, interval: 10 * second },
  friendEnd: { name: 'friend-end:member', burst: 100, interval: minute },
  message: { name: 'message:member', burst: 200, interval: second },
  /** Per member: recipes written by hand or by a program. An import is a job and has no pace. */
  recipe: { name: 'recipe:member', burst: 3000, interval: second, countedAhead: 20 },
  /** Per member: pages fetched and read. Many links are a job and have no pace. */
  clip: { name: 'clip:member', burst: 120, interval: 3 * second },
  /** Per member: texts read by the language model, which costs money or a machine of its own. */
  readByModel: { name: 'read-by-model:member', burst: 10, interval: 3 * minute },
  /** Per member: one for each picture, and one more for each 4 million points: 12 of a phone count as four. */
  picture: { name: 'picture:member', burst: 3_000, interval: second / 2 },
  /** Per member: tests of webhooks. */
  webhookTest: { name: 'webhook-test:member', burst: 30, interval: 10 * second },
  /** Per member: ends of timers that devices tell. */
  timer: { name: 'timer:member', burst: 60, interval: 10 * second },
  /** Per ticket: an export is fetched once. */
  /** Per address: words that somebody types to restore a backup into a server without an account. */
  setupWord: { name: 'setup-word:address', burst: 20, interval: minute },
} as const satisfies Record<string, Omit<Pace, 'burst'> & Partial<Pace>>

/** After this time every limit has recovered; a later instant in the database comes from a wrong clock. */
const longest = 7 * 24 * hour

const keyOf = (pace: Pace, who: string): string => `${pace.name}:${digest(who)}`

/** What is counted ahead has to be used within this time, milliseconds, and by so many at once. */
const aheadFor = { ttl: minute, max: 10_000 } as const

/** Tries that this process has counted and nobody has made, by the key of their count. */
const countedTries = ofEachDatabase(() => new LRUCache<string, { left: number }>(aheadFor))

/** Makes one of the tries that are counted. @returns whether there was one */
function makeCounted(database: Pick<Database, 'db'>, key: string): boolean {
  const counted = countedTries(database).get(key)
  if (!counted || counted.left === 0) return false
  counted.left -= 1
  return true
}

/**
 * Counts a try before it is made, in one statement, so that parallel tries count like sequential ones. The count is in the database: it
 * survives a restart and applies to every process.
 * @param who key of the count: an account's e-mail, an address, a member's id
 * @throws {Refusal} 429 after too many tries
 */
export async function countTry({ db }: Database, pace: Pace, who: string): Promise<void> {
  const { countedAhead = 1 } = pace
  const key = keyOf(pace, who)
  if (countedAhead > 1 && makeCounted({ db }, key)) return
  const at = Date.now()
  const cost = countedAhead * pace.interval
  const counted = await db
    .insertInto('throttles')
    .values({ key, paidAt: at + cost })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ eb }) => ({
          paidAt: eb
            .case()
            .when('throttles.paidAt', '>', at)
            .then(eb('throttles.paidAt', '+', cost))
            // A parameter: a literal would make another statement for each try.
            .else(eb.val(at + cost))
            .end(),
        }))
        .where('throttles.paidAt', '<=', at + (pace.burst - 1) * pace.interval),
    )
    .returning('key')
    .executeTakeFirst()
  if (!counted) throw await tooManyTries(db, pace, who)
  if (countedAhead > 1) countedTries({ db }).set(key, { left: countedAhead - 1 })
}

/** Refuses a try with the time to wait, which is cut to a possible value in case a clock was wrong. */
async function tooManyTries(db: Database['db'], pace: Pace, who: string): Promise<Refusal> {
  const at = Date.now()
  const most = at + pace.burst * pace.interval
  const key = keyOf(pace, who)
  await db.updateTable('throttles').set({ paidAt: most }).where('key', '=', key).where('paidAt', '>', most).execute()
  const counted = await db.selectFrom('throttles').select('paidAt').where('key', '=', key).executeTakeFirst()
  const wait = (counted?.paidAt ?? at) - (pace.burst - 1) * pace.interval - at
  return new Refusal('too-many-tries', 'too many tries: wait a little and try again', {
    retryAfterMs: Math.max(wait, second),
  })
}

/** Adds cost to a try after its work is known. It refuses nothing; the next try may be refused. */
export async function addTries({ db }: Database, pace: Pace, who: string, count: number): Promise<void> {
  await db
    .updateTable('throttles')
    .set(({ eb }) => ({ paidAt: eb('paidAt', '+', count * pace.interval) }))
    .where('key', '=', keyOf(pace, who))
    .execute()
}

/** Deletes counts that have recovered, and those of a wrong clock. */
export async function purgeTries({ db }: Database): Promise<void> {
  const at = Date.now()
  await db
    .deleteFrom('throttles')
    .where(({ or, eb }) => or([eb('paidAt', '<=', at), eb('paidAt', '>', at + longest)]))
    .execute()
}

/** Removes a successful try: only failures count. */
export async function giveTryBack({ db }: Database, pace: Pace, who: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set(({ eb }) => ({ paidAt: eb('paidAt', '-', pace.interval) }))
    .where('key', '=', keyOf(pace, who))
    .execute()
}
