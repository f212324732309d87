/** @page */
import 'fake-indexeddb/auto'
import { anAccount } from '@potluck/testing/fixtures'
import { waitFor } from '@testing-library/dom'
import { add, ben, onFreshDevices, openWindow, world } from '../testing/change-windows.ts'

onFreshDevices()

test('what was made in the moment its page was left is there in the next, in order and once', async () => {
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

test('what was kept and written down as well is sent once', async () => {
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

test('what somebody else made in the moment their page was left is not sent, and what is no change is left alone', async () => {
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
