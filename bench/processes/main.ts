/**
 * Two processes of the server on one PostgreSQL behind HAProxy: whether they agree at once after a write, how soon news of one
 * come at the other, whether a limit is that of one server, and whether anything fails while they restart in turn.
 *
 *   node bench/processes/main.ts [--restarts 6] [--rounds 150] [--port 4740] [--from commit]
 *
 * With `--from`, both are of that commit when the restarts begin, and each restart exchanges one for the server of now: the
 * database is migrated under load, and the older process works on beside the newer one.
 * Prints one JSON object, then its limits. Needs HAProxy (Debian: `apt install haproxy`).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Cook, openAccounts } from '../kill/cook.ts'
import { judge } from '../limits.ts'
import { onDatabase } from '../server/on-database.ts'
import { buildServerOf } from '../server/server-of.ts'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { startProxy } from './haproxy.ts'
import { startCooking } from './restarts.ts'
import { cookAt, guessEverywhere, shareKitchen, timeEvents, writeHereReadThere } from './tries.ts'

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '150' },
    port: { type: 'string', default: '4740' },
    from: { type: 'string' },
  },
})
const port = Number(values.port)
const ports = [port + 1, port + 2]

const perMille = (times: readonly number[], share: number): number =>
  Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN)

/** Restarts the processes in turn, each as the server of now, while all cooks read and write. */
async function restartInTurn(cooks: readonly Cook[], proxy: string, servers: ServerProcess[], settings: Settings) {
  const cooking = startCooking(proxy, cooks)
  for (let restart = 0; restart < Number(values.restarts); restart += 1) {
    await pause(1_000)
    const at = restart % servers.length
    await servers[at]?.stop()
    servers[at] = await startServer(ports[at] ?? port, settings)
  }
  await pause(1_000)
  return cooking.end()
}

type Settings = Readonly<Record<string, string>>

async function tryProcesses(folder: string, settings: Settings, older: string | undefined) {
  const servers: ServerProcess[] = []
  for (const each of ports) servers.push(await startServer(each, settings, { main: older }))
  const stopProxy = await startProxy(folder, port, ports)
  const proxy = `http://127.0.0.1:${port}/`
  try {
    await pause(1_000)
    const cooks = await openAccounts([proxy], 6)
    const restarts = await restartInTurn(cooks, proxy, servers, settings)
    const addresses = servers.map(({ address }) => address)
    const [one, ...others] = cooks
    if (!one) throw new Error('there are no cooks')
    const kitchen = await shareKitchen(one, others)
    const last = addresses.at(-1) ?? proxy
    const news = await timeEvents(cookAt(addresses[0] ?? proxy, one), others, last, kitchen)
    return {
      restarts,
      newsMs: { p50: perMille(news, 0.5), p95: perMille(news, 0.95) },
      disagreements: await writeHereReadThere(
        addresses.map((address) => cookAt(address, one)),
        Number(values.rounds),
      ),
      guesses: await guessEverywhere(addresses, 'cook1@example.com'),
      memoryMb: servers.map((server) => server.memoryMb() ?? Number.NaN),
    }
  } finally {
    await stopProxy()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

const copy = mkdtempSync(join(tmpdir(), 'potluck-bench-older-'))
try {
  const older = values.from === undefined ? undefined : buildServerOf(values.from, copy)
  const report = await onDatabase('postgresql', ({ settings }) =>
    tryProcesses(settings.DATA_DIR, { ...settings, TRUSTED_PROXIES: '127.0.0.1', STOP_DELAY: '3' }, older),
  )
  console.log(JSON.stringify(report, null, 2))
  judge('processes', {
    'calls that failed during restarts': report.restarts.failures.length,
    'news lost during restarts': report.restarts.lost.length,
    'news of a kitchen to the last of five, p95 ms': report.newsMs.p95,
    'answers that were old after a write at another process': report.disagreements.length,
    'guesses of one password at both': report.guesses,
    'memory of a process, MB': Math.max(...report.memoryMb),
  })
} finally {
  rmSync(copy, { recursive: true })
}
