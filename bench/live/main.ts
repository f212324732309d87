/**
 * How soon a change of a shopping list is seen by the other client on it, while so many clients shop.
 *
 *   node bench/live/main.ts [sqlite|postgresql] [--seconds 20] [--port 4700]
 *
 * Two clients to a list of 30 things; one ticks something every second, the other is told by its live connection and
 * reads the list again, as the product does. Prints one JSON object; milliseconds from the moment before the change is
 * sent until the other one is told, and until it has read the list.
 */
import { mkdtempSync, rmSync } from 'node:fs'
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
import { type Cook, openAccounts } from '../kill/cook.ts'
import { startServer } from '../server/server-process.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '20' }, port: { type: 'string', default: '4700' } },
})

const things = 30

/** Somebody who hears of changes of a list. */
interface Listener {
  /** Resolves when a change with this reference is told. */
  told(reference: string): Promise<void>
  close(): void
}

async function listen(address: string, { api }: Cook): Promise<Listener> {
  const { ticket } = (await api.call(createTicket, { body: { purpose: 'live' } })).data
  const socket = new WebSocket(`${address.replace('http', 'ws')}grip/ws?token=${encodeURIComponent(ticket)}`)
  const waiting = new Map<string, () => void>()
  const heard = new Set<string>()
  socket.addEventListener('message', ({ data }) => {
    const message = liveMessage.safeParse(JSON.parse(String(data))).data
    if (message?.type !== 'shoppingList:itemsUpdated') return
    const { reference } = message.data
    heard.add(reference)
    waiting.get(reference)?.()
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the live connection failed')))
  })
  return {
    told: (reference) =>
      heard.has(reference) ? Promise.resolve() : new Promise((resolve) => waiting.set(reference, resolve)),
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
    await listener.told(reference)
    const toldMs = performance.now() - started
    await other.api.call(getShoppingList, { params })
    seen.push({ toldMs, readMs: performance.now() - started })
    await sent
    await pause(1_000)
  }
  listener.close()
  return seen
}

const at = (times: readonly number[], share: number): number =>
  Math.round((times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0) * 10) / 10

async function run(settings: Readonly<Record<string, string>>) {
  const server = await startServer(Number(values.port), settings)
  const results = []
  try {
    const cooks = await openAccounts(server.address, 200)
    for (const clients of [2, 50, 200]) {
      const pairs: Pair[] = []
      for (let at = 0; at < clients; at += 2) {
        const [owner, other] = cooks.slice(at, at + 2)
        if (owner && other) pairs.push(await makeReady(server.address, owner, other))
      }
      const end = performance.now() + Number(values.seconds) * 1_000
      const all = await Promise.all(pairs.map((pair) => shop(pair, end)))
      const [told, read] = [all.flat().map(({ toldMs }) => toldMs), all.flat().map(({ readMs }) => readMs)]
      const times = {
        told: { p50: at(told, 0.5), p95: at(told, 0.95) },
        read: { p50: at(read, 0.5), p95: at(read, 0.95) },
      }
      results.push({ clients, changes: told.length, ...times, memoryMb: server.memoryMb() })
    }
  } finally {
    await server.stop()
  }
  return results
}

const [database = 'sqlite'] = positionals
const dataDir = mkdtempSync(join(tmpdir(), 'potluck-live-'))
const postgresql = database === 'postgresql' ? await startPostgresql() : null
try {
  const results = await run({ DATA_DIR: dataDir, ...(postgresql && { DATABASE_URL: postgresql.url }) })
  console.log(JSON.stringify({ database, results }, null, 2))
} finally {
  await postgresql?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
