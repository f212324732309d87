/**
 * How soon a change of a shopping list is seen by the other client on it, while so many clients shop.
 *
 *   node bench/live/main.ts [sqlite|postgresql] [--seconds 20] [--port 4700]
 *
 * Two clients to a list of 30 things; one ticks something every second, the other is told by its live connection and
 * reads the list again, as the product does. Prints one JSON object; milliseconds from the moment before the change is
 * sent until the other one is told, and until it has read the list. What of it is the server's own is told apart from two
 * hundred clients on the same processors: `inServer`, from the request until the frame is written, and the processor
 * time that the server takes for a change and its being read again.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { liveMessage } from '@potluck/api/live'
import {
  addShoppingListItems,
  createShoppingList,
  getShoppingList,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { createTicket } from '@potluck/api/tickets'
import { startPostgresql } from 'server/testing/postgresql'
import { z } from 'zod'
import { type Cook, openAccounts } from '../kill/cook.ts'
import { startServer } from '../server/server-process.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '20' }, port: { type: 'string', default: '4700' } },
})

const things = 30

/** A client that receives changes of a list. */
interface Listener {
  /** Resolves when the event of the change with this reference has arrived. */
  receipt(reference: string): Promise<void>
  close(): void
}

async function listen(address: string, { api }: Cook): Promise<Listener> {
  const { ticket } = (await api.call(createTicket, { body: { purpose: 'live' } })).data
  const socket = new WebSocket(`${address.replace('http', 'ws')}grip/ws?token=${encodeURIComponent(ticket)}`)
  const waiting = new Map<string, () => void>()
  const receivedReferences = new Set<string>()
  socket.addEventListener('message', ({ data }) => {
    const message = liveMessage.safeParse(JSON.parse(String(data))).data
    if (message?.type !== 'shoppingList:itemsUpdated') return
    const { reference } = message.data
    receivedReferences.add(reference)
    waiting.get(reference)?.()
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the live connection failed')))
  })
  return {
    receipt: (reference) =>
      receivedReferences.has(reference) ? Promise.resolve() : new Promise((resolve) => waiting.set(reference, resolve)),
    close: () => socket.close(),
  }
}

/** A list that both are on; gives its id and those of its things. */
async function sharedList(owner: Cook, other: Cook) {
  const body = { title: 'Shop', collaborators: [other.id] }
  const { id } = (await owner.api.call(createShoppingList, { body })).data
  const params = { id }
  const items = Array.from({ length: things }, (_, at) => ({ id: crypto.randomUUID(), title: `${at + 1} onions` }))
  await owner.api.call(addShoppingListItems, { params, body: { items } })
  return { id, itemIds: items.map((item) => item.id) }
}

interface Seen {
  readonly reference: string
  readonly toldMs: number
  readonly readMs: number
}

async function makeReady(address: string, owner: Cook, other: Cook) {
  return { owner, other, list: await sharedList(owner, other), listener: await listen(address, other) }
}

type Pair = Awaited<ReturnType<typeof makeReady>>

async function shop({ owner, other, list, listener }: Pair, end: number): Promise<readonly Seen[]> {
  const params = { id: list.id }
  const seen: Seen[] = []
  await pause(Math.random() * 1_000)
  for (let turn = 0; performance.now() < end; turn += 1) {
    const started = performance.now()
    const itemIds = list.itemIds[turn % things] ?? ''
    const body = { completed: turn % (2 * things) < things }
    const reference = crypto.randomUUID()
    const sent = owner.api.call(updateShoppingListItems, { params, query: { itemIds }, body }, { reference })
    await listener.receipt(reference)
    const toldMs = performance.now() - started
    await other.api.call(getShoppingList, { params })
    seen.push({ reference, toldMs, readMs: performance.now() - started })
    await sent
    await pause(1_000)
  }
  listener.close()
  return seen
}

const at = (times: readonly number[], share: number): number =>
  Math.round((times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0) * 10) / 10

const halfAndMost = (times: readonly number[]) => ({ p50: at(times, 0.5), p95: at(times, 0.95) })

interface Stage {
  readonly clients: number
  readonly seen: readonly Seen[]
  readonly processorMs: number
  readonly memoryMb: number | null
}

async function run(settings: Readonly<Record<string, string>>, stopwatch: string) {
  const preload = new URL('stopwatch.ts', import.meta.url).href
  const server = await startServer(Number(values.port), { ...settings, STOPWATCH: stopwatch }, { preload })
  const stages: Stage[] = []
  try {
    const cooks = await openAccounts([server.address], 200)
    for (const clients of [2, 50, 200]) {
      const pairs: Pair[] = []
      for (let at = 0; at < clients; at += 2) {
        const [owner, other] = cooks.slice(at, at + 2)
        if (owner && other) pairs.push(await makeReady(server.address, owner, other))
      }
      const end = performance.now() + Number(values.seconds) * 1_000
      const before = server.processorMs() ?? 0
      const seen = (await Promise.all(pairs.map((pair) => shop(pair, end)))).flat()
      const processorMs = (server.processorMs() ?? 0) - before
      stages.push({ clients, seen, processorMs, memoryMb: server.memoryMb() })
    }
  } finally {
    await server.stop()
  }
  const inServer = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(stopwatch, 'utf8')))
  return stages.map(({ clients, seen, processorMs, memoryMb }) => ({
    clients,
    changes: seen.length,
    told: halfAndMost(seen.map(({ toldMs }) => toldMs)),
    read: halfAndMost(seen.map(({ readMs }) => readMs)),
    inServer: halfAndMost(seen.flatMap(({ reference }) => inServer[reference] ?? [])),
    processorMsEach: Math.round((processorMs / seen.length) * 100) / 100,
    memoryMb,
  }))
}

const [database = 'sqlite'] = positionals
const dataDir = mkdtempSync(join(tmpdir(), 'potluck-live-'))
const postgresql = database === 'postgresql' ? await startPostgresql() : null
try {
  const results = await run(
    { DATA_DIR: dataDir, ...(postgresql && { DATABASE_URL: postgresql.url }) },
    join(dataDir, 'stopwatch.json'),
  )
  console.log(JSON.stringify({ database, results }, null, 2))
} finally {
  await postgresql?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
