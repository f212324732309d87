/** @page */
import { getAccount, getCapabilities } from '@potluck/api/account'
import { createApiClient } from '@potluck/api/client'
import type { Session } from '@potluck/platform/host'
import { createStore } from '@potluck/platform/store'
import { ownerKey } from '@potluck/sync/wipe-user-data'
import { type Answer, answer, answering, Refusal } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { createDeviceStorage } from '../device/device-storage.ts'
import { readSession } from './session.ts'

const base = 'http://potluck.test/api/'
const account = anAccount()
const all = { highResImages: true, multipleImages: true, expandablePreviews: true }
const none = { highResImages: false, multipleImages: false, expandablePreviews: false }

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

function start(...answers: Answer[]) {
  const network = answering(base, ...answers)
  const session = createStore<Session>({ loggedIn: true, account: null, capabilities: none })
  const requireLogin = jest.fn()
  const startOver = jest.fn()
  const api = createApiClient({ base, token: () => 'token', fetch: network.fetch })
  const reload = jest.fn()
  const storage = createDeviceStorage(() => localStorage)
  const stop = readSession({ api, session, storage, requireLogin, startOver, reload })
  const asked = () => network.requests.filter(({ endpoint }) => endpoint === getCapabilities).length
  return { session, requireLogin, startOver, stop, asked }
}

test('a session loads account and capabilities', async () => {
  const { session } = start(
    answer(getAccount, () => account),
    answer(getCapabilities, () => all),
  )
  await jest.advanceTimersByTimeAsync(0)
  expect(session.get()).toEqual({ loggedIn: true, account, capabilities: all })
})

test('capabilities that cannot be read are asked for again every 5 seconds until they come', async () => {
  const replies = [new Refusal(503), new Refusal(500), all]
  const { session, asked } = start(answer(getCapabilities, () => replies.shift() ?? all))
  await jest.advanceTimersByTimeAsync(4_999)
  expect(asked()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(asked()).toBe(2)
  expect(session.get().capabilities).toEqual(none)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(session.get().capabilities).toEqual(all)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(asked()).toBe(3)
})

test('a 401 asks for a login and is not retried', async () => {
  const { requireLogin, asked } = start(answer(getCapabilities, () => new Refusal(401)))
  await jest.advanceTimersByTimeAsync(20_000)
  expect(asked()).toBe(1)
  expect(requireLogin).toHaveBeenCalledTimes(1)
})

test('the account is not requested again after the session ended', async () => {
  const { stop, asked } = start(answer(getCapabilities, () => new Refusal(500)))
  await jest.advanceTimersByTimeAsync(0)
  stop()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(asked()).toBe(1)
})

test('a device with the data of another account reloads and shows nothing before', async () => {
  localStorage.setItem(ownerKey, 'somebody else')
  const { session, startOver } = start(answer(getAccount, () => account))
  await jest.advanceTimersByTimeAsync(0)
  expect(startOver).toHaveBeenCalledTimes(1)
  expect(session.get().account).toBeNull()
  expect(localStorage.getItem(ownerKey)).toBe(account.id)
})
