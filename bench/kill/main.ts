/**
 * Kills the server with SIGKILL again and again while cooks write, and holds it to its word: after each start whatever
 * was acknowledged is there, once, and the database is whole.
 *
 *   node bench/kill/main.ts [sqlite|postgresql|backups] [--kills 1000] [--cooks 6] [--port 4590]
 *
 * With `backups` it kills backups, restores on both databases and starts that migrate, a quarter each, and compares what is left
 * row by row: it is the old state or the new one.
 * Prints one JSON object, then its limits.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { judge } from '../limits.ts'
import { type DatabaseKind, databaseNames, onDatabase } from '../server/on-database.ts'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { killBackups } from './backups.ts'
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

async function run(kind: DatabaseKind, settings: Readonly<Record<string, string>>, dataDir: string) {
  const damages = () => (kind === 'sqlite' ? damage(dataDir) : [])
  const start = () => startServer(Number(values.port), settings)
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

  const writing = Promise.all(cooks.map((_, index) => keepWriting(index)))
  const started = performance.now()
  async function killAndCheck(): Promise<void> {
    up.resolve()
    await pause(Math.random() * longest)
    up = Promise.withResolvers()
    await server.kill()
    complaints.push(...damages())
    server = await start()
    killed += 1
    slowestStartMs = Math.max(slowestStartMs, server.startMs)
    // Nobody writes until all was looked at, but for those who ask again under an old reference.
    await checkAll()
  }

  while (killed < kills && complaints.length === 0) await killAndCheck()
  ended = true
  up.resolve()
  await writing
  await checkAll()
  complaints.push(...(await checkEndedImports(cooks)))
  await checkAll()
  await server.stop()
  complaints.push(...damages())
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
    complaints: complaints.slice(0, 20),
  }
}

if (positionals[0] === 'backups') judge('kill', { 'backups, restores, migrations: states between': killBackups(kills) })
else {
  const kind = positionals[0] === 'postgresql' ? 'postgresql' : 'sqlite'
  const report = await onDatabase(kind, ({ settings }) => run(kind, settings, settings.DATA_DIR))
  console.log(JSON.stringify({ database: kind, ...report }, null, 2))
  judge('kill', { 'lost, doubled or damaged': report.complaints.length }, `${databaseNames[kind]}: `)
}
