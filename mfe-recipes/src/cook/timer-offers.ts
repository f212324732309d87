import { findDurations } from '@potluck/cooking/durations'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** Shorter is over before it is set. */
const shortest = 5
/** Longer is no matter of a kitchen timer: "cure for three days". */
const longest = 24 * 3600
/** A step with more is a table. */
const most = 6

/** The lengths of time, in seconds, that a step may want a timer for, in the order written: both ends of "25 to 30". */
export function timerOffers(step: string, words: Vocabulary): readonly number[] {
  const found = findDurations(step, words).flatMap(({ minSeconds, maxSeconds }) => [minSeconds, maxSeconds])
  const rounded = found.map(Math.round).filter((seconds) => seconds >= shortest && seconds <= longest)
  return [...new Set(rounded)].slice(0, most)
}
