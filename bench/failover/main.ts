/**
 * Fails the leading node of a PostgreSQL cluster again and again while cooks write at two processes of the server: the
 * machine is killed, PostgreSQL alone is, or all of it stands still for longer than its lease. Whatever was acknowledged is
 * there afterwards, once; both processes go on by themselves; news of one come at the other.
 *
 *   node bench/failover/main.ts [--kills 50] [--cooks 6] [--port 4660] [--only machine|database|frozen] [--pooler]
 *   [--within 5000]
 *
 * With `--pooler`, PgBouncer stands between the processes and HAProxy.
 *
 * Prints one JSON object; ends with 1 when something was lost, a process ended, or one needed more than `--within`
 * milliseconds after the new leader (more than five seconds only where others use the machine). Needs Debian's packages, see `npm run try-cluster`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Cluster, startCluster } from 'deploy/postgresql-cluster'
import { openAccounts } from '../kill/cook.ts'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { countAnswers } from './answers.ts'
import { type FaultName, failOver, faults, untilSafe } from './fail-over.ts'
import { startProbe } from './probe.ts'
import { startWriters } from './writers.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    cooks: { type: 'string', default: '6' },
    port: { type: 'string', default: '4660' },
    only: { type: 'string' },
    pooler: { type: 'boolean', default: false },
    within: { type: 'string', default: '5000' },
  },
})
const kills = Number(values.kills)
const port = Number(values.port)
const names = Object.keys(faults).filter((name): name is FaultName => values.only === undefined || name === values.only)

/** A process has to be back so long after the new leader, milliseconds. */
const backWithin = Number(values.within)

/** Asked to stop, it says what it has seen so far. */
let isEnough = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.removeAllListeners(signal)
  process.on(signal, () => (isEnough = true))
}

interface Outcome {
  readonly fault: FaultName
  readonly withoutLeaderMs: number
  /** From the new leader to the first write that is done, of the slower process. */
  readonly backMs: number
}

const greatest = (numbers: readonly number[]) => Math.round(Math.max(0, ...numbers))

function summary(outcomes: readonly Outcome[]) {
  return Object.fromEntries(
    names.map((name) => {
      const own = outcomes.filter(({ fault }) => fault === name)
      const back = own.map(({ backMs }) => backMs).sort((one, other) => one - other)
      return [
        name,
        {
          times: own.length,
          withoutLeaderMs: greatest(own.map(({ withoutLeaderMs }) => withoutLeaderMs)),
          backMs: { median: Math.round(back[Math.floor(back.length / 2)] ?? 0), slowest: greatest(back) },
        },
      ]
    }),
  )
}

async function run(cluster: Cluster, servers: readonly ServerProcess[]) {
  const addresses = servers.map(({ address }) => address)
  const answers = countAnswers()
  const cooks = await openAccounts(addresses, Number(values.cooks), { sendOf: () => answers.send })
  const [one, other] = await openAccounts(addresses, 2, { sendOf: () => answers.send, name: 'probe' })
  if (!one || !other) throw new Error('there are no cooks')
  const probes = [await startProbe(one, addresses[1] ?? ''), await startProbe(other, addresses[0] ?? '')]
  const writers = startWriters(cooks)
  const outcomes: Outcome[] = []
  const complaints: string[] = []

  async function failOnce(name: FaultName): Promise<void> {
    await untilSafe(cluster)
    await pause(1_000 + Math.random() * 2_000)
    const { ledAt, withoutLeaderMs, mend } = await failOver(cluster, name)
    const back = await Promise.all(probes.map((probe) => probe.doneAfter(ledAt)))
    const backMs = Math.max(...back) - ledAt
    outcomes.push({ fault: name, withoutLeaderMs, backMs })
    if (backMs > backWithin) complaints.push(`${name}: a process was back after ${Math.round(backMs)} ms`)
    await mend()
    complaints.push(...(await writers.checkAll()))
    for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
    process.stderr.write(
      `${outcomes.length}: ${name}, ${Math.round(withoutLeaderMs)} ms without leader, back after ${Math.round(backMs)} ms\n`,
    )
  }

  try {
    for (let n = 0; n < kills && !isEnough && complaints.length === 0; n++) {
      await failOnce(names[n % names.length] ?? 'machine')
    }
    await untilSafe(cluster)
  } finally {
    await writers.stop()
    for (const probe of probes) await probe.stop()
  }
  complaints.push(
    ...(await writers.checkAtEnd()),
    ...answers.complaints,
    ...probes.flatMap(({ lost }) => lost.map((id) => `news of ${id} did not come`)),
  )
  const memoryMb = servers.map((server) => server.memoryMb())
  const sum = (count: (cook: (typeof cooks)[number]) => number) => cooks.reduce((all, cook) => all + count(cook), 0)
  return {
    failovers: outcomes.length,
    byFault: summary(outcomes),
    acknowledged: {
      recipes: sum(({ recipes }) => recipes.count),
      items: sum(({ items }) => items.count),
      messages: sum(({ messages }) => messages.count),
      imports: sum(({ imports }) => imports.size),
    },
    longestGapMs: greatest(probes.map(({ longestGapMs }) => longestGapMs)),
    answers: answers.counts,
    memoryMb,
    complaints: complaints.slice(0, 20),
  }
}

/** With two processes of the server, which end with it. */
async function runOn(cluster: Cluster, dataDir: string) {
  const { url, poolerUrl } = cluster
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    ...(poolerUrl !== null && { DATABASE_POOLER_URL: poolerUrl }),
  }
  const servers: ServerProcess[] = []
  try {
    for (const each of [port, port + 1]) servers.push(await startServer(each, settings))
    return await run(cluster, servers)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

const folders = ['cluster', 'data'].map((name) => mkdtempSync(join(tmpdir(), `potluck-failover-${name}-`)))
const [clusterFolder = '', dataFolder = ''] = folders
const cluster = await startCluster({ folder: clusterFolder, port: port + 10, hasPooler: values.pooler })
const report = await runOn(cluster, dataFolder)
  .catch((error: unknown) => ({ complaints: [String(error)] }))
  .finally(() => cluster.stop())
console.log(JSON.stringify(report, null, 2))
if (report.complaints.length > 0) {
  process.exitCode = 1
  process.stderr.write(`The logs are kept: ${clusterFolder}\n`)
} else {
  for (const folder of folders) rmSync(folder, { recursive: true })
}
