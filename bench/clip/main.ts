/**
 * How well and how fast recipes are read from stored pages.
 *
 *   node bench/clip/main.ts <folder> [--bare] [--by-sites] [--misses] | [--several]
 *
 * Prints one JSON object, rates in per cent for each kind of page, and with `--misses` what was missed and how. With
 * `--bare` each page with JSON-LD is read without its data for machines. With `--by-sites` the sites are dealt into five
 * groups, and each has its own rates: how far apart they are says how much a rate owes to the sites it was measured on.
 * With `--several` it says how recipes are told apart in one text.
 */
import { clip } from '@potluck/clip/clip'
import { type ClippedRecipe, emptyRecipe } from '@potluck/clip/recipe'
import { barePage, hasPlugin } from './bare-page.ts'
import { type Page, readCorpus } from './corpus.ts'
import { type Field, type Score, score } from './score.ts'
import { severalReport } from './several.ts'
import { foldOf, folds } from './site-folds.ts'

type Group = 'jsonld' | 'microdata' | 'neither' | 'bare with a plug-in' | 'bare without'

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
  if (jsonLd) return 'jsonld'
  return /(?:itemtype|typeof)=["']?[^"'>]*\bRecipe\b/i.test(html) ? 'microdata' : 'neither'
}

const asIs = (page: Page): Case => ({ page, group: groupOf(page.html) })

/** The hard page that a page with JSON-LD makes. */
function asBare(page: Page): Case[] {
  if (groupOf(page.html) !== 'jsonld') return []
  const group = hasPlugin(page.html) ? 'bare with a plug-in' : 'bare without'
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

/** The rates of each fifth of the sites. */
const tallyBySites = (rows: readonly Row[]) =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      folds.map((fold) =>
        rateOf(
          rows.filter(({ page }) => foldOf(page.name) === fold),
          field,
        ),
      ),
    ]),
  )

function tally(rows: readonly Row[]) {
  const times = rows.map((row) => row.ms).sort((a, b) => a - b)
  return {
    cases: rows.length,
    ...Object.fromEntries(fields.map((field) => [field, rateOf(rows, field)])),
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

const [folder, ...flags] = process.argv.slice(2)
if (folder === undefined) {
  console.error('usage: node bench/clip/main.ts <folder> [--bare] [--by-sites] [--misses] | [--several]')
  process.exitCode = 2
} else if (flags.includes('--several')) console.log(JSON.stringify(severalReport([...readCorpus(folder)]), null, 2))
else {
  const pages = [...readCorpus(folder)]
  const cases = flags.includes('--bare') ? pages.flatMap(asBare) : pages.map(asIs)
  const rows = cases.map(measure)
  const groups = [...new Set(rows.map(({ group }) => group))].sort()
  const report = Object.fromEntries(
    groups.map((name) => {
      const ofGroup = rows.filter(({ group }) => group === name)
      return [
        name,
        flags.includes('--by-sites') ? { ...tally(ofGroup), bySites: tallyBySites(ofGroup) } : tally(ofGroup),
      ]
    }),
  )
  const missed = flags.includes('--misses') ? { misses: rows.flatMap(misses) } : {}
  console.log(JSON.stringify({ ...report, ...missed }, null, 2))
}
