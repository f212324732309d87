/** @page */

import { init } from '@module-federation/enhanced/runtime'
import type { RegistryEntry } from '@potluck/platform/registry'
import { loadRemoteModule } from './load-remote-module.ts'

const shell = init({ name: 'shell', remotes: [], shared: { pot: { version: '1.0.0', lib: () => 'lid' } } })

const remote = { id: 'recipes', contract: 3, enabled: true, paths: ['list'], background: false }

let versions = 0

/** A version of the remote that no other test uses. */
function newVersion(more: Partial<RegistryEntry> = {}): RegistryEntry {
  versions += 1
  const version = `${versions}.0.0`
  return { ...remote, version, entry: `https://cook.example/remotes/recipes/${version}/remoteEntry.js`, ...more }
}

/** The container of a remote, which records its calls. */
const container = (exposed: unknown = { default: 'recipes' }) => ({
  init: jest.fn(async () => {}),
  get: jest.fn(async () => () => exposed),
})

const waitingScript = () => document.head.querySelector('script')

/** The script that is loading. */
async function script(): Promise<HTMLScriptElement> {
  await jest.advanceTimersByTimeAsync(0)
  const element = waitingScript()
  if (!element) throw new Error('no script is loading')
  return element
}

/** Ends the loading of the script with this event. @param left the container that the script stores */
async function arrive(event: 'load' | 'error', left?: object): Promise<void> {
  const element = await script()
  if (left) Reflect.set(globalThis, 'recipes', left)
  element.dispatchEvent(new Event(event))
}

/** Ends the first request for the script with this event, and waits for the second request. */
async function arriveFirst(event: 'load' | 'error', { entry }: RegistryEntry): Promise<void> {
  await arrive(event)
  expect((await script()).src).toMatch(`${entry}?again=`)
}

/** Expects that the load fails with a text. It is called before the script arrives, so that no rejection is unhandled. */
const expectFailure = (loading: Promise<unknown>, text: string) => expect(loading).rejects.toThrow(text)

beforeEach(() => {
  jest.useFakeTimers()
  // The runtime warns that a remote was registered before.
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(async () => {
  await jest.advanceTimersByTimeAsync(0)
  expect(waitingScript()).toBeNull()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a remote module is loaded after the remote got the shared scope', async () => {
  const entry = newVersion()
  const recipes = container()
  const loading = loadRemoteModule(entry)
  expect((await script()).src).toBe(entry.entry)
  await arrive('load', recipes)
  await expect(loading).resolves.toBe('recipes')
  expect(recipes.init).toHaveBeenCalledWith(shell.shareScopeMap.default, expect.anything(), expect.anything())
  expect(Object.keys(shell.shareScopeMap.default ?? {})).toEqual(['pot'])
  expect(recipes.get).toHaveBeenCalledWith('./remote')
})

test('a loaded remote is neither fetched nor initialized again', async () => {
  const entry = newVersion()
  const recipes = container()
  const loading = loadRemoteModule(entry)
  await arrive('load', recipes)
  await loading
  await expect(loadRemoteModule(entry)).resolves.toBe('recipes')
  expect(recipes.init).toHaveBeenCalledTimes(1)
})

test('a module without a default export exposes nothing', async () => {
  const loading = loadRemoteModule(newVersion())
  await arrive('load', container({ other: 'recipes' }))
  await expect(loading).resolves.toBeUndefined()
})

test('a script is checked against the hash in the registry, both times', async () => {
  const entry = newVersion({ integrity: 'sha384-x' })
  const failing = expectFailure(loadRemoteModule(entry), 'ScriptNetworkError')
  expect((await script()).integrity).toBe('sha384-x')
  expect((await script()).crossOrigin).toBe('anonymous')
  await arriveFirst('error', entry)
  expect((await script()).integrity).toBe('sha384-x')
  await arrive('error')
  await failing
})

test('a script without a hash is not checked against that of another version', async () => {
  const loading = loadRemoteModule(newVersion())
  expect((await script()).integrity).toBe('')
  await arrive('load', container())
  await loading
})

test.each(['error', 'load'] as const)(
  'a damaged script (%s) is requested again without the cache of the browser',
  async (event) => {
    const entry = newVersion()
    const loading = loadRemoteModule(entry)
    await arriveFirst(event, entry)
    await arrive('load', container())
    await expect(loading).resolves.toBe('recipes')
  },
)

test('a script that throws is requested again, and its error is the reason', async () => {
  const entry = newVersion()
  const failing = expectFailure(loadRemoteModule(entry), 'burnt')
  const burn = async () => {
    const { src: filename } = await script()
    window.dispatchEvent(new ErrorEvent('error', { filename, message: 'burnt' }))
  }
  await burn()
  await arriveFirst('load', entry)
  await burn()
  await arrive('load')
  await failing
})

test('a script without a container is no remote, even if another version left one', async () => {
  const entry = newVersion()
  const failing = expectFailure(loadRemoteModule(entry), 'RUNTIME-001')
  await arriveFirst('load', entry)
  await arrive('load')
  await failing
})

test('a script that hangs is requested again under another address, and fails as late', async () => {
  const entry = newVersion()
  const failing = expectFailure(loadRemoteModule(entry), 'timed out')
  await jest.advanceTimersByTimeAsync(8_000)
  expect((await script()).src).toMatch(`${entry.entry}?again=`)
  await jest.advanceTimersByTimeAsync(8_000)
  await failing
})

test('script, initialization and files of a remote are retried after they failed', async () => {
  const entry = newVersion()
  const missing = expectFailure(loadRemoteModule(entry), 'ScriptNetworkError')
  await arriveFirst('error', entry)
  await arrive('error')
  await missing

  const recipes = container()
  recipes.init.mockRejectedValueOnce(new Error('burnt'))
  const burnt = expectFailure(loadRemoteModule(entry), 'burnt')
  await arrive('load', recipes)
  await burnt

  recipes.get.mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
  await expectFailure(loadRemoteModule(entry), 'Loading chunk 1 failed')
  await expect(loadRemoteModule(entry)).resolves.toBe('recipes')
})
