/**
 * Honest cooks beside a hostile member: what their answers take without and with the attacks, and the processor time for
 * which each attack holds the server's thread in one piece.
 *
 *   node bench/hostile/main.ts [sqlite|postgresql] [--seconds 60] [--cooks 8] [--pause 300] [--port 4700]
 *
 * Prints one JSON object; times in milliseconds, memory in megabytes. Ends with 1 when the 95th of 100 honest answers takes
 * more than three times as long as without the attacks, or an honest call fails.
 */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startPostgresql } from 'server/testing/postgresql'
import { type Cook, openAccounts } from '../kill/cook.ts'
import { doings, type Kitchen } from '../load/doings.ts'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { attacks, type Den, makeReady } from './attacks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    cooks: { type: 'string', default: '8' },
    pause: { type: 'string', default: '300' },
    port: { type: 'string', default: '4700' },
  },
})

/** How much longer the 95th of 100 honest answers may take with the attacks. */
const most = 3

const honest = [
  'list recipes',
  'search',
  'open recipe',
  'write recipe',
  'shopping list',
  'add item',
  'tick item',
  'picture',
]

const picture = new Blob([readFileSync(new URL('../../docs/pictures/recipe.png', import.meta.url))])

interface Measured {
  /** Of calls but pictures, which a process of their own works on. */
  readonly times: number[]
  readonly pictures: number[]
  /** The longest of each kind. */
  readonly longestOf: Map<string, number>
  readonly failures: string[]
}

async function cookOn(
  kitchen: Kitchen,
  until: AbortSignal,
  { times, pictures, longestOf, failures }: Measured,
): Promise<void> {
  for (let n = 0; !until.aborted; n += 1) {
    await pause(Math.random() * 2 * Number(values.pause))
    const name = honest[n % honest.length] ?? 'search'
    const started = performance.now()
    try {
      await doings[name]?.[1](kitchen)
      const list = name === 'picture' ? pictures : times
      const tookMs = performance.now() - started
      list.push(tookMs)
      longestOf.set(name, Math.round(Math.max(tookMs, longestOf.get(name) ?? 0)))
    } catch (error) {
      failures.push(`${name}: ${String(error)}`)
    }
  }
}

/** Lets the honest cook for some time; gives what their answers took. */
async function measure(kitchens: readonly Kitchen[], seconds: number): Promise<Measured> {
  const measured: Measured = { times: [], pictures: [], longestOf: new Map(), failures: [] }
  const until = AbortSignal.timeout(seconds * 1_000)
  await Promise.all(kitchens.map((kitchen) => cookOn(kitchen, until, measured)))
  for (const list of [measured.times, measured.pictures]) list.sort((one, other) => one - other)
  return measured
}

/**
 * Attacks from a thread of its own, so that reading the large answers holds up none of the honest cooks.
 * @returns ends it, and gives how often each attack was answered
 */
function attackFrom(address: string, { cook, ...den }: Den): () => Promise<Readonly<Record<string, number>>> {
  const worker = new Worker(new URL('attacker.ts', import.meta.url), {
    workerData: { address, token: cook.token, den },
  })
  return async () => {
    worker.postMessage('stop')
    const [done] = await once(worker, 'message')
    await worker.terminate()
    return done
  }
}

const share = ({ times }: Pick<Measured, 'times'>, part: number): number =>
  Math.round(times[Math.floor(times.length * part)] ?? 0)

const summaryOf = (measured: Measured) => ({
  answers: measured.times.length,
  p50: share(measured, 0.5),
  p95: share(measured, 0.95),
  longestOf: Object.fromEntries(measured.longestOf),
  pictures: measured.pictures.length,
  pictureP50: share({ times: measured.pictures }, 0.5),
  pictureP95: share({ times: measured.pictures }, 0.95),
  failures: measured.failures.slice(0, 10),
})

/** For how long each attack, alone, holds the server's thread in one piece, milliseconds of processor time. */
async function longestPieces(server: ServerProcess, den: Den, file: string): Promise<Readonly<Record<string, number>>> {
  const pieces: Record<string, number> = {}
  for (const [name, [, attack]] of Object.entries(attacks)) {
    await attack(den).catch(() => {})
    process.kill(server.pid, 'SIGUSR2')
    await pause(300)
    for (let n = 0; n < 3; n += 1) await attack(den).catch(() => {})
    await pause(300)
    pieces[name] = Number(readFileSync(file, 'utf8'))
  }
  return pieces
}

async function run(settings: Readonly<Record<string, string>>, file: string) {
  const preload = fileURLToPath(new URL('longest-piece.ts', import.meta.url))
  const server = await startServer(Number(values.port), { ...settings, LONGEST_PIECE_FILE: file }, { preload })
  const [hostile, ...cooks] = await openAccounts([server.address], Number(values.cooks) + 1)
  if (!hostile) throw new Error('there is nobody')
  const kitchens = cooks.map((cook: Cook, at) => ({
    ...{ cook, friend: cooks[(at + 1) % cooks.length] ?? cook, picture },
    ...{ recipeIds: [], itemIds: [] },
  }))
  const den = await makeReady(hostile)
  const pieces = await longestPieces(server, den, file)
  await measure(kitchens, 5)
  const alone = await measure(kitchens, Number(values.seconds))
  const stop = attackFrom(server.address, den)
  const beside = await measure(kitchens, Number(values.seconds))
  const done = await stop()
  const report = {
    longestPieces: pieces,
    withoutAttacks: summaryOf(alone),
    withAttacks: summaryOf(beside),
    timesAsLong: Math.round((share(beside, 0.95) / share(alone, 0.95)) * 10) / 10,
    attacks: done,
    memoryMb: server.memoryMb(),
  }
  await server.stop()
  return report
}

const kind = positionals[0] === 'postgresql' ? 'postgresql' : 'sqlite'
const dataDir = mkdtempSync(join(tmpdir(), 'potluck-bench-'))
const postgresql = kind === 'postgresql' ? await startPostgresql() : null
try {
  const settings = { DATA_DIR: dataDir, ...(postgresql ? { DATABASE_URL: postgresql.url } : {}) }
  const report = await run(settings, join(dataDir, 'longest-piece'))
  console.log(JSON.stringify({ database: kind, ...report }, null, 2))
  if (report.timesAsLong > most || report.withAttacks.failures.length > 0) process.exitCode = 1
} finally {
  await postgresql?.stop()
  rmSync(dataDir, { recursive: true })
}
process.exit()
