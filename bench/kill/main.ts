/**
 * Kills the server with SIGKILL again and again while cooks write, and holds it to its word: after each start whatever
 * was acknowledged is there, once, and the database is whole.
 *
 *   node bench/kill/main.ts [sqlite|postgresql] [--kills 1000] [--cooks 6] [--port 4590]
 *
 * Prints one JSON object; ends with 1 when something was lost, doubled or damaged.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgresql } from 'server/testing/postgresql'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { check, checkEndedImports } from './check.ts'
import { openAccounts } from './cook.ts'
import { write } from './write.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '1000' },
    cooks: { type: 'string', default: '6' },
    port: { type: 'string', default: '4590' },
  },
})
const kills = Number(values.kills)

/**
 * Asked to stop, it says what it has seen so far. The packaged PostgreSQL, once imported, would end the process without a
 * word on the same signals, whichever database is asked for.
 */
let isEnough = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.removeAllListeners(signal)
  process.on(signal, () => (isEnough = true))
}

/** Longest time between a start and the next kill, milliseconds. */
const longest = 1_500

/** Errors that SQLite finds in its file while nobody uses it. */
function damage(dataDir: string): readonly string[] {
  const database = new DatabaseSync(join(dataDir, 'potluck.sqlite'))
  const rows = [
    ...database.prepare('pragma integrity_check').all(),
    ...database.prepare('pragma foreign_key_check').all(),
  ]
  database.close()
  return rows.map((row) => JSON.stringify(row)).filter((row) => row !== '{"integrity_check":"ok"}')
}

async function run(dataDir: string, databaseUrl: string | null) {
  const settings = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) }
  const start = () => startServer(Number(values.port), settings, { outlivesSignals: true })
  let server: ServerProcess = await start()
  const cooks = await openAccounts([server.address], Number(values.cooks))
  const complaints: string[] = []
  let slowestStartMs = 0
  let killed = 0
  let up = Promise.withResolvers<void>()
  let ended = false

  async function keepWriting(index: number): Promise<void> {
    const [cook, friend] = [cooks[index], cooks[(index + 1) % cooks.length]]
    if (!cook || !friend) return
    while (!ended) {
      await up.promise
      // The ledger knows which requests were refused or not answered.
      await write(cook, friend, () => up.promise).catch(() => pause(5))
    }
  }

  async function checkAll(): Promise<void> {
    for (const [index, cook] of cooks.entries()) {
      const friend = cooks[(index + 1) % cooks.length]
      if (friend) complaints.push(...(await check(cook, friend)))
    }
  }

  async function checkAtTheEnd(): Promise<void> {
    await checkAll()
    complaints.push(...(await checkEndedImports(cooks)))
    await checkAll()
  }

  const writing = Promise.all(cooks.map((_, index) => keepWriting(index)))
  const started = performance.now()
  async function killAndCheck(): Promise<void> {
    up.resolve()
    await pause(Math.random() * longest)
    up = Promise.withResolvers()
    await server.kill()
    if (databaseUrl === null) complaints.push(...damage(dataDir))
    server = await start()
    killed += 1
    slowestStartMs = Math.max(slowestStartMs, server.startMs)
    // Nobody writes until all was looked at, but for those who ask again under an old reference.
    await checkAll()
  }

  async function killOn(): Promise<void> {
    while (killed < kills && !isEnough && complaints.length === 0) await killAndCheck()
    ended = true
    up.resolve()
    await writing
    await checkAtTheEnd()
  }

  // A PostgreSQL that was asked to stop together with the bench has stopped: what was seen before is told all the same.
  const unchecked = await killOn().then(
    () => null,
    async (error: unknown) => {
      if (!isEnough) throw error
      ended = true
      up.resolve()
      await writing
      return String(error)
    },
  )
  await server.stop()
  if (databaseUrl === null) complaints.push(...damage(dataDir))
  const sum = (count: (cook: (typeof cooks)[number]) => number) => cooks.reduce((all, cook) => all + count(cook), 0)
  return {
    kills: killed,
    minutes: Math.round((performance.now() - started) / 6_000) / 10,
    acknowledged: {
      recipes: sum(({ recipes }) => recipes.count),
      items: sum(({ items }) => items.count),
      messages: sum(({ messages }) => messages.count),
      imports: sum(({ imports }) => imports.size),
      importedRecipes: sum(({ imports }) => [...imports.values()].reduce((all, count) => all + count, 0)),
    },
    slowestStartMs: Math.round(slowestStartMs),
    ...(unchecked !== null && { unchecked }),
    complaints: complaints.slice(0, 20),
  }
}

async function withFolder<T>(step: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'potluck-bench-'))
  try {
    return await step(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

async function onPostgresql() {
  const postgresql = await startPostgresql()
  try {
    return await withFolder((dataDir) => run(dataDir, postgresql.url))
  } finally {
    await postgresql.stop()
  }
}

const kind = positionals[0] === 'postgresql' ? 'postgresql' : 'sqlite'
const report = kind === 'postgresql' ? await onPostgresql() : await withFolder((dataDir) => run(dataDir, null))
console.log(JSON.stringify({ database: kind, ...report }, null, 2))
if (report.complaints.length > 0) process.exitCode = 1
