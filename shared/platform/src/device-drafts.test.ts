/** @page */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as z from 'zod/mini'
import { deviceDrafts } from './device-drafts.ts'

const schema = z.object({ words: z.string(), keptAt: z.string() })
const drafts = deviceDrafts('note', schema)
const early = { words: 'Dear', keptAt: '2026-01-01T00:00:00.000Z' }
const late = { words: 'Dear Ben', keptAt: '2026-01-01T00:00:01.000Z' }

/** Waits until the database has what was stored before: its requests are answered in order. */
async function untilStored(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** Does something that local storage forgets, as when the browser is killed before it is written. */
async function lostByLocalStorage(work: () => void): Promise<void> {
  const before = { ...localStorage }
  work()
  await untilStored()
  localStorage.clear()
  for (const [key, value] of Object.entries(before)) localStorage.setItem(key, String(value))
}

beforeEach(() => {
  localStorage.clear()
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

test('a draft that local storage lost is restored from the database', async () => {
  await lostByLocalStorage(() => drafts.save('ben', early))
  expect(drafts.read('ben')).toBeNull()
  await drafts.restore()
  expect(drafts.read('ben')).toEqual(early)
})

test('the newer copy of a draft wins', async () => {
  drafts.save('ben', early)
  await lostByLocalStorage(() => drafts.save('ben', late))
  await drafts.restore()
  expect(drafts.read('ben')).toEqual(late)
  localStorage.setItem('potluck:user:note:ben', JSON.stringify({ words: 'Newest', keptAt: '2026-01-02T00:00:00.000Z' }))
  await drafts.restore()
  expect(drafts.read('ben')?.words).toBe('Newest')
})

test('a draft that was sent does not return when local storage lost its deletion', async () => {
  drafts.save('ben', early)
  await lostByLocalStorage(() => drafts.forget('ben'))
  expect(drafts.read('ben')).toEqual(early)
  await drafts.restore()
  expect(drafts.read('ben')).toBeNull()
  await drafts.restore()
  await untilStored()
  drafts.save('ben', late)
  await drafts.restore()
  expect(drafts.read('ben')).toEqual(late)
})

test('drafts work without a database', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  drafts.save('ben', early)
  await drafts.restore()
  expect(drafts.read('ben')).toEqual(early)
  drafts.forget('ben')
  expect(drafts.read('ben')).toBeNull()
})
