/** @page */
import 'fake-indexeddb/auto'
import type { ApiClient } from '@potluck/api/client'
import { idOf } from '@potluck/testing/fixtures'
import { waitFor } from '@testing-library/dom'
import { sessionKey } from '../device/session-key.ts'
import { add, listId, onFreshDevices, openWindow, world } from '../testing/change-windows.ts'
import { openCachedAnswers } from './cached-answers.ts'
import { refetchAfterSync } from './refetch-after-sync.ts'

onFreshDevices()

const token = 'token of Ada'
const otherListId = idOf(32)
const list = `kept:/shoppingLists/${listId}`
const otherList = `kept:/shoppingLists/${otherListId}`

/** A window that has read a list, with a server that tells what it is asked. */
async function openAndFollow(server: ReturnType<typeof world>) {
  const device = await openCachedAnswers()
  for (const question of [list, otherList, 'kept:/labels'])
    await device.store(sessionKey(token), question, 'before', () => true)
  const page = openWindow(server)
  const follow = () => {
    const requests: string[] = []
    const api: ApiClient = {
      async call({ path }) {
        requests.push(path)
        return { success: true, status: 200, data: JSON.parse('"now"') }
      },
    }
    return { requests, stop: refetchAfterSync({ ...page, api, token }) }
  }
  const read = async (question: string) => (await device.read(sessionKey(token), question))?.answer
  return { ...page, ...follow(), follow, read }
}

const longAgo = { at: '2026-01-01T00:00:00.000Z' }

test('the answers that a queued change touched are refetched after it was sent, though their screen is closed', async () => {
  const server = world()
  const { queue, requests, read, stop } = await openAndFollow(server)
  server.offline()
  queue.add({ ...add('milk'), ...longAgo })
  queue.add({ ...add('eggs'), ...longAgo })
  await waitFor(() => expect(server.tries).not.toEqual([]))
  expect(requests).toEqual([])
  server.online()
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => expect(await read(list)).toBe('now'))
  expect(await read('kept:/labels')).toBe('before')
  // Once for all that was sent.
  expect(requests).toEqual([`shoppingLists/${listId}`])
  stop()
})

test('no answer is refetched for a change that was sent at once', async () => {
  const { queue, requests, stop } = await openAndFollow(world())
  queue.add(add('milk'))
  await waitFor(() => expect(queue.get().queued).toEqual([]))
  queue.add({ ...add('eggs', otherListId), ...longAgo })
  await waitFor(() => expect(requests).not.toEqual([]))
  expect(requests).toEqual([`shoppingLists/${otherListId}`])
  stop()
})

test('nothing is refetched for a session that has ended', async () => {
  const page = await openAndFollow(world())
  const other = page.follow()
  page.queue.add({ ...add('milk'), ...longAgo })
  page.stop()
  await waitFor(() => expect(other.requests).not.toEqual([]))
  expect(page.requests).toEqual([])
  other.stop()
})
