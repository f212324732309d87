import type { Database } from '../machinery/database/database.ts'
import { Refusal } from '../machinery/refusal.ts'
import { digest } from './token.ts'

/** How often something may be tried: so many times in a row, and then once per interval. */
export interface Pace {
  /** Names what is tried; part of the key under which tries are counted. */
  readonly name: string
  readonly burst: number
  /** Milliseconds that one try costs. */
  readonly interval: number
}

const second = 1000
const minute = 60 * second

/** Every pace of the server. A household behind one address stays far below those per address. */
export const paces = {
  /** Per account: 10 guesses of a password, then one a minute, from wherever they come. */
  password: { name: 'password:account', burst: 10, interval: minute },
  loginAddress: { name: 'login:address', burst: 60, interval: 5 * second },
  registerAddress: { name: 'register:address', burst: 100, interval: 30 * second },
  /** Per e-mail asked for: no mailbox is filled. */
  forgotAccount: { name: 'forgot:account', burst: 3, interval: 15 * minute },
  forgotAddress: { name: 'forgot:address', burst: 20, interval: minute },
  resetAddress: { name: 'reset:address', burst: 20, interval: minute },
  /** Per member: looking for people. */
  lookUp: { name: 'look-up:member', burst: 120, interval: 2 * second },
  friendRequest: { name: 'friend:member', burst: 100, interval: minute },
  friendEnd: { name: 'friend-end:member', burst: 100, interval: minute },
  message: { name: 'message:member', burst: 200, interval: second },
} as const satisfies Record<string, Pace>

const keyOf = (pace: Pace, who: string): string => `${pace.name}:${digest(who)}`

/**
 * Counts a try before it is made, in one statement, so that tries at the same time count like tries in a row. The
 * count is in the database: it survives a restart and holds for every process.
 * @param who whose tries are counted: an account's e-mail, an address, a member's id
 * @throws {Refusal} 429 when there were too many
 */
export async function countTry({ db }: Database, pace: Pace, who: string): Promise<void> {
  const at = Date.now()
  const counted = await db
    .insertInto('throttles')
    .values({ key: keyOf(pace, who), paidAt: at + pace.interval })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ eb }) => ({
          paidAt: eb
            .case()
            .when('throttles.paidAt', '>', at)
            .then(eb('throttles.paidAt', '+', pace.interval))
            .else(at + pace.interval)
            .end(),
        }))
        .where('throttles.paidAt', '<=', at + (pace.burst - 1) * pace.interval),
    )
    .returning('key')
    .executeTakeFirst()
  if (!counted) throw new Refusal('too-many-tries', 'too many tries: wait a little and try again')
}

/** Gives a try back that turned out to be right: only failures count. */
export async function giveTryBack({ db }: Database, pace: Pace, who: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set(({ eb }) => ({ paidAt: eb('paidAt', '-', pace.interval) }))
    .where('key', '=', keyOf(pace, who))
    .execute()
}
