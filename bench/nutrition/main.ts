/**
 * How near the computed energy of a serving is to the stated one.
 *
 *   npm run bench:nutrition -- <folder> [--tuned] [--unknown]
 *
 * `<folder>` is that of `bench:reading -- pages`. Half of the sites are left out of all tuning, and the limits count for
 * them; `--tuned` judges the others. Prints the worst pages line by line, and with `--unknown` each line that is not known.
 */
import { languageOfTag } from '@potluck/cooking/language'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { middleOf, readYield } from '@potluck/cooking/yield'
import type { Contents } from '@potluck/foods/contents'
import { loadEveryFood } from '@potluck/foods/every-food'
import type { FoodIndex } from '@potluck/foods/food-index'
import { readContents } from '@potluck/foods/read-contents'
import { judge } from '../limits.ts'
import { type StatedPage, statedPages } from './stated-pages.ts'

interface Row {
  readonly page: StatedPage
  readonly contents: Contents
  readonly foods: FoodIndex
  readonly isKnown: boolean
  readonly computed: number
  /** The share of what is stated. */
  readonly error: number
  readonly microseconds: number
}

/** Salt, pepper, herbs and water change no energy that anybody sees. */
const counts = ({ notCounted, food }: Contents['lines'][number]): boolean =>
  notCounted === null || (notCounted === 'amount' && food !== null)

/** A page that makes "1 loaf" or "2 cups" states what a slice or a spoon of it has. */
function servingsOf({ yields }: StatedPage, vocabulary: Vocabulary): number | null {
  const made = readYield(yields, vocabulary)
  const isServed = /\b(?:servings?|portion(?:en|i)?|persone)\b/i.test(yields)
  return made && (isServed || middleOf(made).compare(2) >= 0) && !/\bcups?\b/i.test(yields)
    ? middleOf(made).valueOf()
    : null
}

async function rowOf(page: StatedPage): Promise<Row | null> {
  const language = languageOfTag(page.language)
  if (language === undefined) return null
  const vocabulary = await loadVocabulary([language])
  const servings = servingsOf(page, vocabulary)
  if (servings === null) return null
  const foods = await loadEveryFood(vocabulary)
  const marks = () => ({ contains: 0, mayContain: 0, isUnderstood: true })
  const ingredients = page.ingredients.join('\n')
  const contents = readContents(ingredients, { foods, marks })
  let milliseconds = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3; run += 1) {
    const started = performance.now()
    readContents(ingredients, { foods, marks })
    milliseconds = Math.min(milliseconds, performance.now() - started)
  }
  const computed = (contents.nutrients.energy ?? 0) / servings
  return {
    page,
    contents,
    foods,
    isKnown: contents.lines.every(counts),
    computed,
    error: Math.abs(computed - page.stated) / page.stated,
    microseconds: (1000 * milliseconds) / Math.max(1, contents.lines.length),
  }
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

const percent = (share: number): number => Math.round(1000 * share) / 10

const weighed = (eaten: number, id: string | null, { foods }: FoodIndex): string =>
  `${Math.round(eaten)} g, ${Math.round((eaten * (foods.get(id ?? '')?.nutrients.energy ?? 0)) / 100)} kcal,`

function show({ page, contents, foods, computed, error }: Row): void {
  console.log(`\n${page.name}: ${Math.round(computed)} of ${page.stated} kcal (${percent(error)} %), ${page.yields}`)
  for (const { at, food, eaten, notCounted } of contents.lines)
    console.log(`  ${notCounted ?? weighed(eaten ?? 0, food, foods)} ${food ?? '?'} | ${page.ingredients[at]}`)
}

const worstShown = 20

const [folder, ...flags] = process.argv.slice(2)
if (folder === undefined) {
  console.error('usage: npm run bench:nutrition -- <folder> [--tuned] [--unknown]')
  process.exitCode = 2
} else {
  const isTuned = flags.includes('--tuned')
  const pages = [...statedPages(folder)].filter((page) => page.isLeftOut !== isTuned)
  const rows = (await Promise.all(pages.map(rowOf))).filter((row) => row !== null)
  const known = rows.filter(({ isKnown }) => isKnown)
  if (flags.includes('--unknown')) {
    for (const { page, contents } of rows)
      for (const line of contents.lines.filter((each) => !counts(each)))
        console.log(`${line.notCounted} ${line.food ?? '?'} | ${page.ingredients[line.at]}`)
  } else for (const row of known.toSorted((a, b) => b.error - a.error).slice(0, worstShown)) show(row)
  const lines = rows.flatMap(({ contents }) => contents.lines)
  console.log({ pages: rows.length, known: known.length, lines: lines.length, knownLines: lines.filter(counts).length })
  const errors = known.map(({ error }) => error)
  judge('nutrition', {
    'pages with all lines known, %': percent(known.length / rows.length),
    'median error of energy, %': percent(quantile(errors, 0.5)),
    'error of three quarters of pages, %': percent(quantile(errors, 0.75)),
    'a line, µs': Math.round(
      quantile(
        rows.map(({ microseconds }) => microseconds),
        0.5,
      ),
    ),
  })
}
