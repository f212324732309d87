/** @page */
import { countRecipes } from '@potluck/api/recipes'
import type { Host } from '@potluck/platform/host'
import { answer, Refusal } from '@potluck/testing/answers'
import { aMessage } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { waitFor } from '@testing-library/dom'
import { background } from './background.ts'

function start() {
  const server = { inbox: 1, refuses: false }
  const host = createTestHost({
    answers: [answer(countRecipes, () => (server.refuses ? new Refusal(401) : { count: server.inbox }))],
  })
  const inbox = () => host.happenings.badges.get('inbox')
  return { server, host, inbox, stop: background({ host, t: (key) => key }) }
}

test('the menu counts the recipes in the inbox', async () => {
  const { host, inbox } = start()
  await waitFor(() => expect(inbox()).toBe(1))
  expect(host.happenings.requests.map(({ query }) => query)).toEqual([{ folder: 'inbox' }])
})

test.each<[string, (bus: Host['bus']) => void]>([
  ['recipe:updated', (bus) => bus.emit('recipe:updated', { recipeId: 'r', change: 'saved' })],
  ['recipes:changed', (bus) => bus.emit('recipes:changed', { recipeId: 'r', change: 'saved' })],
  ['messages:new', (bus) => bus.emit('messages:new', aMessage())],
  ['auth', (bus) => bus.emit('auth', { loggedIn: true })],
  ['live:connected', (bus) => bus.emit('live:connected', {})],
])('the inbox is counted again after %s', async (_event, happen) => {
  const { server, host, inbox } = start()
  await waitFor(() => expect(inbox()).toBe(1))
  server.inbox = 5
  happen(host.bus)
  await waitFor(() => expect(inbox()).toBe(5))
})

test('a refused count keeps the last number, and only an ended session is reported', async () => {
  const { server, host, inbox } = start()
  await waitFor(() => expect(inbox()).toBe(1))
  server.refuses = true
  host.bus.emit('live:connected', {})
  await waitFor(() => expect(host.happenings.requests).toHaveLength(2))
  server.refuses = false
  server.inbox = 3
  host.bus.emit('live:connected', {})
  // The answer to the later request shows that the refused one has arrived too.
  await waitFor(() => expect(inbox()).toBe(3))
  expect(host.happenings).toMatchObject({ loginRequests: 1, failureToasts: [], toasts: [] })
})
