/** @page */
import { sendMessage } from '@potluck/api/messages'
import { changeOf, type Refusal } from '@potluck/platform/changes'
import { idOf } from '@potluck/testing/fixtures'
import { memoryCaches } from '@potluck/testing/memory-caches'
import { waitFor } from '@testing-library/dom'
import { createChangeQueue } from '../host/change-queue.ts'
import { followSync } from './follow-sync.ts'
import { keptSendingSession } from './sending-session.ts'

const session = { token: 'mine', apiBase: 'https://potluck.test/api/' }
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
let visibility: DocumentVisibilityState = 'visible'
let stop = () => {}

/** A page of a browser; what it asks to be woken for is in `asked`. */
function open(register: ((tag: string) => Promise<void>) | null = async () => {}) {
  const asked: string[] = []
  const sync = register && {
    register: async (tag: string) => {
      asked.push(tag)
      await register(tag)
    },
  }
  const caches = memoryCaches()
  Object.assign(globalThis, { caches })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ ...(sync && { sync }) }) },
  })
  const queue = createChangeQueue()
  stop = followSync({ queue, session })
  /** A change that a keeper has put on the device. */
  function keep(place: number | 'memory' = 1, refusal: Refusal | null = null) {
    const about = { scope: 'messages', path: '/messages' }
    const change = changeOf(sendMessage, { body: { to: idOf(2), body: 'Hello' } }, about)
    const facts = { owner: idOf(1), failures: 0, firstSentAt: null }
    queue.update(() => ({ kept: 'device', queued: [{ ...change, ...facts, place, refusal }] }))
  }
  return { asked, queue, keep, kept: () => keptSendingSession(caches) }
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

test('the browser is asked once for a change that is kept, and again when the page goes and it still waits', async () => {
  const { asked, queue, keep, kept } = open()
  keep()
  await waitFor(() => expect(asked).toEqual(['changes']))
  expect(await kept()).toEqual(session)
  queue.update((state) => ({ ...state }))
  await settled()
  expect(asked).toHaveLength(1)
  hide()
  await waitFor(() => expect(asked).toHaveLength(2))
  queue.clear()
  hide()
  await settled()
  expect(asked).toHaveLength(2)
})

test.each([
  ['only this page knows', 'memory', null],
  ['was refused', 1, { status: 409, code: null }],
] as const)('what %s wakes nobody', async (_, place, refusal) => {
  const { asked, keep, kept } = open()
  keep(place, refusal)
  hide()
  await settled()
  expect(asked).toEqual([])
  expect(await kept()).toBeNull()
})

test('a session that ends while it is written leaves nothing', async () => {
  const { asked, keep, kept } = open()
  const opening = caches.open.bind(caches)
  caches.open = (name) => {
    stop()
    return opening(name)
  }
  keep()
  await settled()
  caches.open = opening
  expect(asked).toEqual([])
  expect(await kept()).toBeNull()
})

test.each([
  ['has no such thing', null],
  ['forbids it', () => Promise.reject(new DOMException('denied', 'NotAllowedError'))],
])('a browser that %s is left alone', async (_, register) => {
  const { keep } = open(register)
  keep()
  hide()
  await settled()
})
