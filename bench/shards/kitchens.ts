import { numbersFrom } from 'server/testing/numbers-from'

/** A household with its book. */
export interface Kitchen {
  readonly id: number
  /** The week in which it comes. */
  readonly since: number
  /** The week in which it falls asleep; its things stay. */
  readonly until: number
  /** Calls on a usual day. */
  readonly calls: number
  readonly recipes: number
  /** Of its pictures, megabytes. */
  readonly picturesMb: number
}

/** A number around 1 (median), a few of which are many times as large. @param spread of its logarithm */
function logNormal(next: () => number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return Math.exp(spread * normal)
}

/**
 * Kitchens as they come, week by week: most are small and quiet, one in a hundred has ten times the recipes and calls of most.
 * Every second one is asleep after a year and a half.
 */
export function makeKitchens(count: number, weeks: number, seed: number): readonly Kitchen[] {
  const next = numbersFrom(seed)
  return Array.from({ length: count }, (_, id) => {
    const since = Math.floor((id / count) * weeks)
    return {
      id,
      since,
      until: since + Math.ceil((-78 * Math.log(1 - next())) / Math.LN2),
      calls: 80 * logNormal(next, 1),
      recipes: Math.ceil(150 * logNormal(next, 1)),
      picturesMb: 60 * logNormal(next, 1.2),
    }
  })
}

/** How much more is cooked in a week of the year: before Christmas half as much again. */
const season = (week: number): number => (week % 52 >= 46 && week % 52 <= 50 ? 1.5 : 1)

/** Calls of a kitchen on a day of a week. A sleeping one is looked at now and then. */
export const callsIn = ({ since, until, calls }: Kitchen, week: number): number =>
  week < since ? 0 : season(week) * (week < until ? calls : calls / 50)
