import { foreignNetwork } from '../foreign-site.ts'
import { startPushService, type TestPushService } from '../push-service.ts'
import { databases, startTestServer, type TestServer } from '../test-server.ts'
import type { Answers, Door, OpenDoor } from './door.ts'
import { doors as ownDoors } from './doors.ts'
import { machineDoors } from './machine-doors.ts'
import { webhookDoor } from './webhook-door.ts'
import { type Ending, endings, makeWorld, things, type World } from './world.ts'

/** Each way to what a member has. */
const doors: Readonly<Record<string, Door>> = { ...ownDoors, ...machineDoors, webhook: webhookDoor }

const environment = {
  REACHABLE_NETWORKS: foreignNetwork,
  ASSISTANTS: 'true',
  TRUSTED_PROXIES: '127.0.0.1',
  AUTH_PROXY_HEADER: 'Remote-User',
  AUTH_PROXY_EMAIL_HEADER: 'Remote-Email',
  AUTH_PROXY_TRUST_EMAIL: 'true',
}

type Opened = readonly (readonly [name: string, door: OpenDoor])[]

/** The present answers of each door. */
async function askAll(opened: Opened): Promise<Record<string, Answers>> {
  const answers: Record<string, Answers> = {}
  for (const [name, { ask }] of opened) {
    const said: Answers = {}
    for (const thing of things) if (doors[name]?.before[thing]) said[thing] = await ask(thing)
    answers[name] = said
  }
  return answers
}

const expected = (answersOf: (door: (typeof doors)[string]) => Answers) =>
  Object.fromEntries(Object.entries(doors).map(([name, door]) => [name, { ...door.before, ...answersOf(door) }]))

describe.each(databases)('doors on %s', (kind) => {
  let pushService: TestPushService
  let server: TestServer
  let world: World
  let opened: Opened

  beforeEach(async () => {
    pushService = await startPushService()
    const options = {
      push: { graceMs: 0, retryMs: 1 },
      webhooks: { pauses: [1, 1, 1, 1, 1], timeout: 2_000, gatherMs: 1 },
    }
    server = await startTestServer(kind, environment, options)
    world = await makeWorld(server, pushService)
    opened = await Promise.all(
      Object.entries(doors).map(async ([name, door]) => [name, await door.open(world)] as const),
    )
    expect(await askAll(opened)).toEqual(expected(() => ({})))
  })

  afterEach(async () => {
    for (const [, { letGo }] of opened) letGo?.()
    await server.close()
    pushService.close()
  })

  test.each(Object.keys(endings) as Ending[])('each says what it must after %s', async (ending) => {
    await endings[ending](world)
    expect(await askAll(opened)).toEqual(expected(({ after }) => after[ending]))
  })

  test('each ends when it is revoked', async () => {
    for (const [, { revoke }] of opened) await revoke()
    expect(await askAll(opened)).toEqual(expected(({ revoked }) => revoked))
  })
})
