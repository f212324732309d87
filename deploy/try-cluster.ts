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

await runCommand('try-cluster [--port 5500]', async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '5500' } } })
  const asked = untilAsked()
  const folder = await mkdtemp(join(tmpdir(), 'potluck-cluster-'))
  try {
    const cluster = await startCluster({ folder, port: Number(values.port) })
    process.stdout.write(`DATABASE_URL=${cluster.url}\nConfiguration and logs: ${folder}\nCtrl+C ends it.\n`)
    await asked
    await cluster.stop()
  } finally {
    await rm(folder, { recursive: true })
  }
  return 'The cluster is stopped.'
})
