/**
 * Measures the server: recipes of one cook are imported, then listed, searched and saved.
 *
 *   node bench/server/main.ts [sqlite|postgresql] [--recipes 10000] [--port 4580]
 *
 * Linux only. Prints one JSON object, then its limits, which are those of `bench:growth` for more than 10,000 recipes; times in
 * milliseconds, memory in megabytes. Without a database it measures both.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hasLimit, judge } from '../limits.ts'
import { besideImport } from './beside-import.ts'
import { changesOf, importRecipes, registerCook } from './cook.ts'
import { latencyOf } from './latency.ts'
import { connectionsMeter, usedBy } from './meter.ts'
import { databaseNames, type EmptyDatabase, kindsOf, onDatabase } from './on-database.ts'
import { costOfSaves } from './saves.ts'
import { operatorSearches, searches, slips } from './seed.ts'
import { startServer } from './server-process.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { recipes: { type: 'string', default: '10000' }, port: { type: 'string', default: '4580' } },
})
const recipes = Number(values.recipes)
const port = Number(values.port)
/** A server is idle so long after it was ready, milliseconds. */
const idleAfter = 3_000

/** Room for the largest book. */
const room = { MEMBER_RECIPES: '1000000', MEMBER_TEXT: '20000', MEMBER_SPACE: '100000' }

async function measure({ settings: ofDatabase, place, postmaster }: EmptyDatabase) {
  const settings = { ...room, ...ofDatabase }
  const empty = await startServer(port, settings)
  const token = await registerCook(empty.address)
  const importedPerSecond = await importRecipes(empty.address, token, recipes)
  const afterImportMb = empty.memoryMb()
  await empty.stop()

  const server = await startServer(port, settings)
  await pause(idleAfter)
  const idleMb = server.memoryMb()
  const api = (path: string) => [`${server.address}api/${path}&token=${token}`]
  const first = api('recipes/by-page?count=100')
  const deepest = api(`recipes/by-page?count=100&offset=${recipes - 100}`)
  // Another page each time: none of them is at hand.
  const anywhere = Array.from({ length: 1_100 }, (_, page) => (page * 7_919) % (recipes - 100)).flatMap((offset) =>
    api(`recipes/by-page?count=100&offset=${offset}`),
  )
  const byLabel = api('recipes/by-page?count=100&labels=dinner')
  const searchFor = (queries: readonly string[]) =>
    queries.flatMap((query) => api(`recipes/search?query=${encodeURIComponent(query)}`))
  const search = searchFor(searches)
  const sorted = (sort: string) =>
    [0, Math.floor(recipes / 4), Math.floor(recipes / 2), recipes - 100].flatMap((offset) =>
      api(`recipes/by-page?count=100&sort=${sort}&offset=${offset}`),
    )
  const databaseMs = postmaster === null ? () => 0 : connectionsMeter(postmaster)
  const usedMs = () => usedBy(server.pid).processorMs + databaseMs()
  const ask = (urls: readonly string[], before?: () => Promise<unknown>) =>
    latencyOf(urls, { requests: 1_000, connections: 1, usedMs, ...(before && { before }) })
  const change = await changesOf(server.address, token)
  const report = {
    startEmptyMs: Math.round(empty.startMs),
    startMs: Math.round(server.startMs),
    idleMb,
    importedPerSecond,
    afterImportMb,
    listFirst: await ask(first),
    listDeepest: await ask(deepest),
    listAnywhere: await ask(anywhere),
    listByLabel: await ask(byLabel),
    listByRating: await ask(sorted('-rating')),
    listByTime: await ask(sorted('totalTime')),
    search: await ask(search),
    searchWithSlips: await ask(searchFor(slips)),
    searchWithOperators: await ask(searchFor(operatorSearches)),
    // A change makes cached pages invalid, so each of these requests follows one.
    listFirstChanged: await ask(first, change),
    listByLabelChanged: await ask(byLabel, change),
    searchChanged: await ask(search, change),
    listEightAtOnce: await latencyOf(first, { requests: 3_000, connections: 8, usedMs }),
    afterMb: server.memoryMb(),
    saves: await costOfSaves({ address: server.address, token, place, pid: server.pid, databaseMs }),
    pageBesideImport: await besideImport(server.address, token, recipes),
  }
  await server.stop()
  return report
}

/** The figures that have a limit, by their rows. */
const limited = (report: Awaited<ReturnType<typeof measure>>): Readonly<Record<string, number>> => ({
  'start with recipes, ms': report.startMs,
  'memory, idle with recipes, MB': report.idleMb ?? Number.NaN,
  'memory, after all questions, MB': report.afterMb ?? Number.NaN,
  'import, recipes a second': report.importedPerSecond,
  'first page, p95 ms': report.listFirst.p95,
  'deepest page, p95 ms': report.listDeepest.p95,
  'another page each time, p95 ms': report.listAnywhere.p95,
  'page by label, p95 ms': report.listByLabel.p95,
  'pages by rating, p95 ms': report.listByRating.p95,
  'pages by time, p95 ms': report.listByTime.p95,
  'search, p95 ms': report.search.p95,
  'search with typos, p95 ms': report.searchWithSlips.p95,
  'first page after a change, p95 ms': report.listFirstChanged.p95,
  'search after a change, p95 ms': report.searchChanged.p95,
  'a new recipe, kB written': report.saves.create.kilobytes,
  'a recipe saved again, kB written': report.saves.update.kilobytes,
  'a page beside an import, p95 ms': report.pageBesideImport.p95,
  'first pages a second, 8 at once': report.listEightAtOnce.perSecond,
})

for (const kind of kindsOf(positionals[0])) {
  const report = await onDatabase(kind, measure, { isDurable: true })
  console.log(JSON.stringify({ database: kind, recipes, ...report }, null, 2))
  const where = `${databaseNames[kind]}: `
  const command = recipes > 10_000 ? 'growth' : 'server'
  // A large book has fewer limits.
  const isHeld = (what: string) => command === 'server' || hasLimit(command, where + what)
  judge(command, Object.fromEntries(Object.entries(limited(report)).filter(([what]) => isHeld(what))), where)
}
