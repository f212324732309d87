import { numbersFrom } from 'server/testing/numbers-from'
import { callsIn, type Kitchen } from './kitchens.ts'
import { createShards, type Placement, rebalance, type Shards, unevenness } from './shards.ts'

/** How kitchens come to shards. */
export interface Policy {
  readonly placement: Placement
  /** Kitchens move while the busiest shard is more than so many times as busy as the average one; null for never. */
  readonly most: number | null
}

/** A kitchen that suddenly is asked so many times as much, as one that is shown on television. */
export interface HotKitchen {
  readonly kitchen: number
  readonly week: number
  readonly times: number
}

export interface Course {
  /** The busiest shard by the average one, week by week. */
  readonly unevenness: readonly number[]
  readonly moves: number
  /** Recipes of the kitchens that moved. */
  readonly movedRecipes: number
  readonly shards: Shards
}

export interface Setting {
  readonly weeks: number
  readonly shards: number
  readonly seed: number
  readonly hot?: HotKitchen
}

/** Moves in a week at most: each is a copy of a book under a lock. */
const movesInWeek = 500

/** Lets kitchens come, cook, fall asleep and move, week by week. */
export function simulate(
  kitchens: readonly Kitchen[],
  policy: Policy,
  { weeks, shards: count, seed, hot }: Setting,
): Course {
  const shards = createShards(count)
  const next = numbersFrom(seed)
  const course: number[] = []
  let moves = 0
  let movedRecipes = 0
  let come = 0
  for (let week = 0; week < weeks; week++) {
    const callsOf = (kitchen: Kitchen) =>
      callsIn(kitchen, week) * (hot && hot.kitchen === kitchen.id && week >= hot.week ? hot.times : 1)
    for (const kitchen of kitchens.slice(0, come)) shards.weigh(kitchen.id, callsOf(kitchen))
    for (; (kitchens[come]?.since ?? weeks) <= week; come++) {
      const kitchen = kitchens[come]
      if (!kitchen) break
      shards.place(kitchen.id, policy.placement(shards, kitchen.id, next))
      shards.weigh(kitchen.id, callsOf(kitchen))
    }
    const moved = policy.most === null ? [] : rebalance(shards, policy.most, movesInWeek)
    moves += moved.length
    movedRecipes += moved.reduce((sum, id) => sum + (kitchens[id]?.recipes ?? 0), 0)
    course.push(unevenness(shards))
  }
  return { unevenness: course, moves, movedRecipes, shards }
}
