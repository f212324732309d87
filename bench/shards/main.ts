/**
 * Simulates a hundred thousand kitchens on sixty-four databases: where each goes, how many have to move, what a kitchen that
 * everybody looks at does, and what a kitchen costs in a year by the measured costs of a call and of a recipe.
 *
 *   node bench/shards/main.ts [--kitchens 100000] [--shards 64] [--weeks 104] [--seed 30]
 *
 * Prints one JSON object and draws docs/pictures/shards.svg.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { costOf, measured, prices } from './cost.ts'
import { drawCurves } from './draw-curve.ts'
import { makeKitchens } from './kitchens.ts'
import { byHash, lessBusyOfTwo } from './shards.ts'
import { type Course, type Policy, simulate } from './simulate.ts'

const { values } = parseArgs({
  options: {
    kitchens: { type: 'string', default: '100000' },
    shards: { type: 'string', default: '64' },
    weeks: { type: 'string', default: '104' },
    seed: { type: 'string', default: '30' },
  },
})
const setting = { weeks: Number(values.weeks), shards: Number(values.shards), seed: Number(values.seed) }

/** Kitchens move from a shard that is a tenth busier than the average one. */
const most = 1.1

const policies: Readonly<Record<string, Policy>> = {
  'by a hash of the id': { placement: byHash, most: null },
  'the less busy of two': { placement: lessBusyOfTwo, most: null },
  'and moves above 1.1': { placement: lessBusyOfTwo, most },
}

const round = (value: number) => Math.round(value * 100) / 100

const summary = ({ unevenness, moves, movedRecipes }: Course) => ({
  atTheEnd: round(unevenness.at(-1) ?? 0),
  /** After the first half year, when there are enough kitchens to speak of. */
  worst: round(Math.max(...unevenness.slice(26))),
  movesPerWeek: round(moves / setting.weeks),
  movedRecipesPerWeek: Math.round(movedRecipes / setting.weeks),
})

const kitchens = makeKitchens(Number(values.kitchens), setting.weeks, setting.seed)
const courses = Object.entries(policies).map(([name, policy]) => ({
  name,
  course: simulate(kitchens, policy, setting),
}))

const hot = { kitchen: Math.floor(kitchens.length / 3), week: Math.floor(setting.weeks / 2), times: 500 }
const withHot = simulate(kitchens, { placement: lessBusyOfTwo, most }, { ...setting, hot })
const home = withHot.shards.shardOf(hot.kitchen)

const title = `The busiest of ${setting.shards} databases, by the average one (${kitchens.length} kitchens at the end)`
const curves = courses.map(({ name, course }) => ({ name, values: course.unevenness }))
writeFileSync(new URL('../../docs/pictures/shards.svg', import.meta.url), drawCurves(title, curves))

const busiestWeek = Math.floor((setting.weeks - 1) / 52) * 52 + 50
console.log(
  JSON.stringify(
    {
      placement: Object.fromEntries(courses.map(({ name, course }) => [name, summary(course)])),
      hotKitchen: {
        times: hot.times,
        ...summary(withHot),
        kitchensBesideIt: withHot.shards.kitchensOf(home).size - 1,
        averageKitchens: Math.round(kitchens.length / setting.shards),
      },
      cost: costOf(kitchens, setting.shards, Math.min(busiestWeek, setting.weeks - 1)),
      fewestShards: costOf(kitchens, 1, Math.min(busiestWeek, setting.weeks - 1)),
      measured,
      prices,
    },
    null,
    2,
  ),
)
