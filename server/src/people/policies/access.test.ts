import { createApiClient } from '@potluck/api/client'
import type { Endpoint } from '@potluck/api/endpoint'
import { endpoints } from '@potluck/api/endpoints'
import { ApiError } from '@potluck/api/errors'
import { davCalls } from '../../doors/caldav/calls.ts'
import { type AccessCase, type Row, senderOf } from '../../testing/access-rows/row.ts'
import { rows } from '../../testing/access-rows/rows.ts'
import { buildWorld, type Caller, callers, relate, secrets, type World } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { changedTables, type OwnersPart, type OwnersRows, ownersRows } from '../../testing/owners-rows.ts'
import { fetchUncompressed, usualDatabases } from '../../testing/test-server.ts'

const nameOf = ({ method, path }: Row['endpoint']) => `${method} ${path}`

const ofApi: readonly Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values(feature))

const named = [...ofApi, ...Object.values(davCalls)].map(nameOf)

test.each(named)('%s: it is said who may', (name) => {
  expect(rows.map(({ endpoint }) => nameOf(endpoint))).toContain(name)
})

const everybody = ['guest', ...callers] as const

/** A client that remembers what it was answered, as it came. */
function listening(address: string, token: string | null) {
  const answers: { status: number; text: string }[] = []
  const listen: typeof fetch = async (url, init) => {
    const response = await fetchUncompressed(url, init)
    answers.push({ status: response.status, text: await response.clone().text() })
    return response
  }
  const api = createApiClient({ base: `${address}api/`, token: () => token, fetch: listen })
  return { api, send: senderOf(address, token, listen), answers }
}

const refusedOrDone = (call: Promise<unknown>) =>
  call.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })

/** Reading first: what is sent and deleted then, everybody has seen as it was. */
const inOrder = [...rows].sort(
  (one, other) => Number(one.endpoint.method !== 'GET') - Number(other.endpoint.method !== 'GET'),
)

/** The first row of each endpoint: on PostgreSQL they show that it answers every call; who may is decided before it. */
const oneOfEach = inOrder.filter(
  ({ endpoint }, place) => inOrder.findIndex((row) => row.endpoint === endpoint) === place,
)

bothDatabases('who may what', (server, kind) => {
  let world: World
  // The statements of both databases are the same: that nothing else changes is seen on one of them.
  let rowsOf: ((ownerId: string) => Promise<OwnersRows>) | null = null

  beforeAll(async () => {
    world = await buildWorld(server)
    if (kind === 'sqlite') rowsOf = await ownersRows(server.database)
  })

  async function sceneOf({ fresh }: Row, as: Caller | 'guest'): Promise<AccessCase> {
    const standing = as === 'guest' ? 'owner' : as
    if (!fresh) return { world, owner: world.people.owner, caller: world.people[standing], as }
    const owner = await server.member('Fresh')
    const caller = standing === 'owner' ? owner : await server.member('Fresh')
    await relate(owner, caller, standing)
    return { world, owner, caller, as }
  }

  const tokenFor = async (row: Row, scene: AccessCase): Promise<string | null> => {
    const needsSession = row.endpoint.access === 'member' || row.endpoint.access === 'admin'
    if (scene.as === 'guest' && needsSession) return null
    if (row.token) return row.token(scene)
    return scene.as === 'guest' ? null : scene.caller.token
  }

  /** Makes a call that is ready; gives its status and the secrets in its answer. */
  async function make(row: Row, scene: AccessCase, call: Awaited<ReturnType<Row['prepare']>>) {
    const { api, send, answers } = listening(server.address, await tokenFor(row, scene))
    await refusedOrDone(call(api, send))
    const text = answers[0]?.text ?? ''
    const shows = secrets.filter((secret) => world.signs[secret].some((sign) => text.includes(sign)))
    return { status: answers[0]?.status, shows }
  }

  /** Has some make a call; gives what they were answered, and tables in which rows of the owner changed that may not. */
  async function together(row: Row, group: readonly (Caller | 'guest')[], mayChange: readonly OwnersPart[]) {
    const ready = []
    for (const as of group) {
      const scene = await sceneOf(row, as)
      ready.push({ as, scene, call: await row.prepare(scene) })
    }
    const owner = ready[0]?.scene.owner
    const isWatched = row.endpoint.method !== 'GET' && !group.includes('owner')
    const read = async () => (isWatched && owner && rowsOf ? rowsOf(owner.id) : null)
    const before = await read()
    const answers: (readonly [string, unknown])[] = []
    for (const { as, scene, call } of ready) answers.push([as, await make(row, scene, call)])
    const after = await read()
    return { answers, changes: before && after ? changedTables(before, after, mayChange) : [] }
  }

  const asked = usualDatabases.includes(kind) ? inOrder : oneOfEach
  test.each(asked.map((row) => [`${nameOf(row.endpoint)}: ${row.what}`, row] as const))('%s', async (_name, row) => {
    const statusFor = (as: Caller | 'guest') => (as === 'guest' ? (row.guest ?? 401) : row.answers[as])
    const expected = everybody.map((as) => [
      as,
      { status: statusFor(as), shows: secrets.filter((secret) => row.shows?.[secret]?.includes(as)) },
    ])
    const others = everybody.filter((as) => as !== 'owner')
    const refused: readonly (Caller | 'guest')[] = others.filter((as) => statusFor(as) >= 400)
    const done = others.filter((as) => statusFor(as) < 400)
    const answers: (readonly [string, unknown])[] = []
    // Calls that may change nothing are watched once for all callers.
    const groups = row.touches ? [refused, done, ['owner' as const]] : [[...refused, ...done], ['owner' as const]]
    for (const group of row.fresh ? everybody.map((as) => [as]) : groups) {
      const mayChange = group.some((as) => refused.includes(as)) ? [] : (row.touches ?? [])
      const made = await together(row, group, mayChange)
      answers.push(...made.answers)
      expect(made.changes).toEqual([])
    }
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected))
  })
})
