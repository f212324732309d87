/**
 * Measures the book of a kitchen of six people: one imports recipes and moves them in, then the others list, search and are
 * told of changes.
 *
 *   node bench/kitchen/main.ts [sqlite|postgresql] [--recipes 10000] [--port 4600]
 *
 * Prints one JSON object; times in milliseconds. `news` is the time from before a change is sent until the last of the five
 * others is told by the live connection.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { getJob } from '@potluck/api/jobs'
import { startMove } from '@potluck/api/kitchen-moves'
import { acceptKitchenLink, createKitchen, createKitchenLink } from '@potluck/api/kitchens'
import { liveMessage } from '@potluck/api/live'
import { allBooks } from '@potluck/api/of-book'
import { getRecipe, listRecipes, updateRecipe, writtenFields } from '@potluck/api/recipes'
import { createTicket } from '@potluck/api/tickets'
import { startPostgresql } from 'server/testing/postgresql'
import { importRecipes, registerCook } from '../server/cook.ts'
import { latencyOf } from '../server/latency.ts'
import { searches } from '../server/seed.ts'
import { startServer } from '../server/server-process.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { recipes: { type: 'string', default: '10000' }, port: { type: 'string', default: '4600' } },
})
const recipes = Number(values.recipes)
const others = ['Ben', 'Carl', 'Dora', 'Emil', 'Fay']
const changes = 50
const one = { requests: 1_000, connections: 1 }

interface Person {
  readonly token: string
  readonly api: ApiClient
}

async function personNamed(address: string, name: string): Promise<Person> {
  const token = await registerCook(address, name)
  return { token, api: createApiClient({ base: `${address}api/`, token: () => token }) }
}

/** Makes a kitchen of all; gives its id. */
async function makeKitchen(keeper: Person, members: readonly Person[]): Promise<string> {
  const { id } = (await keeper.api.call(createKitchen, { body: { name: 'Lake house' } })).data
  const { secret } = (await keeper.api.call(createKitchenLink, { params: { id }, body: { role: 'cook' } })).data
  for (const { api } of members) await api.call(acceptKitchenLink, { body: { secret } })
  return id
}

/** Copies the whole book of a person into a kitchen; gives how many recipes came in a second. */
async function moveIn({ api }: Person, kitchenId: string): Promise<number> {
  const started = performance.now()
  const body = { id: randomUUID(), recipes: { kind: 'all' as const } }
  const { jobId } = (await api.call(startMove, { params: { id: kitchenId }, body })).data
  for (;;) {
    const { data } = await api.call(getJob, { params: { id: jobId } })
    if (data.status === 'done') break
    if (data.status !== 'running' && data.status !== 'waiting') throw new Error(`moving in is ${data.status}`)
    await pause(200)
  }
  return Math.round(recipes / ((performance.now() - started) / 1_000))
}

/** A live connection; gives how a change of a recipe is waited for. */
async function listen(address: string, { api }: Person): Promise<(recipeId: string) => Promise<void>> {
  const { ticket } = (await api.call(createTicket, { body: { purpose: 'live' } })).data
  const socket = new WebSocket(`${address.replace('http', 'ws')}grip/ws?token=${encodeURIComponent(ticket)}`)
  let waiting: { readonly recipeId: string; readonly resolve: () => void } | null = null
  socket.addEventListener('message', ({ data }) => {
    const message = liveMessage.safeParse(JSON.parse(String(data))).data
    if (message?.type === 'recipes:changed' && message.data.recipeId === waiting?.recipeId) waiting?.resolve()
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the live connection failed')))
  })
  return (recipeId) => new Promise((resolve) => (waiting = { recipeId, resolve }))
}

async function newsOf(address: string, keeper: Person, members: readonly Person[], kitchen: string) {
  const listeners = await Promise.all(members.map((member) => listen(address, member)))
  const query = { kitchen }
  const page = (await keeper.api.call(listRecipes, { query: { ...query, count: changes } })).data.data
  const times: number[] = []
  for (const { id } of page) {
    const recipe = (await keeper.api.call(getRecipe, { params: { id } })).data
    const told = listeners.map((receipt) => receipt(recipe.id))
    const started = performance.now()
    const body = { ...writtenFields(recipe), notes: `changed at ${started}` }
    await keeper.api.call(updateRecipe, { params: { id: recipe.id }, query, body })
    await Promise.all(told)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95) }
}

async function measure(settings: Readonly<Record<string, string>>) {
  const server = await startServer(Number(values.port), settings)
  try {
    const { address } = server
    const keeper = await personNamed(address, 'Anna')
    const members = []
    for (const name of others) members.push(await personNamed(address, name))
    const kitchen = await makeKitchen(keeper, members)
    await importRecipes(address, keeper.token, recipes)
    const movedPerSecond = await moveIn(keeper, kitchen)
    const readers = [keeper, ...members]
    const ask = (path: string, book: string) =>
      readers.map(({ token }) => `${address}api/${path}&kitchen=${book}&token=${token}`)
    const api = (path: string) => ask(path, kitchen)
    return {
      movedPerSecond,
      listFirst: await latencyOf(api('recipes/by-page?count=100'), one),
      listDeepest: await latencyOf(api(`recipes/by-page?count=100&offset=${recipes - 100}`), one),
      listByRating: await latencyOf(api('recipes/by-page?count=100&sort=-rating'), one),
      search: await latencyOf(
        searches.flatMap((query) => api(`recipes/search?query=${encodeURIComponent(query)}`)),
        one,
      ),
      listOfAllBooks: await latencyOf(ask('recipes/by-page?count=100', allBooks), one),
      searchOfAllBooks: await latencyOf(
        searches.flatMap((query) => ask(`recipes/search?query=${encodeURIComponent(query)}`, allBooks)),
        one,
      ),
      news: await newsOf(address, keeper, members, kitchen),
      memoryMb: server.memoryMb(),
    }
  } finally {
    await server.stop()
  }
}

const [database = 'sqlite'] = positionals
const dataDir = mkdtempSync(join(tmpdir(), 'potluck-kitchen-'))
const postgresql = database === 'postgresql' ? await startPostgresql() : null
try {
  const result = await measure({ DATA_DIR: dataDir, ...(postgresql && { DATABASE_URL: postgresql.url }) })
  console.log(JSON.stringify({ database, recipes, ...result }, null, 2))
} finally {
  await postgresql?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
