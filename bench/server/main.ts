/**
 * Measures the server: 10,000 recipes of one cook are imported, then listed and searched.
 *
 *   node bench/server/main.ts [sqlite|postgresql] [--recipes 10000] [--port 0]
 *
 * Prints one JSON object; times in milliseconds, memory in megabytes. Without a database it measures both.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgresql } from 'server/testing/postgresql'
import { changesOf, importRecipes, registerCook } from './cook.ts'
import { digestOf } from './digest.ts'
import { latencyOf } from './latency.ts'
import { fridges, operatorSearches, searches, slips } from './seed.ts'
import { startServer } from './server-process.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { recipes: { type: 'string', default: '10000' }, port: { type: 'string', default: '4580' } },
})
const recipes = Number(values.recipes)
const port = Number(values.port)
/** A server is idle so long after it was ready, milliseconds. */
const idleAfter = 3_000
const one = { requests: 1_000, connections: 1 }
const eight = { requests: 3_000, connections: 8 }

async function measure(settings: Readonly<Record<string, string>>) {
  const empty = await startServer(port, settings)
  await pause(idleAfter)
  const idleEmptyMb = empty.memoryMb()
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
  const middle = api(`recipes/by-page?count=100&offset=${recipes / 2}`)
  // Another page each time: none of them is at hand.
  const anywhere = Array.from({ length: 1_100 }, (_, page) => (page * 7_919) % (recipes - 100)).flatMap((offset) =>
    api(`recipes/by-page?count=100&offset=${offset}`),
  )
  const byLabel = api('recipes/by-page?count=100&labels=dinner')
  const searchFor = (queries: readonly string[]) =>
    queries.flatMap((query) => api(`recipes/search?query=${encodeURIComponent(query)}`))
  const search = searchFor(searches)
  const sorted = (sort: string) =>
    [0, recipes / 4, recipes / 2, recipes - 100].flatMap((offset) =>
      api(`recipes/by-page?count=100&seed=7&sort=${sort}&offset=${offset}`),
    )
  const report = {
    startEmptyMs: Math.round(empty.startMs),
    startMs: Math.round(server.startMs),
    idleEmptyMb,
    idleMb,
    importedPerSecond,
    afterImportMb,
    listFirst: await latencyOf(first, one),
    listFirstBrotli: await latencyOf(first, { ...one, encoding: 'br' }),
    listFirstZstd: await latencyOf(first, { ...one, encoding: 'zstd' }),
    listMiddle: await latencyOf(middle, one),
    listDeepest: await latencyOf(deepest, one),
    listAnywhere: await latencyOf(anywhere, one),
    listByLabel: await latencyOf(byLabel, one),
    listByRating: await latencyOf(sorted('-rating'), one),
    listByTime: await latencyOf(sorted('totalTime'), one),
    listAtRandom: await latencyOf(sorted('random'), one),
    search: await latencyOf(search, one),
    searchWithSlips: await latencyOf(searchFor(slips), one),
    searchWithOperators: await latencyOf(searchFor(operatorSearches), one),
    whatCanICook: await latencyOf(
      fridges.flatMap((items) => api(`pantry/recipes?items=${encodeURIComponent(items)}`)),
      one,
    ),
    answers: await digestOf([...search, ...searchFor(slips), ...searchFor(operatorSearches), ...sorted('-rating')]),
    // A change makes cached pages invalid, so each of these requests follows one.
    listFirstChanged: await latencyOf(first, { ...one, before: await changesOf(server.address, token) }),
    listByLabelChanged: await latencyOf(byLabel, { ...one, before: await changesOf(server.address, token) }),
    searchChanged: await latencyOf(search, { ...one, before: await changesOf(server.address, token) }),
    listEightAtOnce: await latencyOf(first, eight),
    listEightAtOnceBrotli: await latencyOf(first, { ...eight, encoding: 'br' }),
    deepestEightAtOnce: await latencyOf(deepest, eight),
    searchEightAtOnce: await latencyOf(search, eight),
    afterMb: server.memoryMb(),
  }
  await server.stop()
  return report
}

async function onSqlite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'potluck-bench-'))
  try {
    return await measure({ DATA_DIR: dataDir })
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

async function onPostgresql() {
  const postgresql = await startPostgresql()
  const dataDir = mkdtempSync(join(tmpdir(), 'potluck-bench-'))
  try {
    return await measure({ DATA_DIR: dataDir, DATABASE_URL: postgresql.url })
  } finally {
    await postgresql.stop()
    rmSync(dataDir, { recursive: true })
  }
}

const wanted = positionals[0]
const report = {
  ...(wanted === 'postgresql' ? {} : { sqlite: await onSqlite() }),
  ...(wanted === 'sqlite' ? {} : { postgresql: await onPostgresql() }),
}
console.log(JSON.stringify({ recipes, ...report }, null, 2))
