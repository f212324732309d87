/** @page */
import 'fake-indexeddb/auto'
import { anAccount } from '@potluck/testing/fixtures'
import { waitFor } from '@testing-library/dom'
import { add, ben, onFreshDevices, openWindow, world } from '../testing/change-windows.ts'

onFreshDevices()

test('a change made while its page closes is in the queue of the next page, in order and once', async () => {
  const server = world()
  server.offline()
  const first = openWindow(server)
  first.queue.add(add('milk'))
  await waitFor(() => expect(first.places()).toEqual([expect.any(Number)]))
  expect(Object.keys(localStorage)).toEqual([])
  for (const title of ['eggs', 'flour']) first.queue.add(add(title))
  first.close()

  const next = openWindow(server)
  const inOrder = ['milk', 'eggs', 'flour'].map((title) => expect.stringContaining(title))
  await waitFor(() => expect(next.places()).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]))
  expect(next.waiting()).toEqual(inOrder)
  expect(Object.keys(localStorage)).toEqual([])
  server.online()
  next.online()
  await waitFor(() => expect(next.queue.get().queued).toEqual([]))
  expect(server.applied()).toEqual(['milk', 'eggs', 'flour'])
})

test('a change in both the write-ahead log and the database is sent once', async () => {
  const server = world()
  server.offline()
  const first = openWindow(server)
  first.queue.add(add('milk'))
  const [key = ''] = Object.keys(localStorage)
  const written = localStorage.getItem(key) ?? ''
  await waitFor(() => expect(first.places()).toEqual([expect.any(Number)]))
  first.close()
  localStorage.setItem(key, written)
  server.online()
  const next = openWindow(server)
  await waitFor(() => expect(next.outcomes.applied).toHaveLength(1))
  expect(server.applied()).toEqual(['milk'])
  next.close()

  // And once it was sent as well, the server knows it by its reference.
  localStorage.setItem(key, written)
  const last = openWindow(server)
  await waitFor(() => expect(last.outcomes.applied).toHaveLength(1))
  expect(server.applied()).toEqual(['milk'])
})

test('changes of another account in the write-ahead log are not sent, and other values are left alone', async () => {
  const server = world()
  const first = openWindow(server, { account: null })
  first.queue.add(add('milk'))
  first.close()
  const prefix = Object.keys(localStorage)[0]?.replace(/\d+:[^:]+$/, '')
  for (const [name, text] of [
    ['000000007:torn', '{"reference":'],
    ['of another release', '{"reference":"1"}'],
  ])
    localStorage.setItem(`${prefix}${name}`, text ?? '')
  const other = openWindow(server, { account: anAccount({ id: ben }), owner: ben })
  other.queue.add(add('salt'))
  await waitFor(() => expect(other.queue.get().queued).toEqual([]))
  expect(server.applied()).toEqual(['salt'])
  expect(Object.keys(localStorage)).toHaveLength(3)
})
