/** @page */
import { createStore } from '@potluck/platform/store'
import { waitFor } from '@testing-library/react'
import { createDeviceStorage } from '../device/device-storage.ts'
import { createWords } from '../language/words.ts'
import { type RegistryState, unreadRegistry } from '../remotes/read-registry.ts'
import type { RemoteMenuEntry } from '../remotes/remotes.ts'
import { showMenus } from './show-menus.ts'

const entry = (name: string) => ({ name, path: '/list', icon: [], order: 1, words: { 'en-us': { title: name } } })

const live = (version: string): RegistryState => ({
  ...unreadRegistry,
  source: 'deployment',
  remotes: [{ id: 'recipes', version, contract: 1, enabled: true, entry: 'r.js', paths: ['list'], background: false }],
})

/** A visit of a browser to a deployment with that version and those menus. */
function visit(version: string, menus: object) {
  const registry = createStore(live(version))
  const menu = createStore<readonly RemoteMenuEntry[]>([])
  const readMenus = jest.fn(async () => menus)
  const errors: unknown[] = []
  showMenus({
    remotes: { registry, menu, readMenus },
    words: createWords('en-us'),
    storage: createDeviceStorage(() => localStorage),
    reportError: (error) => errors.push(error),
  })
  return { names: () => menu.get().map(({ name }) => name), readMenus, errors }
}

beforeEach(() => localStorage.clear())

test('the menu shows the version of a remote that the registry names', async () => {
  const { names } = visit('1', { recipes: { 1: [entry('old')], 2: [entry('new')] } })
  await waitFor(() => expect(names()).toEqual(['old']))
})

test('the menus are requested once per version', async () => {
  const first = visit('1', { recipes: { 1: [entry('home')] } })
  await waitFor(() => expect(first.names()).toEqual(['home']))
  const again = visit('1', {})
  expect(again.names()).toEqual(['home'])
  expect(again.readMenus).not.toHaveBeenCalled()
  const later = visit('2', { recipes: { 2: [entry('kitchen')] } })
  await waitFor(() => expect(later.names()).toEqual(['kitchen']))
})

test('invalid menus are reported, and the menus before stay', async () => {
  const first = visit('1', { recipes: { 1: [entry('home')] } })
  await waitFor(() => expect(first.names()).toEqual(['home']))
  const broken = visit('2', { recipes: 'none' })
  await waitFor(() => expect(broken.errors).toHaveLength(1))
  expect(broken.names()).toEqual(['home'])
})
