/**
 * Restarts two processes of the server in turn, behind HAProxy and on one PostgreSQL, while cooks read and write.
 *
 *   node bench/rolling/main.ts [--restarts 10] [--cooks 8] [--port 4640] [--from commit]
 *
 * With `--from`, both are of that commit at first, and each restart exchanges one for the server as it is now: the database
 * is migrated under load, and the older process works on beside the newer one.
 *
 * Prints one JSON object and ends with 1 when a call failed, or when a change was neither told by a live connection nor
 * followed by a new one, after which clients read everything again. Needs HAProxy (Debian: `apt install haproxy`).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRecipe, listRecipes } from '@potluck/api/recipes'
import { startPostgresql } from 'server/testing/postgresql'
import { type Cook, openAccounts } from '../kill/cook.ts'
import { listenLive } from '../server/live-listener.ts'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { startProxy } from './haproxy.ts'
import { buildServerOf, migrationsSince } from './server-of.ts'

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '10' },
    cooks: { type: 'string', default: '8' },
    port: { type: 'string', default: '4640' },
    from: { type: 'string' },
  },
})
const port = Number(values.port)
const ports = [port + 1, port + 2] as const

/** Longest time until a change is told, milliseconds. */
const toldWithin = 5_000

interface Course {
  calls: number
  readonly failures: string[]
  readonly failed: (error: unknown) => void
  readonly lost: string[]
  isOver: boolean
}

async function cookOn(address: string, cook: Cook, course: Course): Promise<void> {
  const listener = listenLive(address, cook)
  await listener.open()
  const waits: Promise<void>[] = []
  const counted = async (call: Promise<unknown>) => {
    course.calls += 1
    await call.catch(course.failed)
  }
  while (!course.isOver) {
    const id = crypto.randomUUID()
    const at = performance.now()
    await counted(cook.api.call(createRecipe, { body: { id, title: `Soup ${id}` } }))
    waits.push(
      pause(toldWithin).then(() => {
        if (!listener.knows(id, at)) course.lost.push(id)
      }),
    )
    await counted(cook.api.call(listRecipes, { query: { count: 20 } }))
    await pause(50)
  }
  await Promise.all(waits)
  listener.close()
}

async function run(folder: string, databaseUrl: string, older: string | undefined) {
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1', STOP_DELAY: '3' }
  const processes: ServerProcess[] = []
  for (const each of ports) processes.push(await startServer(each, settings, { main: older }))
  const stopProxy = await startProxy(folder, port, ports)
  const address = `http://127.0.0.1:${port}/`
  const failures: string[] = []
  const failed = (error: unknown) => void failures.push(String(error))
  const course: Course = { calls: 0, failures, failed, lost: [], isOver: false }
  try {
    await pause(1_000)
    const cooks = await openAccounts([address], Number(values.cooks))
    const cooking = Promise.all(cooks.map((cook) => cookOn(address, cook, course).catch(failed)))
    for (let restart = 0; restart < Number(values.restarts); restart += 1) {
      await pause(1_000)
      const at = restart % 2
      await processes[at]?.stop()
      processes[at] = await startServer(ports[at === 0 ? 0 : 1], settings)
    }
    await pause(1_000)
    course.isOver = true
    await cooking
  } finally {
    await stopProxy()
    await Promise.all(processes.map((each) => each.stop()))
  }
  return course
}

const folders = ['data', 'older'].map((name) => mkdtempSync(join(tmpdir(), `potluck-rolling-${name}-`)))
const [folder = '', copy = ''] = folders
const { from } = values
const older = from === undefined ? undefined : buildServerOf(from, copy)
const postgresql = await startPostgresql()
try {
  const { calls, failures, lost } = await run(folder, postgresql.url, older)
  const upgrade = from === undefined ? {} : { from, migrations: migrationsSince(from) }
  console.log(
    JSON.stringify({ restarts: Number(values.restarts), ...upgrade, calls, failures, lost: lost.length }, null, 2),
  )
  if (failures.length > 0 || lost.length > 0) process.exitCode = 1
} finally {
  await postgresql.stop()
  for (const each of folders) rmSync(each, { recursive: true })
}
