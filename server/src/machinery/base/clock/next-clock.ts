/** State of the clock, milliseconds since 1970. */
export interface ClockState {
  readonly seenAt: number
  /** Time in which nothing is deleted by age, milliseconds of running. */
  readonly heldMs: number
  /** Its time before the jump, and after it. */
  readonly jump: { readonly from: number; readonly to: number } | null
}

const day = 86_400_000

/** A clock that is ahead by more than this is not believed, milliseconds. */
export const mostAhead = 2 * day

/** Time after a jump in which nothing is deleted by age, milliseconds of running. */
export const pauseMs = 7 * day

/** The clock is looked at each hour. A longer time between two looks means that the server did not run. */
const mostBetween = 1.25 * 3_600_000

/**
 * The knowledge about the clock after another look. A jump ahead stops deleting by age. Deleting begins again when the clock goes back to
 * the right time, or when the server has run long enough.
 */
export function nextClock({ seenAt, heldMs, jump }: ClockState, at: number): ClockState {
  const passed = at - seenAt
  /** The time of a clock that never jumped. */
  const expected = jump === null ? seenAt : jump.from + (pauseMs - heldMs)
  if (passed > mostAhead) return { seenAt: at, heldMs: pauseMs, jump: { from: expected, to: at } }
  if (jump === null || (passed < 0 && at - expected <= mostAhead)) return { seenAt: at, heldMs: 0, jump: null }
  const left = heldMs - Math.min(Math.max(passed, 0), mostBetween)
  return left > 0 ? { seenAt: at, heldMs: left, jump } : { seenAt: at, heldMs: 0, jump: null }
}
