/**
 * Honest cooks beside a hostile member: what their answers take without and with the attacks, and the processor time for
 * which each attack holds the server's thread in one piece.
 *
 *   node bench/hostile/main.ts [sqlite|postgresql] [--seconds 60] [--cooks 8] [--pause 300] [--port 4700]
 *
 * Prints one JSON object, then its limits; times in milliseconds, memory in megabytes.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Cook, openAccounts } from '../kill/cook.ts'
import { judge } from '../limits.ts'
import { databaseNames, onDatabase } from '../server/on-database.ts'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { attacks, type Den, makeReady } from './attacks.ts'
import { doings, type Kitchen } from './doings.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    cooks: { type: 'string', default: '8' },
    pause: { type: 'string', default: '300' },
    port: { type: 'string', default: '4700' },
  },
})

const honest = Object.entries(doings)

const picture = new Blob([readFileSync(new URL('../../docs/pictures/recipe.webp', import.meta.url))])

interface Measured {
  /** Milliseconds, in order. */
  readonly times: readonly number[]
  readonly failures: readonly string[]
}

/** Lets the honest cook for some time; gives what their answers took. */
async function measure(kitchens: readonly Kitchen[], seconds: number): Promise<Measured> {
  const times: number[] = []
  const failures: string[] = []
  const until = AbortSignal.timeout(seconds * 1_000)
  async function cookOn(kitchen: Kitchen): Promise<void> {
    for (let n = 0; !until.aborted; n += 1) {
      await pause(Math.random() * 2 * Number(values.pause))
      const [name, doing] = honest[n % honest.length] ?? ['', async () => {}]
      const started = performance.now()
      await doing(kitchen).catch((error: unknown) => failures.push(`${name}: ${String(error)}`))
      // A process of its own works on pictures.
      if (name !== 'picture') times.push(performance.now() - started)
    }
  }
  await Promise.all(kitchens.map(cookOn))
  return { times: times.sort((one, other) => one - other), failures }
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

const share = ({ times }: Measured, part: number): number => Math.round(times[Math.floor(times.length * part)] ?? 0)

const summaryOf = (measured: Measured) => ({
  answers: measured.times.length,
  p50: share(measured, 0.5),
  p95: share(measured, 0.95),
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
  const kitchens = cooks.map((cook: Cook) => ({ cook, picture, recipeIds: [], itemIds: [] }))
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
const report = await onDatabase(kind, ({ settings }) => run(settings, join(settings.DATA_DIR, 'longest-piece')))
console.log(JSON.stringify({ database: kind, ...report }, null, 2))
judge(
  'hostile',
  {
    'longest piece of processor time of an attack, ms': Math.max(...Object.values(report.longestPieces)),
    'honest answers beside attacks, p95, times as long': report.timesAsLong,
    'honest calls that failed': report.withAttacks.failures.length,
  },
  `${databaseNames[kind]}: `,
)
process.exit()
