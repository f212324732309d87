import { deedOfDuration } from '@potluck/cooking/deed-of-duration'
import { findDurations } from '@potluck/cooking/durations'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** Shorter durations need no timer. */
const shortest = 5
/** Longer durations are no kitchen timers: "cure for three days". */
const longest = 24 * 3600
/** A step with more durations is a table. */
const most = 6

/** A timer for a duration of a step. */
export interface TimerOffer {
  readonly seconds: number
  /** The deed, such as "Simmer"; empty if the step has no short words for it. */
  readonly deed: string
}

/** The durations of a step, in the order of the text: both ends of "25 to 30". */
export function timerOffers(step: string, words: Vocabulary): readonly TimerOffer[] {
  const offers = findDurations(step, words).flatMap((duration) => {
    const deed = deedOfDuration(step, duration, words)
    return [duration.minSeconds, duration.maxSeconds].map((seconds) => ({ seconds: Math.round(seconds), deed }))
  })
  const offered = offers.filter(({ seconds }) => seconds >= shortest && seconds <= longest)
  const first = new Map(offered.toReversed().map((offer) => [offer.seconds, offer]))
  return offered.filter((offer) => first.get(offer.seconds) === offer).slice(0, most)
}
