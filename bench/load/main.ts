/**
 * Many members do everything for a while, and now and then send a file that is meant to do harm: what answers take, what
 * memory does, and that nothing goes wrong.
 *
 *   node bench/load/main.ts [sqlite|postgresql] [--minutes 30] [--cooks 24] [--pause 200] [--port 4600]
 *
 * Each member comes from an address of their own (Linux), since a server closes connections of one address beyond 256.
 * `--pause` is what a member waits between two operations, on average, milliseconds.
 *
 * Prints one JSON object; times in milliseconds, memory of the server's process in megabytes. Ends with 1 when a call failed
 * that should not.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ApiError } from '@potluck/api/errors'
import { createTicket } from '@potluck/api/tickets'
import { startPostgresql } from 'server/testing/postgresql'
import { type Cook, openAccounts } from '../kill/cook.ts'
import { startServer } from '../server/server-process.ts'
import { doings, type Kitchen } from './doings.ts'
import { type OwnAddress, ownAddress } from './own-address.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '30' },
    cooks: { type: 'string', default: '24' },
    pause: { type: 'string', default: '200' },
    port: { type: 'string', default: '4600' },
  },
})

const photo = new Blob([readFileSync(new URL('../../docs/pictures/recipe.png', import.meta.url))])

/** Errors that are right under load: the thing was deleted or changed meanwhile, a limit is reached, too many requests. */
const expected = [404, 409, 429]

/** A doing by chance, as often as its share says. */
function anyDoing(): string {
  const names = Object.keys(doings)
  let rest = Math.random() * names.reduce((all, name) => all + (doings[name]?.[0] ?? 0), 0)
  for (const name of names) {
    rest -= doings[name]?.[0] ?? 0
    if (rest < 0) return name
  }
  return 'search'
}

const at = (times: readonly number[], share: number): number =>
  Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10

/** What an error says, and what caused it, down to the first. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? `, because of ${reasonOf(error.cause)}` : ''
  return `${String(error)}${cause}`
}

async function run(settings: Readonly<Record<string, string>>) {
  const server = await startServer(Number(values.port), settings)
  const sendOf = (n: number) => ownAddress(n).send
  const cooks = await openAccounts([server.address], Number(values.cooks), { sendOf })
  const times = new Map<string, number[]>(Object.keys(doings).map((name) => [name, []]))
  const refusals = new Map<string, number>()
  const failures: string[] = []
  let eventCount = 0
  const end = performance.now() + Number(values.minutes) * 60_000

  const closes = new Map<string, number>()

  /** Opens the live channel, and again when it ends, as clients do. */
  async function listen(cook: Cook, from: OwnAddress): Promise<void> {
    const openAgain = (why: string) => {
      if (performance.now() > end) return
      closes.set(why, (closes.get(why) ?? 0) + 1)
      setTimeout(() => listen(cook, from).catch((error: unknown) => openAgain(String(error))), 1_000).unref()
    }
    const { ticket } = (await cook.api.call(createTicket, { body: { purpose: 'live' } })).data
    const channel = `${server.address.replace('http', 'ws')}grip/ws?token=${encodeURIComponent(ticket)}`
    const socket = from.openSocket(channel)
    let isOpen = false
    socket.addEventListener('open', () => (isOpen = true))
    socket.addEventListener('message', () => (eventCount += 1))
    socket.addEventListener('close', ({ code }) => openAgain(`${isOpen ? 'closed' : 'not opened'}, ${code}`))
  }

  async function cookOn(kitchen: Kitchen): Promise<void> {
    while (performance.now() < end) {
      await pause(Math.random() * 2 * Number(values.pause))
      const name = anyDoing()
      const started = performance.now()
      try {
        await doings[name]?.[1](kitchen)
        times.get(name)?.push(performance.now() - started)
      } catch (error) {
        const status = error instanceof ApiError ? error.status : null
        const outcome = `${status} ${name}`
        if (status !== null && expected.includes(status)) refusals.set(outcome, (refusals.get(outcome) ?? 0) + 1)
        else failures.push(`${outcome}: ${reasonOf(error)}`)
      }
    }
  }

  const memory: (number | null)[] = [server.memoryMb()]
  const sampling = setInterval(() => memory.push(server.memoryMb()), 5_000)
  await Promise.all(cooks.map((cook, n) => listen(cook, ownAddress(n))))
  await Promise.all(
    cooks.map((cook, index) => {
      const friend = cooks[(index + 1) % cooks.length] ?? cook
      return cookOn({ cook, friend, recipeIds: [], itemIds: [], picture: photo })
    }),
  )
  clearInterval(sampling)
  const calls = [...times.values()].reduce((all, { length }) => all + length, 0)
  const report = {
    cooks: cooks.length,
    minutes: Number(values.minutes),
    doings: calls,
    perSecond: Math.round(calls / (Number(values.minutes) * 60)),
    news: eventCount,
    channelsOpenedAgain: Object.fromEntries(closes),
    memoryMb: {
      start: memory[0],
      most: Math.max(...memory.map((value) => value ?? 0)),
      halfway: memory[Math.floor(memory.length / 2)],
      end: server.memoryMb(),
      eachMinute: memory.filter((_, sample) => sample % 12 === 0),
    },
    p50AndP95: Object.fromEntries(
      [...times].map(([name, all]) => {
        all.sort((a, b) => a - b)
        return [name, [at(all, 0.5), at(all, 0.95)]]
      }),
    ),
    refusals: Object.fromEntries(refusals),
    failures: failures.slice(0, 20),
  }
  await server.stop()
  return report
}

const kind = positionals[0] === 'postgresql' ? 'postgresql' : 'sqlite'
const dataDir = mkdtempSync(join(tmpdir(), 'potluck-bench-'))
const postgresql = kind === 'postgresql' ? await startPostgresql() : null
try {
  const report = await run({ DATA_DIR: dataDir, ...(postgresql ? { DATABASE_URL: postgresql.url } : {}) })
  console.log(JSON.stringify({ database: kind, ...report }, null, 2))
  if (report.failures.length > 0) process.exitCode = 1
} finally {
  await postgresql?.stop()
  rmSync(dataDir, { recursive: true })
}
process.exit()
