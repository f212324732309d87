import { findDurations } from './durations.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Longest time that is taken for one, minutes: a year. */
const longest = 525_600

/**
 * How many minutes a written time is: 90 of "1 h 30 min", 40 of "30 to 40 minutes", 45 of "45". Null where it does not
 * say, or says nothing that can be.
 */
export function minutesOf(text: string, vocabulary: Vocabulary): number | null {
  const bare = /^\s*(\d{1,4})\s*$/.exec(text)?.[1]
  const seconds = bare === undefined ? findDurations(text.slice(0, 200), vocabulary)[0]?.maxSeconds : Number(bare) * 60
  const minutes = seconds === undefined ? 0 : Math.round(seconds / 60)
  return minutes > 0 && minutes <= longest ? minutes : null
}
