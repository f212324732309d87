/**
 * How well ingredient lines are read: `npm run bench:reading -- lines <csv> [--misses]`. The file has the columns
 * `input`, `quantity` and `unit`. Prints one JSON object, rates in per cent, with `--misses` also what was missed; then its limits.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type IngredientLine, readIngredientLine } from '@potluck/cooking/ingredient-line'
import { enUs } from '@potluck/cooking/languages/en-us/words'
import { vocabularyOf } from '@potluck/cooking/vocabulary'
import { judge } from '../limits.ts'
import { readCsv } from './csv.ts'
import { type Found, score } from './score.ts'

const { values, positionals } = parseArgs({
  options: { misses: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals
if (file === undefined) {
  console.error('usage: npm run bench:reading -- lines <csv> [--misses]')
  process.exit(2)
}

const vocabulary = vocabularyOf([enUs])
const rows = readCsv(readFileSync(file, 'utf8'))
const lines = rows.map((row) => row.input ?? '')

/** "a handful" scales to two handfuls, but the corpus notes numbers only where a number is written. */
function asFound(line: IngredientLine): Found {
  const main = line.amounts.find((amount) => amount.role === 'main')
  const isArticle = main?.numbers.every((number) => number.style === 'article') ?? false
  const { quantity, unit } = line
  return quantity === null || isArticle
    ? { min: null, max: null, unit }
    : { min: quantity.min.valueOf(), max: quantity.max.valueOf(), unit }
}

const percent = (part: number, whole: number): number => (whole === 0 ? 100 : Math.round((part / whole) * 10000) / 100)

const plain = { cases: 0, quantity: 0, unit: 0, both: 0 }
const compound = { cases: 0, quantity: 0 }
const misses: { input: string; wanted: string; found: string }[] = []

rows.forEach((row, at) => {
  const expected = { quantity: row.quantity ?? '', unit: row.unit ?? '' }
  const found = asFound(readIngredientLine(lines[at] ?? '', vocabulary))
  const result = score(expected, found)
  const isRight = result.group === 'compound' ? result.quantity : result.quantity && result.unit
  if (result.group === 'compound') {
    compound.cases += 1
    compound.quantity += Number(result.quantity)
  } else {
    plain.cases += 1
    plain.quantity += Number(result.quantity)
    plain.unit += Number(result.unit)
    plain.both += Number(isRight)
  }
  if (!isRight) {
    misses.push({
      input: lines[at] ?? '',
      wanted: `${expected.quantity} | ${expected.unit}`,
      found: `${found.min}-${found.max} | ${found.unit ?? ''}`,
    })
  }
})

/** Seconds of one core that reading all lines so many times takes, whatever else the machine does meanwhile. */
function secondsFor(times: number): number {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) for (const line of lines) readIngredientLine(line, vocabulary)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** Lines read in a second of one core, once the code is warm. */
function linesPerSecond(): number {
  const once = Math.max(1, Math.round(30_000 / Math.max(1, lines.length)))
  secondsFor(3 * once)
  return Math.round((10 * once * lines.length) / secondsFor(10 * once))
}

const perSecond = linesPerSecond()
console.log(JSON.stringify({ plain, compound, perSecond, ...(values.misses && { misses }) }, null, 2))
judge('reading', {
  'plain lines: quantity and unit both right, %': percent(plain.both, plain.cases),
  'compound lines: first quantity right, %': percent(compound.quantity, compound.cases),
  'lines a second, one core': perSecond,
})
