import { findDurations } from '@potluck/cooking/durations'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** Shorter durations need no timer. */
const shortest = 5
/** Longer durations are no kitchen timers: "cure for three days". */
const longest = 24 * 3600
/** A step with more durations is a table. */
const most = 6

/** The durations of a step in seconds, in the order of the text: both ends of "25 to 30". */
export function timerOffers(step: string, words: Vocabulary): readonly number[] {
  const durations = findDurations(step, words).flatMap(({ minSeconds, maxSeconds }) => [minSeconds, maxSeconds])
  const rounded = durations.map(Math.round).filter((seconds) => seconds >= shortest && seconds <= longest)
  return [...new Set(rounded)].slice(0, most)
}
