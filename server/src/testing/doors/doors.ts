import { setTimeout as pause } from 'node:timers/promises'
import { createApiToken, revokeApiToken } from '@potluck/api/api-tokens'
import { createMealPlanFeed, deleteMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import { inBook } from '@potluck/api/of-book'
import { addPushDevice, removePushDevice } from '@potluck/api/push'
import type { Scope } from '@potluck/api/scopes'
import { logout } from '@potluck/api/sessions'
import { createShare, deleteShare } from '@potluck/api/shares'
import WebSocket from 'ws'
import { now } from '../../machinery/base/database/instant.ts'
import { logInByProxy } from '../proxied-browser.ts'
import type { TestServer } from '../test-server.ts'
import { accountEnds, type Door, each, type OpenDoor, sharedEnds } from './door.ts'
import { changes, logsInAgain, password, type Thing, things, type World } from './world.ts'

/** Writes by the API. @returns the status of each call */
const writing =
  ({ server, ids }: World, bearer: string): OpenDoor['ask'] =>
  async (thing) => {
    const item = thing === 'plan' ? { title: 'leek pie', day: '2026-11-22' } : { title: 'salt' }
    const path = `${thing === 'plan' ? 'mealPlans' : 'shoppingLists'}/${ids[thing]}`
    const { status } = await fetch(`${server.address}api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ items: [item] }),
    })
    return `${status}`
  }

/** How long a channel may take to tell, or to close, milliseconds. */
const patience = 5_000

/** How much later an event may come than the one after it, milliseconds. */
const overtaken = 200

/** Listens by the live channel. @returns whether it tells of a change, or the code that it was closed with */
async function listening(world: World, bearer: string): Promise<Pick<OpenDoor, 'ask'> & { letGo: () => void }> {
  const { server, ids } = world
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}grip/ws`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
  const closed = new Promise<string>((resolve) => socket.once('close', (code) => resolve(`closed ${code}`)))
  const heard: string[] = []
  let wake = () => {}
  socket.on('message', (data) => {
    heard.push(data.toString())
    wake()
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })

  const isTold = (thing: Thing) => heard.some((message) => message.includes(ids[thing]))
  const tellsOf = async (thing: Thing): Promise<void> => {
    while (!isTold(thing))
      await new Promise<void>((resolve) => {
        wake = resolve
      })
  }

  return {
    letGo: () => socket.terminate(),
    ask: async (thing) => {
      heard.length = 0
      // After an event that comes for sure, one that is missing is not on its way any more, but for a moment.
      const tells = async () => {
        await changes(world, thing)
        await changes(world, 'own')
        await tellsOf('own')
        if (!isTold(thing)) await pause(overtaken)
        return isTold(thing) ? 'told' : 'silent'
      }
      const late = pause(patience, 'nothing came', { ref: false })
      // An ended account makes no changes: its channel has to close.
      return Promise.race([closed, tells().catch(() => closed), late])
    },
  }
}

async function makeToken({ ben }: World, scopes: Scope[]) {
  const body = { name: 'Kitchen display', scopes, days: null, currentPassword: password }
  const { secret, token } = (await ben.api.call(createApiToken, { body })).data
  return { secret, revoke: () => ben.api.call(revokeApiToken, { params: { id: token.id } }) }
}

const guestGets = async ({ address }: TestServer, path: string): Promise<string> =>
  `${(await fetch(address + path)).status}`

/** Waits until nothing is to be pushed any more. */
async function emptiesQueue({ services, database }: TestServer): Promise<void> {
  await services.push.settled()
  while (await database.db.selectFrom('pushNotices').select('id').executeTakeFirst()) await pause(10)
}

const callsEnd = { ...sharedEnds('404', '403'), ...accountEnds(each(things, '401')) }

// A reader hears what others change.
const channelsEnd = { ...sharedEnds('silent', 'told'), ...accountEnds(each(things, 'closed 4401')) }

/** The ways of browsers, guests and programs that use the API. A new door stands here, with what it says after each ending. */
export const doors: Readonly<Record<string, Door>> = {
  session: {
    async open(world) {
      const token = await logsInAgain(world)
      return { ask: writing(world, token), revoke: () => world.server.client(token).call(logout, {}) }
    },
    before: each(things, '201'),
    after: callsEnd,
    revoked: each(things, '401'),
  },
  'session of a proxy': {
    async open(world) {
      const { server, ben } = world
      const { db } = server.database
      await db.updateTable('users').set({ emailConfirmedAt: now() }).where('id', '=', ben.id).execute()
      const answer = await logInByProxy(server, [
        ['Remote-User', 'ben'],
        ['Remote-Email', ben.email],
      ])
      if (!('token' in answer)) throw new Error(`refused: ${answer.code}`)
      return { ask: writing(world, answer.token), revoke: () => server.client(answer.token).call(logout, {}) }
    },
    before: each(things, '201'),
    after: callsEnd,
    revoked: each(things, '401'),
  },
  'live channel of a session': {
    async open(world) {
      const token = await logsInAgain(world)
      const channel = await listening(world, token)
      return { ...channel, revoke: () => world.server.client(token).call(logout, {}) }
    },
    before: each(things, 'told'),
    after: channelsEnd,
    revoked: each(things, 'closed 4401'),
  },
  'API token': {
    async open(world) {
      const { secret, revoke } = await makeToken(world, ['lists', 'plans'])
      return { ask: writing(world, secret), revoke }
    },
    before: each(things, '201'),
    after: callsEnd,
    revoked: each(things, '401'),
  },
  'live channel of an API token': {
    async open(world) {
      const { secret, revoke } = await makeToken(world, ['everything'])
      return { ...(await listening(world, secret)), revoke }
    },
    before: each(things, 'told'),
    after: channelsEnd,
    revoked: each(things, 'closed 4401'),
  },
  'calendar feed': {
    async open(world) {
      const params = { id: world.ids.plan }
      const { feed } = (await world.ben.api.call(createMealPlanFeed, { params })).data
      return {
        ask: () => guestGets(world.server, `api/${feed.address}`),
        revoke: () => world.ben.api.call(deleteMealPlanFeed, { params }),
      }
    },
    before: { plan: '200' },
    after: {
      ...sharedEnds('401', '200', ['plan']),
      ...accountEnds({ plan: '401' }),
      // Its address is a secret of its own.
      'a new password': {},
    },
    revoked: { plan: '401' },
  },
  'push to a device': {
    async open(world) {
      const { server, pushService } = world
      const { call } = server.client(await logsInAgain(world))
      const { rung, subscription } = pushService.browser()
      await call(addPushDevice, { body: { ...subscription, language: 'en-us' } })
      return {
        async ask(thing) {
          const before = rung.length
          await changes(world, thing)
          await emptiesQueue(server)
          return rung.length > before ? 'rung' : 'silent'
        },
        revoke: () => call(removePushDevice, { body: { endpoint: subscription.endpoint } }),
      }
    },
    before: each(['home', 'list'], 'rung'),
    after: {
      ...sharedEnds('silent', 'rung', ['home', 'list']),
      ...accountEnds(each(['home', 'list'], 'silent')),
      // Nobody is rung for somebody who blocked them.
      'a block': each(['home', 'list'], 'silent'),
    },
    revoked: each(['home', 'list'], 'silent'),
  },
  'links to recipes': {
    async open({ server, ben, kitchenId, recipes }) {
      const { call } = ben.api
      const home = await call(createShare, { ...inBook(kitchenId), body: { recipeId: recipes.home } })
      const own = await call(createShare, { body: { recipeId: recipes.own } })
      return {
        ask: (thing) => guestGets(server, (thing === 'home' ? home : own).data.address),
        async revoke() {
          await call(deleteShare, { ...inBook(kitchenId), params: { id: home.data.id } })
          await call(deleteShare, { params: { id: own.data.id } })
        },
      }
    },
    before: { home: '200', own: '200' },
    after: {
      ...sharedEnds('404', '404', ['home']),
      ...accountEnds(each(['home', 'own'], '404')),
      // They were given to others, who keep them.
      'a new password': {},
    },
    revoked: { home: '404', own: '404' },
  },
}
