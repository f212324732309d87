/**
 * How well and how fast recipes are read from stored pages.
 *
 *   npm run bench:reading -- pages <folder> [--bare] [--misses]
 *
 * The folder has `<host>/<name>.html[.gz]`, with what a careful reader found in `<name>.json` beside each.
 * Prints one JSON object, rates in per cent for each kind of page, and with `--misses` what was missed and how; then its limits.
 * With `--bare` each page with JSON-LD is read without its data for machines.
 */
import { clip } from '@potluck/clip/clip'
import { type ClippedRecipe, emptyRecipe } from '@potluck/clip/recipe'
import { judge } from '../limits.ts'
import { barePage, hasPlugin } from './bare-page.ts'
import { type Page, readCorpus } from './corpus.ts'
import { type Field, type Score, score } from './score.ts'

type Group = 'with JSON-LD' | 'with microdata' | 'with neither' | 'bare, with a plug-in' | 'bare, without one'

interface Case {
  readonly page: Page
  readonly group: Group
}

interface Row extends Case {
  readonly recipe: ClippedRecipe
  readonly score: Score
  readonly ms: number
}

const fields: readonly Field[] = ['title', 'ingredients', 'steps', 'yield', 'totalTime', 'image']

/** The kind of a page, told from its text: what structured data it has about a recipe. */
function groupOf(html: string): Group {
  const jsonLd =
    /application\/ld\+json/i.test(html) &&
    /"@type"\s*:\s*(?:\[[^\]]*?)?"(?:https?:\/\/schema\.org\/)?Recipe"/i.test(html)
  if (jsonLd) return 'with JSON-LD'
  return /(?:itemtype|typeof)=["']?[^"'>]*\bRecipe\b/i.test(html) ? 'with microdata' : 'with neither'
}

const asIs = (page: Page): Case => ({ page, group: groupOf(page.html) })

/** The hard page that a page with JSON-LD makes. */
function asBare(page: Page): Case[] {
  if (groupOf(page.html) !== 'with JSON-LD') return []
  const group = hasPlugin(page.html) ? 'bare, with a plug-in' : 'bare, without one'
  return [{ page: { ...page, html: barePage(page.html) }, group }]
}

/** The fastest of three runs: the time of the work, not of what else the machine does. */
function measure({ page, group }: Case): Row {
  let ms = Number.POSITIVE_INFINITY
  let recipe = emptyRecipe
  for (let run = 0; run < 3; run++) {
    const started = process.threadCpuUsage()
    const result = clip(page.html, { url: page.url })
    const { user, system } = process.threadCpuUsage(started)
    ms = Math.min(ms, (user + system) / 1000)
    if (result.outcome !== 'refused') recipe = result.recipe
  }
  return { page, group, recipe, score: score(page.want, recipe), ms }
}

const rateOf = (rows: readonly Row[], field: Field): number | null => {
  const measured = rows.flatMap((row) => row.score[field] ?? [])
  return measured.length === 0 ? null : round((100 * measured.filter(Boolean).length) / measured.length)
}

function tally(rows: readonly Row[]) {
  const times = rows.map((row) => row.ms).sort((a, b) => a - b)
  return {
    cases: rows.length,
    rates: Object.fromEntries(fields.map((field) => [field, rateOf(rows, field)])),
    medianMs: round(times[times.length >> 1] ?? 0),
    slowestMs: round(times.at(-1) ?? 0),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10

function misses({ page, group, score: right, recipe }: Row) {
  const pairs: Record<Field, readonly [unknown, unknown]> = {
    title: [page.want.title, recipe.title],
    ingredients: [page.want.ingredients, recipe.ingredients],
    steps: [page.want.steps, recipe.instructions],
    yield: [page.want.yields, recipe.yield],
    totalTime: [page.want.totalTime, recipe.totalTime],
    image: [page.want.image, recipe.images],
  }
  return fields
    .filter((field) => right[field] === false)
    .map((field) => ({ page: page.name, group, field, want: pairs[field][0], got: pairs[field][1] }))
}

/** Fields whose rates have a limit. */
const limited: readonly Field[] = ['title', 'ingredients', 'steps']

const [folder, ...flags] = process.argv.slice(2)
if (folder === undefined) {
  console.error('usage: npm run bench:reading -- pages <folder> [--bare] [--misses]')
  process.exitCode = 2
} else {
  const pages = [...readCorpus(folder)]
  const cases = flags.includes('--bare') ? pages.flatMap(asBare) : pages.map(asIs)
  const rows = cases.map(measure)
  const groups = [...new Set(rows.map(({ group }) => group))].sort()
  const report = groups.map((name) => ({ name, ...tally(rows.filter(({ group }) => group === name)) }))
  const missed = flags.includes('--misses') ? { misses: rows.flatMap(misses) } : {}
  console.log(JSON.stringify({ groups: report, ...missed }, null, 2))
  for (const { name, rates } of report) {
    const figures = limited.map((field) => [`${field}, %`, rates[field] ?? Number.NaN])
    judge('reading', Object.fromEntries(figures), `pages ${name}: `)
  }
}
