/**
 * How well recipes are read from photos of pages that the bench prints itself.
 *
 *   npm run bench:reading -- photos
 *
 * Prints one JSON object: rates in per cent and seconds a page; then its limits.
 */
import { clip } from '@potluck/clip/clip'
import { answeredText, textLinesOf } from '@potluck/photo-text/page-text'
import { preparePage, type ReadPage, readPage } from '@potluck/photo-text/read-page'
import type { Browser } from 'playwright-core'
import { judge } from '../limits.ts'
import { startBrowser } from './browser.ts'
import { type Distortion, distort, distortions } from './distort.ts'
import { Engines } from './engine.ts'
import { type Layout, layouts, printPages, type Typeface, typefaces } from './printed-page.ts'
import { type PrintedRecipe, recipes } from './recipes.ts'
import { type LineScore, scoreLines } from './score.ts'

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

/** Each recipe with each distortion, so that layouts and typefaces take turns. */
const cases: readonly Case[] = recipes.flatMap((recipe, at) =>
  distortions.map((distortion, turn) => ({
    recipe,
    distortion,
    typeface: pick(typefaces, at + turn),
    layout: pick(layouts, at + turn),
  })),
)

interface Row {
  readonly lines: readonly LineScore[]
  readonly questions: number
  readonly pages: number
  readonly seconds: number
}

async function measure(
  browser: Browser,
  engines: Engines,
  { recipe, typeface, layout, distortion }: Case,
  seed: number,
): Promise<Row> {
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
    lines: scoreLines([...recipe.ingredients, ...recipe.steps], read, lines),
    questions: lines.reduce((sum, { questions }) => sum + questions.length, 0),
    pages: photos.length,
    seconds,
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

const browser = await startBrowser()
const engines = new Engines()
const rows: Row[] = []
for (const [at, each] of cases.entries()) rows.push(await measure(browser, engines, each, at + 1))
await engines.stop()
await browser.close()

const all = tally(rows)
console.log(JSON.stringify(all, null, 2))
judge('reading', {
  'lines of photos that are right, %': all.right,
  'lines of photos that are right once questions are answered, %': all.rightAnswered,
  'lines of photos with another number and no question, %': round((100 * all.wrongUnasked) / all.lines),
})
