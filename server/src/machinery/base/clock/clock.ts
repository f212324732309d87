import type { Database } from '../database/database.ts'
import { type ClockState, nextClock } from './next-clock.ts'

const rowId = 1

/** The least time between two writes, milliseconds. */
const writeEvery = 50 * 60_000

const ms = (instant: string): number => Date.parse(instant)

const instant = (at: number): string => new Date(at).toISOString()

/** @returns what was stored when the clock was last looked at; null for the first time */
async function readClock({ db }: Database): Promise<ClockState | null> {
  const row = await db.selectFrom('serverClock').selectAll().where('id', '=', rowId).executeTakeFirst()
  if (!row) return null
  const { seenAt, heldMs, jumpedFrom, jumpedTo } = row
  const jump = jumpedFrom === null || jumpedTo === null ? null : { from: ms(jumpedFrom), to: ms(jumpedTo) }
  return { seenAt: ms(seenAt), heldMs, jump }
}

/** @param isFirst what another process stored meanwhile stays */
async function storeClock({ db }: Database, { seenAt, heldMs, jump }: ClockState, isFirst = false): Promise<void> {
  const row = {
    seenAt: instant(seenAt),
    heldMs: Math.round(heldMs),
    jumpedFrom: jump && instant(jump.from),
    jumpedTo: jump && instant(jump.to),
  }
  await db
    .insertInto('serverClock')
    .values({ id: rowId, ...row })
    .onConflict((conflict) => (isFirst ? conflict.column('id').doNothing() : conflict.column('id').doUpdateSet(row)))
    .execute()
}

/** Looks at the clock, and stores the time about each hour. Any of several processes may do so. @returns what is known of it now */
export async function lookAtClock(database: Database): Promise<ClockState> {
  const at = Date.now()
  const before = await readClock(database)
  const after = before === null ? { seenAt: at, heldMs: 0, jump: null } : nextClock(before, at)
  const isNews =
    before === null || (before.jump === null) !== (after.jump === null) || after.jump?.to !== before.jump?.to
  if (isNews || Math.abs(at - before.seenAt) >= writeEvery) await storeClock(database, after, before === null)
  return after
}

/** A clock that jumped ahead, and for how long nothing is deleted by age because of it. */
export interface ClockDoubt {
  /** ISO 8601: the right time at the moment of the jump. */
  readonly from: string
  readonly to: string
  /** Hours of running. */
  readonly hoursLeft: number
}

/** The wait because the clock jumped; null without one. */
export async function clockDoubt(database: Database): Promise<ClockDoubt | null> {
  const { jump, heldMs } = await lookAtClock(database)
  if (jump === null) return null
  return { from: instant(jump.from), to: instant(jump.to), hoursLeft: Math.ceil(heldMs / 3_600_000) }
}

/** An admin of the server says that the clock is right. */
export const trustClock = (database: Database): Promise<void> =>
  storeClock(database, { seenAt: Date.now(), heldMs: 0, jump: null })
