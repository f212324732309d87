/**
 * One, two and four processes of the server on one PostgreSQL behind HAProxy: what a processor-second serves, how soon news of
 * one come at another, whether all agree at once after a write, and whether jobs and limits are those of one server.
 *
 *   node bench/processes/main.ts [--processes 1,2,4] [--calls 250] [--port 4740]
 *
 * Prints one JSON object; ends with 1 when processes disagreed, or a job or a limit was counted twice. Processor time is that
 * of the server and of PostgreSQL, so that it means something on a machine that does other things, too. Needs HAProxy.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgresql } from 'server/testing/postgresql'
import { openAccounts } from '../kill/cook.ts'
import { startProxy } from '../rolling/haproxy.ts'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { processorTime } from './processor-time.ts'
import { callMany, cookAt, guessEverywhere, importEverywhere, timeEvents, writeHereReadThere } from './tries.ts'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4' },
    calls: { type: 'string', default: '250' },
    port: { type: 'string', default: '4740' },
  },
})
const port = Number(values.port)

const perSecond = (calls: number, ms: number) => Math.round((calls * 1_000) / ms)

async function tryProcesses(servers: readonly ServerProcess[], proxy: string) {
  const addresses = servers.map(({ address }) => address)
  const cooks = await openAccounts([proxy], 8)
  const [one] = cooks
  if (!one) throw new Error('there are no cooks')
  // What is loaded and compiled at the first calls is paid before.
  await callMany(cooks, 20)
  const [before, began] = [processorTime(), performance.now()]
  const calls = await callMany(cooks, Number(values.calls))
  const [after, ended] = [processorTime(), performance.now()]
  const places = addresses.map((address) => cookAt(address, one))
  const [first = one] = places
  const last = places.at(-1) ?? first
  const news = await timeEvents(first, last, addresses.at(-1) ?? proxy, 100)
  const at = (share: number) => Math.round((news[Math.floor((news.length - 1) * share)] ?? 0) * 10) / 10
  return {
    processes: servers.length,
    calls,
    callsPerProcessorSecond: {
      server: perSecond(calls, after.server - before.server),
      serverAndDatabase: perSecond(calls, after.server - before.server + after.database - before.database),
    },
    callsPerSecond: perSecond(calls, ended - began),
    newsMs: { median: at(0.5), p95: at(0.95) },
    disagreements: await writeHereReadThere(places, 150),
    jobs: await importEverywhere(cooks, addresses),
    guesses: await guessEverywhere(addresses, 'cook1@example.com'),
    memoryMb: servers.map((server) => server.memoryMb()),
  }
}

async function run(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'potluck-processes-'))
  const postgresql = await startPostgresql()
  const servers: ServerProcess[] = []
  let stopProxy = async () => {}
  try {
    const settings = { DATA_DIR: folder, DATABASE_URL: postgresql.url, TRUSTED_PROXIES: '127.0.0.1' }
    const ports = Array.from({ length: count }, (_, n) => port + 1 + n)
    for (const each of ports) servers.push(await startServer(each, settings))
    stopProxy = await startProxy(folder, port, ports)
    await pause(1_000)
    return await tryProcesses(servers, `http://127.0.0.1:${port}/`)
  } finally {
    await stopProxy()
    await Promise.all(servers.map((server) => server.stop()))
    await postgresql.stop()
    rmSync(folder, { recursive: true })
  }
}

const reports = []
for (const count of values.processes.split(',').map(Number)) reports.push(await run(count))
console.log(JSON.stringify(reports, null, 2))
const guesses = new Set(reports.map((report) => report.guesses))
if (guesses.size > 1 || reports.some(({ disagreements, jobs }) => disagreements.length + jobs.length > 0))
  process.exitCode = 1
