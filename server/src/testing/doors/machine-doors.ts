import { revokeApiToken } from '@potluck/api/api-tokens'
import { endAssistant, listAssistants } from '@potluck/api/assistants'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { tokenFor } from '../../doors/mcp/testing/assistant.ts'
import { granted } from '../assistant.ts'
import { accountEnds, type Door, each, type OpenDoor, sharedEnds } from './door.ts'
import { type Thing, things, type World } from './world.ts'

const books = ['home', 'own'] as const satisfies readonly Thing[]

/** An object of a calendar: a dish of a plan, or an item of a list. */
function objectFor(thing: Thing, id: string): string {
  const kind = thing === 'plan' ? 'VEVENT' : 'VTODO'
  const day = thing === 'plan' ? ['DTSTART;VALUE=DATE:20261122'] : []
  const object = [`BEGIN:${kind}`, `UID:${id}`, 'DTSTAMP:20261122T120000Z', 'SUMMARY:salt', ...day, `END:${kind}`]
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...object, 'END:VCALENDAR', ''].join('\r\n')
}

const toolAnswer = z.object({
  result: z.object({ content: z.array(z.object({ text: z.string() })), isError: z.boolean().optional() }),
})

/** Writes as an assistant. @returns the status of a refused call, the code of a refused tool, or "done" */
const assisting =
  ({ server, ids }: World, bearer: string): OpenDoor['ask'] =>
  async (thing) => {
    const params =
      thing === 'plan'
        ? { name: 'put_on_meal_plan', arguments: { plan: ids.plan, dishes: [{ title: 'leek pie' }] } }
        : { name: 'put_on_shopping_list', arguments: { list: ids[thing], things: ['salt'] } }
    const answer = await fetch(`${server.address}mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    })
    if (!answer.ok) return `${answer.status}`
    const { content, isError } = toolAnswer.parse(await answer.json()).result
    return isError ? (content[0]?.text.split(':')[0] ?? '') : 'done'
  }

const assistantEnds = {
  before: each(things, 'done'),
  after: { ...sharedEnds('not-found', 'read-only'), ...accountEnds(each(things, '401')) },
  revoked: each(things, '401'),
}

/** Programs that speak a protocol of their own. */
export const machineDoors: Readonly<Record<string, Door>> = {
  'calendar program': {
    async open({ server, ben, ids }) {
      const { id, secret } = await tokenFor(ben, { scopes: ['lists', 'plans'] })
      const authorization = `Basic ${Buffer.from(`${ben.email}:${secret}`).toString('base64')}`
      return {
        async ask(thing) {
          const name = uuid()
          const collection = `${thing === 'plan' ? 'plan' : 'list'}-${ids[thing]}`
          const { status } = await fetch(`${server.address}caldav/${ben.id}/${collection}/${name}.ics`, {
            method: 'PUT',
            headers: { authorization, 'content-type': 'text/calendar' },
            body: objectFor(thing, name),
          })
          return `${status}`
        },
        revoke: () => ben.api.call(revokeApiToken, { params: { id } }),
      }
    },
    before: each(things, '201'),
    after: { ...sharedEnds('404', '403'), ...accountEnds(each(things, '401')) },
    revoked: each(things, '401'),
  },
  'shortcut of an iPhone': {
    async open({ server, ben, kitchenId }) {
      const { id, secret } = await tokenFor(ben, { name: 'iPhone', scopes: ['recipes:write'] })
      return {
        async ask(thing) {
          const query = thing === 'home' ? `?kitchen=${kitchenId}` : ''
          const { status } = await fetch(`${server.address}api/recipes${query}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
            body: JSON.stringify({ title: 'Soup' }),
          })
          return `${status}`
        },
        revoke: () => ben.api.call(revokeApiToken, { params: { id } }),
      }
    },
    before: each(books, '201'),
    after: { ...sharedEnds('404', '403', books), ...accountEnds(each(books, '401')) },
    revoked: each(books, '401'),
  },
  'browser extension': {
    async open({ server, ben, kitchenId }) {
      const { id, secret } = await tokenFor(ben, { name: 'Extension', scopes: ['recipes:read'] })
      return {
        async ask(thing) {
          const kitchen = thing === 'home' ? `&kitchen=${kitchenId}` : ''
          const { status } = await fetch(`${server.address}api/clip/known?url=https://example.org${kitchen}`, {
            headers: { authorization: `Bearer ${secret}` },
          })
          return `${status}`
        },
        revoke: () => ben.api.call(revokeApiToken, { params: { id } }),
      }
    },
    before: each(books, '200'),
    after: { ...sharedEnds('404', '200', books), ...accountEnds(each(books, '401')) },
    revoked: each(books, '401'),
  },
  'assistant by a token': {
    async open(world) {
      const { ben } = world
      const { id, secret } = await tokenFor(ben, { scopes: ['lists', 'plans'] })
      return { ask: assisting(world, secret), revoke: () => ben.api.call(revokeApiToken, { params: { id } }) }
    },
    ...assistantEnds,
  },
  'assistant by OAuth': {
    async open(world) {
      const { server, ben } = world
      const { access } = await granted(server, ben, ['lists', 'plans'])
      return {
        ask: assisting(world, access),
        async revoke() {
          for (const { id } of (await ben.api.call(listAssistants, {})).data)
            await ben.api.call(endAssistant, { params: { id } })
        },
      }
    },
    ...assistantEnds,
  },
}
