/**
 * How right the pantry is, and for how many taps: `npm run bench:pantry`. Simulates households for 26 weeks, compares each
 * evening what the pantry counts as being at home with what is there, and prints both figures with their limits. What is
 * assumed of people stands in `household.ts`; how long things count is the product's own rule.
 */
import { judge } from '../limits.ts'
import { simulate } from './household.ts'

const households = 40

const round = (value: number): number => Math.round(value * 10) / 10

const results = await Promise.all(Array.from({ length: households }, (_, seed) => simulate(seed + 1)))
const mean = (of: (result: (typeof results)[number]) => number) =>
  results.reduce((sum, result) => sum + of(result), 0) / results.length
const untouched = await Promise.all(Array.from({ length: households }, (_, seed) => simulate(seed + 1, { answers: 0 })))
const rightWithoutTaps = untouched.reduce((sum, { right }) => sum + right, 0) / untouched.length

console.log(`right where nobody ever taps: ${round(100 * rightWithoutTaps)} %`)
judge('pantry', {
  'things that are right, %': round(100 * mean(({ right }) => right)),
  'taps a week': round(mean(({ tapsPerWeek }) => tapsPerWeek)),
})
