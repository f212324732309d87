/**
 * Backs up a large book while eight clients read and write, restores it into another folder and into the other database,
 * changes single bytes of backups, and kills restores.
 *
 *   node bench/backup/main.ts [sqlite|postgresql] [--recipes 10000] [--pictures 3000] [--changes 200] [--kills 100] [--port 4620]
 *
 * Needs the built server (`npm run build -- server`). Prints one JSON object: seconds, megabytes, and milliseconds of lists.
 * Ends with 1 when something was not as it should be.
 */
import { closeSync, cpSync, mkdtempSync, openSync, readdirSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createApiClient } from '@potluck/api/client'
import { listRecipes, rateRecipe } from '@potluck/api/recipes'
import { startPostgresql } from 'server/testing/postgresql'
import { startServer } from '../server/server-process.ts'
import { manifestIn, memoryOf, run } from './programs.ts'
import { seedBook } from './seed-book.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    recipes: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '3000' },
    changes: { type: 'string', default: '200' },
    kills: { type: 'string', default: '100' },
    port: { type: 'string', default: '4620' },
  },
})
const port = Number(values.port)
const clients = 8
const kept = fileURLToPath(new URL('../../server/src/backup/released/0.1.0.tar', import.meta.url))

type Settings = Readonly<Record<string, string>>

const complaints: string[] = []
const expect = (what: string, isTrue: boolean) => {
  if (!isTrue) complaints.push(what)
}

/** Lists and rates recipes with eight clients until a step is done. @returns what it gave, and the 95th percentile of lists */
async function underLoad<T>(address: string, token: string, step: () => Promise<T>) {
  const client = createApiClient({ base: `${address}api/`, token: () => token })
  const times: number[] = []
  let ended = false
  async function cook(number: number): Promise<void> {
    for (let round = 0; !ended; round++) {
      const started = performance.now()
      const offset = ((number * 37 + round * 11) % 90) * 100
      const { data } = await client.call(listRecipes, { query: { count: 50, offset } })
      times.push(performance.now() - started)
      const [recipe] = data.data
      if (recipe && round % 4 === 0)
        await client.call(rateRecipe, { params: { id: recipe.id }, body: { rating: 1 + (round % 5) } })
      await pause(50)
    }
  }
  const cooks = Array.from({ length: clients }, (_, number) => cook(number))
  const result = await step()
  ended = true
  await Promise.all(cooks)
  times.sort((a, b) => a - b)
  return { result, lists: times.length, p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0) }
}

const onlyTarIn = (folder: string): string =>
  join(folder, readdirSync(folder).find((name) => name.endsWith('.tar')) ?? '')

/** Backs up while clients work. */
async function measureBackup(settings: Settings, token: string, folder: string) {
  const server = await startServer(port, settings)
  await pause(3_000)
  const idle = memoryOf(server.pid)
  const before = await underLoad(server.address, token, () => pause(20_000))
  const busy = memoryOf(server.pid)
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, memoryOf(server.pid).pss)), 200)
  const during = await underLoad(server.address, token, () => run('make-backup', ['--to', folder], settings))
  clearInterval(watch)
  const after = await underLoad(server.address, token, () => pause(10_000))
  await server.stop()
  const { code, seconds, rss, pss, output, errors } = during.result
  expect(`backup ended with ${code}: ${errors}`, code === 0)
  return {
    ...{ seconds, megabytes: Math.round(statSync(onlyTarIn(folder)).size / 1e6), proven: output.trim().split('\n')[1] },
    memory: { serverIdle: idle, serverUnderLoad: busy, serverDuring: most, backup: { rss, pss } },
    p95: { before: before.p95, during: during.p95, after: after.p95 },
    lists: { before: before.lists, during: during.lists },
  }
}

async function measureRestore(path: string, settings: Settings) {
  const { code, seconds, rss, pss, errors } = await run('restore-backup', [path], settings)
  expect(`restore ended with ${code}: ${errors}`, code === 0)
  return { seconds, rss, pss }
}

