import { revokeApiToken } from '@potluck/api/api-tokens'
import { v7 as uuid } from 'uuid'
import { connectAssistant, tokenFor } from '../../doors/mcp/testing/assistant.ts'
import { accountEnds, type Door, each, sharedEnds } from './door.ts'
import { type Thing, things } from './scene.ts'

const lists = ['home', 'list', 'own'] as const satisfies readonly Thing[]

const task = (id: string): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', 'BEGIN:VTODO', `UID:${id}`, 'SUMMARY:salt']
    .concat(['END:VTODO', 'END:VCALENDAR', ''])
    .join('\r\n')

/** Programs that speak a protocol of their own. */
export const machineDoors: Readonly<Record<string, Door>> = {
  'calendar program': {
    async open({ server, ben, ids }) {
      const { id, secret } = await tokenFor(ben, { scopes: ['lists'] })
      const authorization = `Basic ${Buffer.from(`${ben.email}:${secret}`).toString('base64')}`
      return {
        async ask(thing) {
          const name = uuid()
          const { status } = await fetch(`${server.address}caldav/${ben.id}/list-${ids[thing]}/${name}.ics`, {
            method: 'PUT',
            headers: { authorization, 'content-type': 'text/calendar' },
            body: task(name),
          })
          return `${status}`
        },
        revoke: () => ben.api.call(revokeApiToken, { params: { id } }),
      }
    },
    before: each(lists, '201'),
    after: { ...sharedEnds('404', '403', lists), ...accountEnds(each(lists, '401')) },
    revoked: each(lists, '401'),
  },
  assistant: {
    async open({ server, ben, ids }) {
      const { id, secret } = await tokenFor(ben, { scopes: ['lists', 'plans'] })
      const { use } = await connectAssistant(server, secret)
      const put = (thing: Thing) =>
        thing === 'plan'
          ? use('put_on_meal_plan', { plan: ids.plan, dishes: [{ title: 'leek pie', day: '2026-11-22' }] })
          : use('put_on_shopping_list', { list: ids[thing], things: ['salt'] })
      return {
        ask: (thing) =>
          put(thing).then(
            ({ isError }) => (isError ? 'refused' : 'done'),
            (error: unknown) => (error instanceof Error && 'code' in error ? `${error.code}` : `${error}`),
          ),
        revoke: () => ben.api.call(revokeApiToken, { params: { id } }),
      }
    },
    before: each(things, 'done'),
    after: { ...sharedEnds('refused', 'refused'), ...accountEnds(each(things, '401')) },
    revoked: each(things, '401'),
  },
}
