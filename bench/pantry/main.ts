/**
 * How right the pantry is, and for how many taps: `npm run bench:pantry`. It simulates households for 26 weeks. Each evening
 * it compares the pantry with what is there. `household.ts` states what people are assumed to do. The product's own rule says
 * how long things count.
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