/** Changes a byte of a file at a random place, tries to restore it, and puts the byte back. */
async function changeByte(path: string, settings: Settings): Promise<void> {
  const file = openSync(path, 'r+')
  const at = Math.floor(Math.random() * statSync(path).size)
  const byte = Buffer.alloc(1)
  readSync(file, byte, 0, 1, at)
  const other = Buffer.from([byte.readUInt8() ^ (1 << Math.floor(Math.random() * 8))])
  writeSync(file, other, 0, 1, at)
  const { code, errors } = await run('restore-backup', [path], settings)
  writeSync(file, byte, 0, 1, at)
  closeSync(file)
  expect(`a byte changed at ${at} was not refused: ${errors}`, code === 1 && errors.endsWith('Nothing was changed.\n'))
  expect(
    `a byte changed at ${at} left something`,
    readdirSync(settings.DATA_DIR ?? '').every((name) => name.endsWith('lock')),
  )
}

/** Kills restores over a small book. @returns how many left the old state, and how many the new one */
async function killRestores(count: number, small: string, settings: Settings) {
  const states = { old: 0, new: 0 }
  const file = join(settings.DATA_DIR ?? '', 'potluck.sqlite')
  for (let kill = 0; kill < count; kill++) {
    await measureRestore(small, settings)
    await run('restore-backup', [kept], settings, 100 + Math.random() * 1_200)
    // Whatever opens the folder next ends what was begun.
    const server = await startServer(port, settings)
    await server.stop()
    const database = new DatabaseSync(file)
    const users = Number(database.prepare('select count(*) as users from users').get()?.users)
    const whole = database.prepare('pragma integrity_check').get()?.integrity_check === 'ok'
    database.close()
    expect(`a killed restore left ${users} accounts`, users === 1 || users > 5)
    expect('a killed restore damaged the database', whole)
    states[users === 1 ? 'old' : 'new'] += 1
    for (const name of readdirSync(settings.DATA_DIR ?? ''))
      if (name.startsWith('before-restore-')) rmSync(join(settings.DATA_DIR ?? '', name), { recursive: true })
  }
  return states
}

/** A backup of a server with one account. */
async function smallBackup(folder: string): Promise<string> {
  const settings = { DATA_DIR: join(folder, 'small') }
  await seedBook(settings.DATA_DIR, port, 10, 0)
  await run('make-backup', ['--to', join(folder, 'small-backups')], settings)
  return onlyTarIn(join(folder, 'small-backups'))
}

const kind = positionals[0] ?? 'sqlite'
const folder = mkdtempSync(join(tmpdir(), 'potluck-bench-backup-'))
const postgresql = await startPostgresql()
try {
  const seeded = join(folder, 'seeded')
  const token = await seedBook(seeded, port, Number(values.recipes), Number(values.pictures))
  const database = (name: string): Settings => (name === 'postgresql' ? { DATABASE_URL: postgresql.url } : {})
  let settings: Settings = { DATA_DIR: seeded }
  if (kind === 'postgresql') {
    await run('make-backup', ['--to', join(folder, 'first')], settings)
    settings = { DATA_DIR: join(folder, 'on-postgresql'), ...database(kind) }
    await measureRestore(onlyTarIn(join(folder, 'first')), settings)
    rmSync(join(folder, 'first'), { recursive: true })
  }
  const backup = await measureBackup(settings, token, join(folder, 'backups'))
  const path = onlyTarIn(join(folder, 'backups'))
  const same = { DATA_DIR: join(folder, 'same') }
  const crossed = { DATA_DIR: join(folder, 'crossed'), ...database('postgresql') }
  const restored = { sqlite: await measureRestore(path, same), postgresql: await measureRestore(path, crossed) }
  await run('make-backup', ['--to', join(folder, 'again')], crossed)
  const [first, second] = [await manifestIn(path), await manifestIn(onlyTarIn(join(folder, 'again')))]
  expect(
    'the restored book differs',
    JSON.stringify([first.tables, first.pictures]) === JSON.stringify([second.tables, second.pictures]),
  )
  const changed = { DATA_DIR: join(folder, 'changed') }
  const copy = join(folder, 'copy.tar')
  cpSync(kept, copy)
  for (let change = 0; change < Number(values.changes); change++) await changeByte(copy, changed)
  for (let change = 0; change < Number(values.changes) / 10; change++) await changeByte(path, changed)
  const kills = await killRestores(Number(values.kills), await smallBackup(folder), {
    DATA_DIR: join(folder, 'killed'),
  })
  process.stdout.write(
    `${JSON.stringify({ kind, backup, restored, changes: Number(values.changes) + Math.ceil(Number(values.changes) / 10), kills, complaints }, null, 2)}\n`,
  )
} finally {
  await postgresql.stop()
  rmSync(folder, { recursive: true })
}
process.exitCode = complaints.length > 0 ? 1 : 0
