/**
 * Draws what `main.ts` wrote: a picture for each database in docs/pictures.
 *
 *   node bench/growth/draw.ts growth.json…
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { type Chart, drawCurves } from './draw-curves.ts'

const taken = z.looseObject({ serverMs: z.number(), databaseMs: z.number() })
const stage = z.looseObject({ recipes: z.number(), warm: z.record(z.string(), z.record(z.string(), taken)) })
const reports = z.record(z.string(), z.looseObject({ grown: z.array(stage) }))

type Stages = readonly z.output<typeof stage>[]

const titles: Readonly<Record<string, string>> = {
  first: 'first page',
  last: 'last page',
  label: 'page by label',
  search: 'search for two words',
  firstAfterWrite: 'first page after a write',
  searchAfterWrite: 'search after a write',
}

const bookSizes = ['100', '1000', '10000', '50000']

const chartOf = (stages: Stages, question: string): Chart => ({
  title: titles[question] ?? question,
  curves: bookSizes.map((size) => ({
    name: `a book of ${Number(size).toLocaleString('en')}`,
    points: stages.flatMap(({ recipes, warm }) => {
      const figures = warm[size]?.[question]
      return figures ? [{ recipes, value: figures.serverMs + figures.databaseMs }] : []
    }),
  })),
})

const names: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgresql: 'PostgreSQL' }

for (const file of process.argv.slice(2)) {
  for (const [kind, { grown }] of Object.entries(reports.parse(JSON.parse(readFileSync(file, 'utf8'))))) {
    const title = `${names[kind] ?? kind}: processor time of a question, ms, by the recipes on the server`
    const charts = Object.keys(titles).map((question) => chartOf(grown, question))
    const picture = new URL(`../../docs/pictures/growth-${kind}.svg`, import.meta.url)
    writeFileSync(picture, drawCurves(title, charts))
  }
}
