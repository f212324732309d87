import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createApiClient } from '@potluck/api/client'
import type { Endpoint } from '@potluck/api/endpoint'
import { endpoints } from '@potluck/api/endpoints'
import { getMealPlan } from '@potluck/api/meal-plans'
import { listWeekTemplates } from '@potluck/api/week-templates'
import { z } from 'zod'
import { type DavCall, davCalls } from './doors/caldav/calls.ts'
import { ownFile } from './machinery/base/own-file.ts'
import { longestAnswer } from './machinery/web/http/large-answers.ts'
import { appPassword, basic, propfind, syncReport, usualProperties } from './testing/calendar-program.ts'
import { type FullAccount, fullAccount } from './testing/full-account.ts'
import { readyAddress } from './testing/ready-address.ts'
import { startTestServer, type TestServer, usualDatabases } from './testing/test-server.ts'

/** What is asked of a list: its address below the API, filled in. */
type Ask = (account: FullAccount) => string

/** How each list of the contract is asked for as much as it answers. */
const asks: Readonly<Record<string, Ask>> = {
  'users/sessions': () => 'users/sessions',
  'users/passkeys': () => 'users/passkeys',
  'users/tokens': () => 'users/tokens',
  'users/linked-accounts': () => 'users/linked-accounts',
  'users/preferences': () => 'users/preferences',
  invitations: () => 'invitations',
  'push/': () => 'push/',
  'users/friends/by-email': () => 'users/friends/by-email',
  'users/friends/invitations': () => 'users/friends/invitations',
  'users/friends': () => 'users/friends',
  'users/blocks': () => 'users/blocks',
  'saved-searches': () => 'saved-searches',
  'recipes/duplicates': () => 'recipes/duplicates',
  'pantry/recipes': () => 'pantry/recipes?items=onion,water&count=100',
  'pantry/items': () => 'pantry/items?query=o',
  'recipes/:id/versions': ({ recipeId }) => `recipes/${recipeId}/versions`,
  'recipes/:id/cookings': ({ recipeId }) => `recipes/${recipeId}/cookings`,
  trash: () => 'trash?count=500',
  'trash/shared': () => 'trash/shared',
  'trash/removed': () => 'trash/removed',
  'users/profile': () => 'users/profile',
  'users/profile/items': () => 'users/profile/items',
  'recipes/:id': ({ recipeId }) => `recipes/${recipeId}`,
  'recipes/by-page': () => 'recipes/by-page?count=500',
  'recipes/:id/related': ({ recipeId }) => `recipes/${recipeId}/related`,
  'recipes/search': () => 'recipes/search?query=soup&count=500',
  'recipes/ids': () => 'recipes/ids',
  'recipes/changes': () => 'recipes/changes?count=500',
  labels: () => 'labels',
  kitchens: () => 'kitchens',
  shoppingListInvitations: () => 'shoppingListInvitations',
  shares: () => 'shares',
  'clip/known': () => 'clip/known?url=https://example.com/soup',
  messages: ({ friendId }) => `messages?user=${friendId}&messageLimit=500`,
  'messages/threads': () => 'messages/threads',
  'messages/search': () => 'messages/search?query=soup&limit=100',
  'shoppingLists/:id': ({ listId }) => `shoppingLists/${listId}`,
  shoppingLists: () => 'shoppingLists',
  usualThings: () => 'usualThings',
  'mealPlans/:id': ({ planId }) => `mealPlans/${planId}`,
  'mealPlans/:id/needs': ({ planId, dishIds }) => `mealPlans/${planId}/needs?itemIds=${dishIds.join(',')}`,
  'mealPlans/:id/nutrition': ({ planId }) => `mealPlans/${planId}/nutrition?from=2026-11-01&to=2026-11-30`,
  mealPlans: () => 'mealPlans',
  'mealPlans/:id/suggestions': ({ planId }) => `mealPlans/${planId}/suggestions?days=2026-11-22`,
  weekTemplates: () => 'weekTemplates',
  staples: () => 'staples',
  pantry: () => 'pantry',
  'jobs/:id/results': ({ jobId }) => `jobs/${jobId}/results?count=500`,
  jobs: () => 'jobs',
  'users/events': () => 'users/events',
  'server/events': () => 'server/events',
  'server/members': () => 'server/members',
  'server/backups': () => 'server/backups',
  'server/settings': () => 'server/settings',
  'server/health': () => 'server/health',
}

/** How lists are asked for all books of the account together, where they may be. */
const asksOfAllBooks: typeof asks = {
  'pantry/recipes': () => 'pantry/recipes?items=onion,water&count=100&kitchen=all',
  'pantry/items': () => 'pantry/items?query=o&kitchen=all',
  'recipes/by-page': () => 'recipes/by-page?count=500&kitchen=all',
  'recipes/search': () => 'recipes/search?query=soup&count=500&kitchen=all',
}

/** Lists that hold what another one holds, of somebody else or of one thing, or what a page elsewhere says. */
const others: ReadonlySet<string> = new Set([
  'recipes/:id/versions/:version',
  'users/profile/:id',
  'users/profile/by-handle/:handle',
  'users/profile/preview/:as',
  'clip',
  'imports/:id',
  'kitchens/:id',
  'kitchens/:id/links',
])

const holdsList = ({ response }: Endpoint): boolean =>
  response !== 'file' &&
  JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any', io: 'input' })).includes('"type":"array"')

