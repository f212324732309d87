/** @page */

import { init } from '@module-federation/enhanced/runtime'
import { waitFor } from '@testing-library/dom'
import { loadRemoteModule } from './load-remote-module.ts'

const shell = init({ name: 'shell', remotes: [], shared: { pot: { version: '1.0.0', lib: () => 'lid' } } })

const folder = 'https://cook.example/remotes/recipes'
const remote = { id: 'recipes', contract: 1, enabled: true, paths: ['list'], background: false }
const entry = (version: string) => ({ ...remote, version, entry: `${folder}/${version}/remoteEntry.js` })

/** The container of a remote, which records its calls. */
const container = (exposed: unknown = { default: 'recipes' }) => ({
  init: jest.fn(async () => {}),
  get: jest.fn(async () => () => exposed),
})

/** Ends the loading of the script with this event. @param left the container that the script stores */
function arrive(event: 'load' | 'error', left?: object) {
  Reflect.set(globalThis, 'recipes', left)
  document.head.querySelector('script')?.dispatchEvent(new Event(event))
}

test('a remote module is loaded after the remote got the shared scope', async () => {
  const recipes = container()
  const loading = loadRemoteModule(entry('1.0.0'))
  arrive('load', recipes)
  await expect(loading).resolves.toBe('recipes')
  expect(recipes.init).toHaveBeenCalledWith(shell.shareScopeMap.default)
  expect(Object.keys(shell.shareScopeMap.default ?? {})).toEqual(['pot'])
  expect(recipes.get).toHaveBeenCalledWith('./remote')
})

test('a loaded remote is neither fetched nor initialized again', async () => {
  const recipes = container()
  const loading = loadRemoteModule(entry('1.1.0'))
  arrive('load', recipes)
  await loading
  await expect(loadRemoteModule(entry('1.1.0'))).resolves.toBe('recipes')
  expect(document.head.querySelector('script')).toBeNull()
  expect(recipes.init).toHaveBeenCalledTimes(1)
})

test('script, initialization and files of a remote are retried after they failed', async () => {
  const missing = loadRemoteModule(entry('1.2.0'))
  arrive('error')
  await waitFor(() => expect(document.head.querySelector('script')?.src).toContain('?again='))
  arrive('error')
  await expect(missing).rejects.toMatchObject({ kind: 'network' })

  const recipes = container()
  recipes.init.mockRejectedValueOnce(new Error('burnt'))
  const burnt = loadRemoteModule(entry('1.2.0'))
  arrive('load', recipes)
  await expect(burnt).rejects.toThrow('burnt')

  recipes.get.mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
  const without = loadRemoteModule(entry('1.2.0'))
  arrive('load', recipes)
  await expect(without).rejects.toThrow('Loading chunk 1 failed')

  await expect(loadRemoteModule(entry('1.2.0'))).resolves.toBe('recipes')
})

test('a module without a default export exposes nothing', async () => {
  const loading = loadRemoteModule(entry('1.3.0'))
  arrive('load', container({ other: 'recipes' }))
  await expect(loading).resolves.toBeUndefined()
})
