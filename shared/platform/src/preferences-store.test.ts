import { createPreferencesStore, preferencesKey } from './preferences-store.ts'

const storageWith = (kept: string | null) => {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
  }
}

const read = (kept: unknown, smallerScreenSide = 800) =>
  createPreferencesStore({ storage: storageWith(JSON.stringify(kept)), smallerScreenSide }).get()

test('a new device has the defaults of the specification', () => {
  const { global, myRecipes, shoppingList, mealPlan } = createPreferencesStore({
    storage: storageWith(null),
    smallerScreenSide: 800,
  }).get()
  expect(global).toEqual({
    enableSplitPane: false,
    enableExperimentalOfflineCache: false,
    language: null,
    fontSize: '1rem',
    theme: 'default',
  })
  expect(myRecipes).toMatchObject({ showLabels: true, showSource: false, sortBy: 'title', includeFriends: 'no' })
  expect(shoppingList).toMatchObject({ sortBy: '-createdAt', groupSimilar: true, preferDelete: false })
  expect(mealPlan.startOfWeek).toBe('monday')
})

test.each([
  [439, 'list'],
  [440, 'tiles'],
])('a screen whose smaller side is %d px starts with the view %s', (side, view) => {
  expect(read({}, side).myRecipes.viewType).toBe(view)
})

test('a value that is not understood falls back alone', () => {
  const { global } = read({ global: { fontSize: '3px', language: 'he', enableSplitPane: 'yes', theme: 'dark' } })
  expect(global).toMatchObject({ fontSize: '1rem', language: 'he', enableSplitPane: false, theme: 'dark' })
})

test('a section that is not understood falls back without the others', () => {
  const preferences = read({ global: 7, recipeDetails: { enableWakeLock: false } })
  expect(preferences.global.fontSize).toBe('1rem')
  expect(preferences.recipeDetails.enableWakeLock).toBe(false)
})

test.each(['null', '7', '[]', '{"', ''])('a kept value of %s gives the defaults', (kept) => {
  const store = createPreferencesStore({ storage: storageWith(kept), smallerScreenSide: 800 })
  expect(store.get().global.theme).toBe('default')
})

test('the legacy sort order -title is read as title', () => {
  expect(read({ myRecipes: { sortBy: '-title' } }).myRecipes.sortBy).toBe('title')
})

test('a change keeps the other settings, tells listeners and survives a reload', () => {
  const storage = storageWith(null)
  const store = createPreferencesStore({ storage, smallerScreenSide: 800 })
  let told = 0
  store.subscribe(() => {
    told += 1
  })
  store.update('global', { theme: 'dark' })
  store.update('global', { fontSize: '20px' })
  expect(told).toBe(2)
  expect(createPreferencesStore({ storage, smallerScreenSide: 800 }).get().global).toMatchObject({
    theme: 'dark',
    fontSize: '20px',
  })
})

test('a storage that refuses still lets the change hold for this visit', () => {
  const store = createPreferencesStore({
    storage: {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    },
    smallerScreenSide: 800,
  })
  store.update('global', { theme: 'dark' })
  expect(store.get().global.theme).toBe('dark')
})

test('all preferences are kept under one key', () => {
  const keys: string[] = []
  const storage = { getItem: () => null, setItem: (key: string) => void keys.push(key) }
  createPreferencesStore({ storage, smallerScreenSide: 800 }).update('mealPlan', { startOfWeek: 'sunday' })
  expect(keys).toEqual([preferencesKey])
})
