/** @page */
import { ApiError } from '@potluck/api/errors'
import { wipeUserData } from '@potluck/sync/wipe-user-data'
import { waitFor } from '@testing-library/react'
import { parseConfig } from '../config/config.ts'
import { createDeviceStorage } from '../device/device-storage.ts'
import { createToken, tokenKey } from '../device/token.ts'
import { createDialogs } from './dialogs.ts'
import { createErrorReports } from './error-reports.ts'
import { failureWord, toastFailure } from './failure-toasts.ts'
import { createRequestProgress } from './request-progress.ts'
import { noteSessions, tokenFingerprint } from './sentry.ts'
import { createToasts } from './toasts.ts'
import { createTutorials } from './tutorials.ts'

const device = createDeviceStorage(() => localStorage)

beforeEach(() => localStorage.clear())

test.each([
  [0, undefined, 'errors.offline'],
  [500, undefined, 'errors.unexpected'],
  [503, undefined, 'errors.unexpected'],
  [418, undefined, 'errors.refused'],
  [404, undefined, 'errors.notFound'],
  [413, undefined, 'errors.tooLarge'],
  [429, undefined, 'errors.tooMany'],
  [200, 'unreadable', 'errors.unreadable'],
] as const)('a toast for status %d (%s) says %s', (status, failure, expected) => {
  const messages: string[] = []
  const error = new ApiError(status, null, failure && { failure })
  toastFailure({ toast: ({ message }) => messages.push(message), word: (key) => key, onConnected: () => {} })(error)
  expect(messages).toEqual([expected])
})

test.each([
  ['database-damaged', 503, 'errors.damaged'],
  ['no-memory', 503, 'errors.short'],
  ['files-away', 503, 'errors.unexpected'],
] as const)('a refusal with the code %s says what it is', (code, status, word) => {
  expect(failureWord(new ApiError(status, { error: { code, message: '' } }))).toBe(word)
})

test('a lost connection is shown once, and again after there was one', () => {
  const messages: string[] = []
  let connected = () => {}
  const tell = toastFailure({
    toast: ({ message }) => messages.push(message),
    word: (key) => key,
    onConnected(listener) {
      connected = listener
    },
  })
  for (const status of [0, 0, 500, 0]) tell(new ApiError(status, null))
  expect(messages).toEqual(['errors.offline', 'errors.unexpected'])
  connected()
  tell(new ApiError(0, null))
  expect(messages.at(-1)).toBe('errors.offline')
  expect(messages).toHaveLength(3)
})

test('a toast stays 5 seconds unless it says so, and saying the same again does not stack', () => {
  const toasts = createToasts(() => '/')
  toasts.show({ message: 'Saved' })
  toasts.show({ message: 'Sent', duration: 7_000 })
  toasts.show({ message: 'Saved' })
  expect(toasts.get().map(({ message, duration }) => [message, duration])).toEqual([
    ['Sent', 7_000],
    ['Saved', 5_000],
  ])
  toasts.dismiss(toasts.get()[0]?.id ?? 0)
  expect(toasts.get().map(({ message }) => message)).toEqual(['Saved'])
})

test('the newest toast of a kind takes the place of the one before', () => {
  const toasts = createToasts(() => '/')
  toasts.show({ message: 'In the basket: milk', kind: 'ticked' })
  toasts.show({ message: 'Saved' })
  toasts.show({ message: 'In the basket: eggs', kind: 'ticked' })
  expect(toasts.get().map(({ message }) => message)).toEqual(['Saved', 'In the basket: eggs'])
})

test('a toast of a screen goes with it, any other follows', () => {
  const toasts = createToasts(() => '/shopping-lists/1')
  toasts.show({ message: 'In the basket: milk', ofScreen: true })
  toasts.show({ message: 'Soup is deleted' })
  toasts.enter('/shopping-lists/1')
  expect(toasts.get()).toHaveLength(2)
  toasts.enter('/list/main')
  expect(toasts.get().map(({ message }) => message)).toEqual(['Soup is deleted'])
})

test('a failed call is shown on the screen that made it', () => {
  let path = '/list/main'
  const toasts = createToasts(() => path)
  const tell = toastFailure({ toast: toasts.show, word: (key) => key, onConnected: () => {} })
  tell(new ApiError(0, null))
  expect(toasts.get()).toHaveLength(1)
  path = '/recipe/soup'
  toasts.enter(path)
  expect(toasts.get()).toEqual([])
})