const lists = Object.values(endpoints)
  .flatMap((feature) => Object.values(feature))
  .filter((endpoint) => endpoint.method === 'GET' && holdsList(endpoint))

test.each(lists.map(({ path }) => path))('%s is called for its largest answer', (path) => {
  expect(Object.keys(asks).includes(path) || others.has(path)).toBe(true)
})

test('every list of several books is called for its largest answer of all of them', () => {
  const several = lists.filter(({ book }) => book === 'read-several').map(({ path }) => path)
  expect(several.toSorted()).toEqual(Object.keys(asksOfAllBooks).toSorted())
})

/** How calendar programs ask for as much as they are answered. */
const asksOfPrograms: Readonly<
  Record<string, (account: FullAccount) => { readonly path: string; readonly body?: string }>
> = {
  readHome: ({ member }) => ({ path: `caldav/${member.id}/`, body: propfind(...usualProperties) }),
  readCollection: ({ member, listId }) => ({
    path: `caldav/${member.id}/list-${listId}/`,
    body: propfind('d:getetag', 'd:getcontenttype', 'd:resourcetype'),
  }),
  report: ({ member, listId }) => ({ path: `caldav/${member.id}/list-${listId}/`, body: syncReport('') }),
}

test('every call of calendar programs with a large answer is made for its largest', () => {
  const large = Object.entries<DavCall>(davCalls).filter(([, { maxAnswerBytes }]) => maxAnswerBytes !== undefined)
  expect(large.map(([name]) => name).toSorted()).toEqual(Object.keys(asksOfPrograms).toSorted())
})

/** The heap that the server has, and what the process takes in all at the most, megabytes. */
const memory = { heap: 512, process: 900 }

function startSmall({ config }: TestServer): ChildProcess {
  return spawn(process.execPath, [`--max-old-space-size=${memory.heap}`, ownFile('main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: config.dataDir,
      LOG_LEVEL: 'error',
      ...(config.databaseUrl === undefined ? {} : { DATABASE_URL: config.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The most memory that a process ever took, megabytes. */
async function peakOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1_000
}

describe.each(usualDatabases)('the largest answers on %s', (kind) => {
  let server: TestServer
  let account: FullAccount
  let password: string
  let small: ChildProcess
  let base: string

  beforeAll(async () => {
    server = await startTestServer(kind)
    account = await fullAccount(server)
    password = await appPassword(account.member, 'lists', 'plans')
    await server.app.close()
    await server.database.close()
    small = startSmall(server)
    base = new URL('api/', await readyAddress(small)).href
  }, 120_000)

  afterAll(async () => {
    const ended = once(small, 'exit')
    small.kill()
    await ended
    await server.close()
  })

  async function bytesOf(path: string): Promise<{ status: number; bytes: number }> {
    const response = await fetch(`${base}${path}`, {
      headers: { authorization: `Bearer ${account.member.token}`, 'accept-encoding': 'identity' },
    })
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength }
  }

  async function expectWithinMaximum(path: string, ask: Ask, callsAtOnce: number): Promise<void> {
    const endpoint = lists.find((list) => list.path === path)
    if (!endpoint) throw new Error(`${path} is no list any more`)
    const asked = ask(account)
    const query = Object.fromEntries(new URL(asked, 'http://x').searchParams)
    const most = longestAnswer(endpoint, endpoint.query?.parse(query)) ?? 1_000_000
    const answers = await Promise.all(Array.from({ length: callsAtOnce }, () => bytesOf(asked)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(Math.max(...answers.map(({ bytes }) => bytes))).toBeLessThanOrEqual(most)
  }

  test.each(Object.entries(asks))(
    '%s answers eight parallel calls within its maximum of bytes',
    (path, ask) => expectWithinMaximum(path, ask, path === 'recipes/duplicates' ? 1 : 8),
    60_000,
  )

  // Once: an answer is as large as that of one book, and takes as much memory.
  test.each(Object.entries(asksOfAllBooks))(
    '%s answers for all books within its maximum of bytes',
    (path, ask) => expectWithinMaximum(path, ask, 1),
    60_000,
  )

  test.each(Object.entries(asksOfPrograms))(
    '%s of calendar programs answers four parallel calls within its maximum of bytes',
    async (name, ask) => {
      const call = Object.entries<DavCall>(davCalls).find(([key]) => key === name)?.[1]
      const { path, body } = ask(account)
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          fetch(new URL(`../${path}`, base), {
            method: call?.method ?? '',
            headers: { authorization: basic(password), depth: '1', 'accept-encoding': 'identity' },
            ...(body !== undefined && { body }),
          }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([207, 207, 207, 207])
      const bytes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength))
      expect(Math.max(...bytes)).toBeLessThanOrEqual(call?.maxAnswerBytes ?? 0)
    },
    60_000,
  )

  test('the process survives within the memory of a small machine', async () => {
    expect(small.exitCode).toBeNull()
    expect(await peakOf(small)).toBeLessThan(memory.process)
  })

  test('a list of several pages is complete for a client that reads all pages', async () => {
    const api = createApiClient({ base, token: () => account.member.token })
    const plan = (await api.call(getMealPlan, { params: { id: account.planId } })).data
    expect(new Set(plan.items.map(({ id }) => id)).size).toBe(10_000)
    expect(plan.items.filter(({ notes }) => notes.length === 10_000)).toHaveLength(1_000)
    const weeks = (await api.call(listWeekTemplates, {})).data
    expect(new Set(weeks.map(({ id }) => id)).size).toBe(100)
  }, 60_000)
})
