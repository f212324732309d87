import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from './src/command.ts'
import { startCluster } from './src/postgresql-cluster/start-cluster.ts'

/** Resolves when it is asked to stop; asked again, it goes on stopping. */
function untilAsked(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  return promise
}

await runCommand('try-cluster [--port 5500] [--pooler]', async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '5500' }, pooler: { type: 'boolean', default: false } },
  })
  const asked = untilAsked()
  const folder = await mkdtemp(join(tmpdir(), 'potluck-cluster-'))
  process.stdout.write(`Configuration and logs: ${folder}\n`)
  const cluster = await startCluster({ folder, port: Number(values.port), hasPooler: values.pooler })
  const pooler = cluster.poolerUrl === null ? '' : `DATABASE_POOLER_URL=${cluster.poolerUrl}\n`
  process.stdout.write(`DATABASE_URL=${cluster.url}\n${pooler}Ctrl+C ends it, and removes the folder.\n`)
  await asked
  await cluster.stop()
  await rm(folder, { recursive: true })
  return 'The cluster is stopped.'
})
