/** @page */
import { sendMessage } from '@potluck/api/messages'
import { changeOf, type Refusal } from '@potluck/platform/changes'
import { idOf } from '@potluck/testing/fixtures'
import { memoryCaches } from '@potluck/testing/memory-caches'
import { waitFor } from '@testing-library/dom'
import { createChangeQueue } from '../queue/change-queue.ts'
import { requestSync } from './request-sync.ts'
import { readSendingSession } from './sending-session.ts'

const session = { token: 'mine', apiBase: 'https://potluck.test/api/' }
let visibility: DocumentVisibilityState = 'visible'
let stop = () => {}

/** A page of a browser; what it asks to be woken for is in `asked`. */
function open(register: ((tag: string) => Promise<void>) | null = async () => {}) {
  const tags: string[] = []
  const sync = register && {
    register: async (tag: string) => {
      tags.push(tag)
      await register(tag)
    },
  }
  const caches = memoryCaches()
  Object.assign(globalThis, { caches })
  const getRegistration = jest.fn(async () => ({ ...(sync && { sync }) }))
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } })
  const queue = createChangeQueue()
  stop = requestSync({ queue, session })
  /** Adds a change, which the device has stored. */
  function addChange(place: number | 'memory' = 1, refusal: Refusal | null = null) {
    const about = { scope: 'messages', path: '/messages' }
    const change = changeOf(sendMessage, { body: { to: idOf(2), body: 'Hello' } }, about)
    const facts = { owner: idOf(1), failures: 0, firstSentAt: null }
    queue.update(() => ({ queued: [{ ...change, ...facts, place, refusal }] }))
  }
  return { tags, queue, addChange, getRegistration, storedSession: () => readSendingSession(caches) }
}

const hide = () => {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  visibility = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'caches')
})

test('the browser is asked once for a change that is stored, and again when the page is hidden and it still waits', async () => {
  const { tags, queue, addChange, storedSession, getRegistration } = open()
  addChange()
  await waitFor(() => expect(tags).toEqual(['changes']))
  expect(await storedSession()).toEqual(session)
  queue.update((state) => ({ ...state }))
  expect(getRegistration).toHaveBeenCalledTimes(1)
  hide()
  await waitFor(() => expect(tags).toHaveLength(2))
  queue.clear()
  hide()
  expect(getRegistration).toHaveBeenCalledTimes(2)
})

test.each([
  ['only this page knows', 'memory', null],
  ['was refused', 1, { status: 409, code: null }],
] as const)('the browser is not asked for a change that %s', async (_, place, refusal) => {
  const { addChange, storedSession, getRegistration } = open()
  addChange(place, refusal)
  hide()
  expect(getRegistration).not.toHaveBeenCalled()
  expect(await storedSession()).toBeNull()
})

test('nothing is stored and no sync is requested when the session ends meanwhile', async () => {
  const { tags, addChange, storedSession } = open()
  const opening = caches.open.bind(caches)
  const deleting = jest.spyOn(caches, 'delete')
  caches.open = (name) => {
    stop()
    return opening(name)
  }
  addChange()
  await waitFor(() => expect(deleting).toHaveBeenCalled())
  await deleting.mock.results[0]?.value
  caches.open = opening
  expect(tags).toEqual([])
  expect(await storedSession()).toBeNull()
})

test('nothing is stored for a browser that has no background sync', async () => {
  const { addChange, storedSession, getRegistration } = open(null)
  addChange()
  expect(getRegistration).toHaveBeenCalled()
  await getRegistration.mock.results[0]?.value
  expect(await storedSession()).toBeNull()
})

test('a browser that forbids background sync is asked again with the next change', async () => {
  const { tags, addChange } = open(() => Promise.reject(new DOMException('denied', 'NotAllowedError')))
  addChange()
  await waitFor(() => expect(tags).toHaveLength(1))
  addChange()
  await waitFor(() => expect(tags).toHaveLength(2))
})
