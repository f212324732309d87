/** @page */
import * as z from 'zod/mini'
import { preferencesSection } from './preferences.ts'
import { createPreferencesStore, preferencesKey } from './preferences-store.ts'

/** A section as a remote has one. */
const pantry = preferencesSection(
  'pantry',
  z.object({
    sortBy: z.catch(z.enum(['title', 'date']), 'title'),
    showShelf: z.catch(z.boolean(), true),
  }),
)

function storageWith(stored: unknown) {
  let value = stored === undefined ? null : JSON.stringify(stored)
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
    written: (): unknown => JSON.parse(value ?? 'null'),
  }
}

test('a new device uses the default preferences', () => {
  expect(createPreferencesStore(storageWith(undefined)).get().global).toEqual({
    enableSplitPane: true,
    enableExperimentalOfflineCache: false,
    enableSingleKeys: true,
    language: null,
    fontSize: '1rem',
    theme: 'default',
    useMealPlans: true,
    useShoppingLists: true,
    usePeople: true,
  })
})

test('an invalid value falls back to its default alone', () => {
  const stored = { global: { fontSize: '3px', language: 'he', enableSplitPane: 'yes', theme: 'dark' } }
  expect(createPreferencesStore(storageWith(stored)).get().global).toMatchObject({
    fontSize: '1rem',
    language: 'he',
    enableSplitPane: true,
    theme: 'dark',
  })
  expect(pantry.parse({ sortBy: 'colour', showShelf: false })).toEqual({ sortBy: 'title', showShelf: false })
})

test.each([undefined, null, 7, [], 'x'])('a section stored as %j falls back to its defaults', (stored) => {
  expect(pantry.parse(stored)).toEqual({ sortBy: 'title', showShelf: true })
})

test('a section without a default for each setting is refused where it is declared', () => {
  expect(() => preferencesSection('pantry', z.object({ sortBy: z.string() }))).toThrow()
})

test.each(['null', '7', '[]', '{"', '', '{"global":7}'])(
  'a stored value of %s falls back to the defaults',
  (stored) => {
    const store = createPreferencesStore({ getItem: () => stored, setItem: () => {} })
    expect(store.get().global.theme).toBe('default')
  },
)

test('a change preserves other settings, notifies listeners and survives a reload', () => {
  const storage = storageWith(undefined)
  const store = createPreferencesStore(storage)
  let calls = 0
  store.subscribe(() => {
    calls += 1
  })
  store.update('global', { theme: 'dark' })
  store.update(pantry, { sortBy: 'date' })
  store.update(pantry, { showShelf: false })
  expect(calls).toBe(3)
  const reloaded = createPreferencesStore(storage).get()
  expect(reloaded.global.theme).toBe('dark')
  expect(pantry.parse(reloaded.pantry)).toEqual({ sortBy: 'date', showShelf: false })
})

test('unknown sections and settings stay in the storage', () => {
  const later = {
    global: { theme: 'sepia', voice: 'soft' },
    fermenting: { alarm: ['06:00'] },
    pantry: { showShelf: false, shelves: 3 },
  }
  const storage = storageWith(later)
  const store = createPreferencesStore(storage)
  expect(store.get().fermenting).toEqual({ alarm: ['06:00'] })
  store.update(pantry, { sortBy: 'date' })
  expect(storage.written()).toEqual({ ...later, pantry: { showShelf: false, shelves: 3, sortBy: 'date' } })
})

test('a change preserves the settings that another window wrote', () => {
  const storage = storageWith(undefined)
  const here = createPreferencesStore(storage)
  const there = createPreferencesStore(storage)
  there.update('global', { fontSize: '20px' })
  there.update(pantry, { showShelf: false })
  here.update('global', { theme: 'dark' })
  expect(storage.written()).toEqual({ global: { fontSize: '20px', theme: 'dark' }, pantry: { showShelf: false } })
  expect(here.get().global.fontSize).toBe('20px')
})

test('changes last for the visit when the storage refuses', () => {
  const store = createPreferencesStore({
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  store.update('global', { theme: 'dark' })
  store.update(pantry, { sortBy: 'date' })
  expect(store.get()).toMatchObject({ global: { theme: 'dark' }, pantry: { sortBy: 'date' } })
})

test('a reset restores all defaults and notifies listeners', () => {
  const storage = storageWith({ global: { theme: 'dark' }, pantry: { sortBy: 'date' }, fermenting: { alarm: 1 } })
  const store = createPreferencesStore(storage)
  const subscriber = jest.fn()
  store.subscribe(subscriber)
  store.reset()
  expect(subscriber).toHaveBeenCalledTimes(1)
  expect(store.get().global.theme).toBe('default')
  expect(pantry.parse(store.get().pantry).sortBy).toBe('title')
  expect(storage.written()).toEqual({})
})

test('one key stores all preferences', () => {
  const keys: string[] = []
  const storage = { getItem: () => null, setItem: (key: string) => void keys.push(key) }
  createPreferencesStore(storage).update(pantry, { sortBy: 'date' })
  expect(keys).toEqual([preferencesKey])
})

test('a change in another window takes effect in this one', () => {
  const storage = storageWith({ global: { theme: 'light' } })
  const windows = new EventTarget()
  const store = createPreferencesStore(storage, {
    addEventListener: (name: string, listener: EventListenerOrEventListenerObject) =>
      windows.addEventListener(name, listener),
  })
  const subscriber = jest.fn()
  store.subscribe(subscriber)
  storage.setItem(preferencesKey, JSON.stringify({ global: { theme: 'dark' } }))
  windows.dispatchEvent(new StorageEvent('storage', { key: 'potluck:token' }))
  expect(subscriber).not.toHaveBeenCalled()
  windows.dispatchEvent(new StorageEvent('storage', { key: preferencesKey }))
  expect(subscriber).toHaveBeenCalledTimes(1)
  expect(store.get().global.theme).toBe('dark')
})
