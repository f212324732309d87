/**
 * Restarts two processes of the server in turn, behind HAProxy and on one PostgreSQL, while cooks read and write.
 *
 *   node bench/rolling/main.ts [--restarts 10] [--cooks 8] [--port 4640]
 *
 * Prints one JSON object and ends with 1 when a call failed, or when a change was neither told by a live connection nor
 * followed by a new one, after which clients read everything again. Needs HAProxy (Debian: `apt install haproxy`).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { liveMessage } from '@potluck/api/live'
import { createRecipe, listRecipes } from '@potluck/api/recipes'
import { createTicket } from '@potluck/api/tickets'
import { startPostgresql } from 'server/testing/postgresql'
import { type Cook, openAccounts } from '../kill/cook.ts'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { startProxy } from './haproxy.ts'

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '10' },
    cooks: { type: 'string', default: '8' },
    port: { type: 'string', default: '4640' },
  },
})
const port = Number(values.port)
const ports = [port + 1, port + 2] as const

/** Longest time until a change is told, milliseconds. */
const toldWithin = 5_000

/** The live connection of a cook, which is opened anew whenever it ends. */
function listen(address: string, { api }: Cook) {
  const told = new Set<string>()
  let openedAt = 0
  let isOver = false
  let socket: WebSocket | null = null
  async function open(): Promise<void> {
    const { ticket } = (await api.call(createTicket, { body: { purpose: 'live' } })).data
    socket = new WebSocket(`${address.replace('http', 'ws')}grip/ws?token=${encodeURIComponent(ticket)}`)
    socket.addEventListener('open', () => {
      openedAt = performance.now()
    })
    socket.addEventListener('message', ({ data }) => {
      const message = liveMessage.safeParse(JSON.parse(String(data))).data
      if (message?.type === 'recipes:changed') told.add(message.data.recipeId)
    })
    socket.addEventListener('close', () => {
      if (!isOver) openAgain()
    })
  }
  /** As clients do, until it succeeds. */
  function openAgain(): void {
    setTimeout(() => {
      if (!isOver) open().catch(openAgain)
    }, 100)
  }
  return {
    open,
    /** Whether a change that began at this time is known, or will be read with everything else. */
    knows: (recipeId: string, at: number) => told.has(recipeId) || openedAt > at,
    close() {
      isOver = true
      socket?.close()
    },
  }
}

interface Course {
  calls: number
  readonly failures: string[]
  readonly failed: (error: unknown) => void
  readonly lost: string[]
  isOver: boolean
}

async function cookOn(address: string, cook: Cook, course: Course): Promise<void> {
  const listener = listen(address, cook)
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

async function run(folder: string, databaseUrl: string) {
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1', STOP_DELAY: '3' }
  const processes: ServerProcess[] = []
  for (const each of ports) processes.push(await startServer(each, settings))
  const stopProxy = await startProxy(folder, port, ports)
  const address = `http://127.0.0.1:${port}/`
  const failures: string[] = []
  const failed = (error: unknown) => void failures.push(String(error))
  const course: Course = { calls: 0, failures, failed, lost: [], isOver: false }
  try {
    await pause(1_000)
    const cooks = await openAccounts(address, Number(values.cooks))
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

const folder = mkdtempSync(join(tmpdir(), 'potluck-rolling-'))
const postgresql = await startPostgresql()
try {
  const { calls, failures, lost } = await run(folder, postgresql.url)
  console.log(JSON.stringify({ restarts: Number(values.restarts), calls, failures, lost: lost.length }, null, 2))
  if (failures.length > 0 || lost.length > 0) process.exitCode = 1
} finally {
  await postgresql.stop()
  rmSync(folder, { recursive: true })
}
