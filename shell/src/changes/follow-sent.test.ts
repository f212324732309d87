/** @page */
import 'fake-indexeddb/auto'
import type { ApiClient } from '@potluck/api/client'
import { waitFor } from '@testing-library/dom'
import { openKeptAnswers } from '../offline/kept-answers.ts'
import { sessionMark } from '../offline/session-mark.ts'
import { add, listId, onFreshDevices, openWindow, world } from '../testing/change-windows.ts'
import { followSent } from './follow-sent.ts'

onFreshDevices()

const token = 'token of Ada'
const list = `kept:/shoppingLists/${listId}`

/** A window that has read a list, with a server that tells what it is asked. */
async function openAndFollow(server: ReturnType<typeof world>) {
  const device = await openKeptAnswers()
  for (const question of [list, 'kept:/labels']) await device.keep(sessionMark(token), question, 'before', () => true)
  const asked: string[] = []
  const api: ApiClient = {
    async call({ path }) {
      asked.push(path)
      return { success: true, status: 200, data: JSON.parse('"now"') }
    },
  }
  const page = openWindow(server)
  const stop = followSent({ ...page, api, token })
  const read = async (question: string) => (await device.read(sessionMark(token), question))?.answer
  return { ...page, asked, read, stop }
}

const longAgo = { at: '2026-01-01T00:00:00.000Z' }

test('what had waited and was sent is kept as it became, though its screen is closed', async () => {
  const server = world()
  const { queue, asked, read, stop } = await openAndFollow(server)
  server.offline()
  queue.add({ ...add('milk'), ...longAgo })
  queue.add({ ...add('eggs'), ...longAgo })
  await waitFor(() => expect(server.tries).not.toEqual([]))
  expect(asked).toEqual([])
  server.online()
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => expect(await read(list)).toBe('now'))
  expect(await read('kept:/labels')).toBe('before')
  // Once for all that was sent.
  expect(asked).toEqual([`shoppingLists/${listId}`])
  stop()
})

test('what is sent as it is made is for its screen to ask', async () => {
  const { queue, asked, stop } = await openAndFollow(world())
  queue.add(add('milk'))
  await waitFor(() => expect(queue.get().queued).toEqual([]))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toEqual([])
  stop()
})

test('of a session that ended nothing is kept', async () => {
  const { queue, asked, stop } = await openAndFollow(world())
  queue.add({ ...add('milk'), ...longAgo })
  stop()
  await waitFor(() => expect(queue.get().queued).toEqual([]))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toEqual([])
})