test('dialogs open one after the other', async () => {
  const dialogs = createDialogs()
  const question = { message: '', confirm: 'Yes' }
  const first = dialogs.confirm({ ...question, title: 'first' })
  const second = dialogs.confirm({ ...question, title: 'second' })
  expect(dialogs.get()?.title).toBe('first')
  dialogs.get()?.answer(true)
  expect(dialogs.get()?.title).toBe('second')
  dialogs.get()?.answer(false)
  expect(dialogs.get()).toBeNull()
  expect(await Promise.all([first, second])).toEqual([true, false])
})

test('the loading bar completes 150 ms after the last request', () => {
  jest.useFakeTimers()
  const progress = createRequestProgress()
  const endFirst = progress.begin()
  const endSecond = progress.begin()
  endFirst()
  jest.advanceTimersByTime(1_000)
  expect(progress.get()).toBe(true)
  endSecond()
  jest.advanceTimersByTime(149)
  expect(progress.get()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(progress.get()).toBe(false)
  jest.useRealTimers()
})

test('a tutorial is shown once per device, and counts as seen when it was dismissed', async () => {
  const seen: string[] = []
  let dismiss = () => {}
  const show = (tutorial: string) =>
    new Promise<void>((resolve) => {
      seen.push(tutorial)
      dismiss = resolve
    })
  const tutorials = createTutorials(device, show)
  const first = tutorials('pinnedRecipes')
  void tutorials('pinnedRecipes')
  expect(seen).toHaveLength(1)
  dismiss()
  await first
  await createTutorials(device, show)('pinnedRecipes')
  expect(seen).toHaveLength(1)
})

test('a second tutorial of one visit waits for the next visit', async () => {
  const device = createDeviceStorage(() => localStorage)
  const seen: string[] = []
  const show = async (tutorial: string) => void seen.push(tutorial)
  const tutorials = createTutorials(device, show)
  await tutorials('pinnedRecipes')
  await tutorials('splitPaneView')
  expect(seen).toEqual(['pinnedRecipes'])
  await createTutorials(device, show)('splitPaneView')
  expect(seen).toEqual(['pinnedRecipes', 'splitPaneView'])
})

test('a tutorial that was not dismissed before the page closed is shown again', () => {
  const seen: string[] = []
  const show = (tutorial: string) => new Promise<void>(() => seen.push(tutorial))
  void createTutorials(device, show)('pinnedRecipes')
  void createTutorials(device, show)('pinnedRecipes')
  expect(seen).toHaveLength(2)
})

test('logging out in another window logs out here', () => {
  localStorage.setItem(tokenKey, 'old')
  const token = createToken(device, window)
  localStorage.removeItem(tokenKey)
  window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, storageArea: localStorage }))
  expect(token.get()).toBeNull()
})

test('logout deletes only the data of the member', async () => {
  localStorage.setItem('potluck:user:draft:7', 'soup')
  localStorage.setItem('potluck:preferences', '{}')
  sessionStorage.setItem('potluck:user:scroll', '3')
  await wipeUserData()
  expect(Object.keys(localStorage)).toEqual(['potluck:preferences'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('reports distinguish sessions without their token', async () => {
  const subtle = process.getBuiltinModule('node:crypto').webcrypto.subtle
  Object.defineProperty(globalThis, 'crypto', { value: { subtle }, configurable: true })
  const fingerprint = await tokenFingerprint('secret-token')
  expect(fingerprint).toMatch(/^[0-9a-f]{12}$/)
  expect(await tokenFingerprint('another-token')).not.toBe(fingerprint)
  expect(await tokenFingerprint(null)).toBeNull()
})

test('error reports name the present session after another member logs in', async () => {
  const token = createToken(device, window)
  const noted: string[] = []
  await noteSessions(token, (session) => noted.push(session))
  for (const next of ['first', 'second', null]) {
    token.set(next)
    const expected = (await tokenFingerprint(next)) ?? 'guest'
    await waitFor(() => expect(noted.at(-1)).toBe(expected))
  }
  expect(new Set(noted).size).toBe(3)
})

test('errors that were already shown are not reported', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const report = createErrorReports(
    parseConfig({}, 'http://potluck.test/'),
    createToken(device, window),
    (error) => error instanceof ApiError,
  )
  report(new ApiError(500, null))
  expect(log).not.toHaveBeenCalled()
  report(new Error('a defect'), { kind: 'test' })
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})
