/**
 * How well recipes are read from photos of pages that the bench prints itself.
 *
 *   npm run bench:photos-read [-- --misses] [--only <number of pages>]
 *
 * Prints one JSON object: rates in per cent, by typefaces that the model of signs was fitted with and others, by
 * distortion, layout and language; seconds a page; with `--misses` each line that is not right.
 */
import { parseArgs } from 'node:util'
import { clip } from '@potluck/clip/clip'
import { answeredText, textLinesOf } from '@potluck/photo-text/page-text'
import { preparePage, type ReadPage, readPage } from '@potluck/photo-text/read-page'
import type { Browser } from 'playwright-core'
import { startBrowser } from './browser.ts'
import { type Distortion, distort, distortions } from './distort.ts'
import { Engines } from './engine.ts'
import { type Layout, layouts, printPages } from './printed-page.ts'
import { type PrintedRecipe, recipes } from './recipes.ts'
import { type LineScore, scoreLines } from './score.ts'
import { type Typeface, typefaces } from './typefaces.ts'

interface Case {
  readonly typeface: Typeface
  readonly recipe: PrintedRecipe
  readonly layout: Layout
  readonly distortion: Distortion
}

const pick = <T>(items: readonly T[], at: number): T => {
  const item = items[at % items.length]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** Three recipes for each typeface, so that layouts, distortions and languages meet. */
const cases: readonly Case[] = typefaces.flatMap((typeface, at) => {
  const scriptOf = { 'uk-ua': 'cyrillic', he: 'hebrew' } as const
  const fitting = recipes.filter(({ language }) =>
    typeface.scripts.includes(language === 'uk-ua' || language === 'he' ? scriptOf[language] : 'latin'),
  )
  return [0, 1, 2].map((turn) => ({
    typeface,
    recipe: pick(turn === 2 ? [...fitting].reverse() : fitting, at + 3 * turn),
    layout: pick(layouts, at + turn),
    distortion: pick(distortions, at + 2 * turn + Math.floor(at / 6)),
  }))
})

interface Row {
  readonly case: Case
  readonly lines: readonly LineScore[]
  readonly questions: number
  readonly pages: number
  readonly seconds: number
  readonly confidence: number
}

async function measure(browser: Browser, engines: Engines, each: Case, seed: number): Promise<Row> {
  const { recipe, typeface, layout, distortion } = each
  const printed = await printPages(browser, recipe, typeface, layout)
  const photos = await Promise.all(printed.map((page, at) => distort(page, distortion, seed * 10 + at)))
  const started = performance.now()
  const pages: ReadPage[] = []
  for (const photo of photos)
    pages.push(
      await readPage(preparePage(photo), (image, isColumn) => engines.recognize(recipe.language, image, isColumn)),
    )
  const lines = textLinesOf(pages)
  const seconds = (performance.now() - started) / 1000
  const result = clip(lines.map((line) => answeredText(line)).join('\n'), { url: '' })
  const read = result.outcome === 'refused' ? [] : [...result.recipe.ingredients, ...result.recipe.instructions]
  return {
    case: each,
    lines: scoreLines([...recipe.ingredients, ...recipe.steps], read, lines),
    questions: lines.reduce((sum, { questions }) => sum + questions.length, 0),
    pages: photos.length,
    seconds,
    confidence: pages.reduce((sum, { confidence }) => sum + confidence, 0) / pages.length,
  }
}

const round = (value: number): number => Math.round(value * 10) / 10

function tally(rows: readonly Row[]) {
  const lines = rows.flatMap((row) => row.lines)
  const share = (is: (line: LineScore) => boolean) => round((100 * lines.filter(is).length) / lines.length)
  const pages = rows.reduce((sum, row) => sum + row.pages, 0)
  return {
    pages,
    lines: lines.length,
    right: share(({ isRight }) => isRight),
    rightAnswered: share(({ isRightAnswered }) => isRightAnswered),
    wrongUnasked: lines.filter(({ isWrongUnasked }) => isWrongUnasked).length,
    lost: lines.filter(({ read }) => read === null).length,
    questionsPerPage: round(rows.reduce((sum, row) => sum + row.questions, 0) / pages),
    secondsPerPage: round(rows.reduce((sum, row) => sum + row.seconds, 0) / pages),
  }
}

function tallyBy(rows: readonly Row[], nameOf: (each: Case) => string) {
  const names = [...new Set(rows.map((row) => nameOf(row.case)))]
  return Object.fromEntries(names.map((name) => [name, tally(rows.filter((row) => nameOf(row.case) === name))]))
}

const { values } = parseArgs({ options: { misses: { type: 'boolean' }, only: { type: 'string' } } })
const browser = await startBrowser()
const engines = new Engines()
const rows: Row[] = []
const step = Math.max(1, Math.floor(cases.length / Number(values.only ?? cases.length)))
for (const [at, each] of cases.entries()) if (at % step === 0) rows.push(await measure(browser, engines, each, at + 1))
await engines.stop()
await browser.close()

const misses = rows.flatMap(({ case: { typeface, layout, distortion, recipe }, lines, confidence }) =>
  lines
    .filter(({ isRightAnswered, isWrongUnasked }) => !isRightAnswered || isWrongUnasked)
    .map(({ printed, read, isWrongUnasked }) => ({
      page: `${typeface.family}, ${layout}, ${distortion}, ${recipe.title}, ${round(confidence)}`,
      printed,
      read,
      ...(isWrongUnasked && { isWrongUnasked }),
    })),
)
console.log(
  JSON.stringify(
    {
      all: tally(rows),
      typefaces: tallyBy(rows, ({ typeface }) => (typeface.isFitted ? 'fitted' : 'others')),
      distortions: tallyBy(rows, ({ distortion }) => distortion),
      layouts: tallyBy(rows, ({ layout }) => layout),
      languages: tallyBy(rows, ({ recipe }) => recipe.language),
      ...(values.misses && { misses }),
    },
    null,
    2,
  ),
)
