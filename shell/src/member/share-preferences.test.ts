/** @page */
import { createApiClient } from '@potluck/api/client'
import { getPreferences, resetPreferences, type StoredSettings, updatePreferences } from '@potluck/api/preferences'
import { createBus } from '@potluck/platform/bus'
import { createPreferencesStore } from '@potluck/platform/preferences-store'
import { answer, answering } from '@potluck/testing/answers'
import { waitFor } from '@testing-library/react'
import { createDeviceStorage } from '../device/device-storage.ts'
import { laidOver } from './merge-settings.ts'
import { sharePreferences } from './share-preferences.ts'

/** An account as the server keeps it, for several devices. */
function anAccount(stored: StoredSettings = {}) {
  const account = { stored, answers: true }
  const network = answering(
    'http://potluck.test/api/',
    answer(getPreferences, () => ({ settings: account.stored })),
    answer(updatePreferences, ({ body }) => {
      account.stored = JSON.parse(JSON.stringify(laidOver(account.stored, updatePreferences.body.parse(body).settings)))
      return { settings: account.stored }
    }),
    answer(resetPreferences, () => {
      account.stored = {}
      return {}
    }),
  )
  const send: typeof fetch = (...request) =>
    account.answers ? network.fetch(...request) : Promise.reject(new TypeError('offline'))
  return { account, send, requests: network.requests }
}

/** A device with a storage of its own. */
function aDevice(send: typeof fetch, before: object = {}) {
  const stored = new Map<string, string>()
  const standIn = Object.assign(Object.create(null), {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const storage = createDeviceStorage(() => standIn)
  storage.setItem('potluck:preferences', JSON.stringify(before))
  const open = () => {
    const preferences = createPreferencesStore(storage)
    const bus = createBus(() => {})
    const reportError = jest.fn()
    const api = createApiClient({ base: 'http://potluck.test/api/', token: () => 'token', fetch: send })
    const stop = sharePreferences({ api, bus, preferences, storage, reportError })
    return { preferences, bus, stop, reportError }
  }
  const openLive = () => {
    const opened = open()
    opened.bus.emit('live:connected', {})
    return opened
  }
  return { open, openLive }
}

test('a preference changed on one device arrives on another, and neither loses its own changes', async () => {
  const { account, send } = anAccount()
  const [phone, desk] = [aDevice(send).openLive(), aDevice(send).openLive()]
  phone.preferences.update('global', { theme: 'dark' })
  desk.preferences.update('global', { fontSize: '22px' })
  await waitFor(() => expect(account.stored).toEqual({ global: { theme: 'dark', fontSize: '22px' } }))
  for (const { bus } of [phone, desk]) bus.emit('preferences:changed', {})
  for (const { preferences } of [phone, desk]) {
    await waitFor(() => expect(preferences.get().global).toMatchObject({ theme: 'dark', fontSize: '22px' }))
  }
})

test('preferences of the account override those of a new device, and the others of the device are added', async () => {
  const { account, send } = anAccount({ global: { theme: 'dark' } })
  const { preferences } = aDevice(send, { global: { theme: 'light', language: 'he' } }).openLive()
  await waitFor(() => expect(preferences.get().global).toMatchObject({ theme: 'dark', language: 'he' }))
  await waitFor(() => expect(account.stored).toEqual({ global: { theme: 'dark', language: 'he' } }))
})

test('preferences changed offline are sent when the network is back, also after a reload', async () => {
  const { account, send } = anAccount({ global: { theme: 'dark' } })
  const device = aDevice(send)
  const first = device.openLive()
  await waitFor(() => expect(first.preferences.get().global.theme).toBe('dark'))
  account.answers = false
  first.preferences.update('global', { theme: 'light' })
  first.stop()
  account.stored = { global: { theme: 'dark', fontSize: '20px' } }
  const second = device.openLive()
  account.answers = true
  second.bus.emit('live:connected', {})
  await waitFor(() => expect(account.stored).toEqual({ global: { theme: 'light', fontSize: '20px' } }))
  expect(second.preferences.get().global).toMatchObject({ theme: 'light', fontSize: '20px' })
  expect(second.reportError).not.toHaveBeenCalled()
})

test('a preference reset on one device is reset on all', async () => {
  const { account, send } = anAccount({ global: { theme: 'dark' }, myRecipes: { sortBy: 'title' } })
  const [phone, desk] = [aDevice(send).openLive(), aDevice(send).openLive()]
  for (const { preferences } of [phone, desk]) {
    await waitFor(() => expect(preferences.get().global.theme).toBe('dark'))
  }
  phone.preferences.reset()
  await waitFor(() => expect(account.stored).toEqual({}))
  desk.bus.emit('preferences:changed', {})
  await waitFor(() => expect(desk.preferences.get().global.theme).toBe('default'))
  expect(desk.preferences.get().myRecipes).toEqual({})
})

test('preferences that come from the account are not sent back', async () => {
  const { account, send, requests } = anAccount({ global: { theme: 'dark' } })
  const { preferences, bus } = aDevice(send).openLive()
  await waitFor(() => expect(preferences.get().global.theme).toBe('dark'))
  account.stored = { global: { theme: 'light' } }
  bus.emit('preferences:changed', {})
  await waitFor(() => expect(preferences.get().global.theme).toBe('light'))
  expect(requests.every(({ endpoint }) => endpoint === getPreferences)).toBe(true)
})

test('preferences that the account cannot store stay on the device', async () => {
  const { account, send } = anAccount()
  const { preferences } = aDevice(send, { odd: { deep: { a: 1 }, long: 'x'.repeat(3_000), ok: 1 } }).openLive()
  await waitFor(() => expect(account.stored).toEqual({ odd: { ok: 1 } }))
  expect(preferences.get().odd).toMatchObject({ deep: { a: 1 } })
})

test('an opening asks for the preferences once, when the live channel is open', async () => {
  const { send, requests } = anAccount({ global: { theme: 'dark' } })
  const { preferences, bus } = aDevice(send).open()
  bus.emit('live:connected', {})
  await waitFor(() => expect(preferences.get().global.theme).toBe('dark'))
  expect(requests).toHaveLength(1)
})

test('an opening without a live channel asks for the preferences after three seconds', async () => {
  jest.useFakeTimers()
  try {
    const { send, requests } = anAccount()
    const { stop } = aDevice(send).open()
    await jest.advanceTimersByTimeAsync(2_999)
    expect(requests).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(1)
    stop()
  } finally {
    jest.useRealTimers()
  }
})
