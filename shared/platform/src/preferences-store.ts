import { globalPreferences, type Preferences } from './global-preferences.ts'
import type { PreferencesStore } from './host.ts'
import { createStore } from './store.ts'
import { storedName } from './stored-name.ts'

/** The one key that all preferences are stored under. */
export const preferencesKey = storedName('preferences')

type StoredSections = Readonly<Record<string, unknown>>

/** The preferences with what stands behind them: sections as they were written, also those that nobody here knows. */
export interface StoredPreferences extends PreferencesStore {
  stored(): StoredSections
  /** Takes these sections in place of all stored ones. */
  replace(sections: StoredSections): void
}

const asRecord = (value: unknown): StoredSections =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

function parseJson(text: string | null): StoredSections {
  try {
    return asRecord(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

const understood = (stored: StoredSections): Preferences => ({
  ...stored,
  global: globalPreferences.parse(stored.global),
})

/**
 * Reads the preferences of this device and keeps every change. Sections and settings that nobody here knows, of a newer
 * remote or another window, stay as they are.
 * @param storage where they are stored; one that refuses stores them for this visit only
 * @param windows tells of changes in other windows, which are followed
 */
export function createPreferencesStore(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  windows?: Pick<Window, 'addEventListener'>,
): StoredPreferences {
  let text = storage.getItem(preferencesKey)
  let stored = parseJson(text)
  const store = createStore(understood(stored))

  /** Another window may have written since. */
  function readAgain(): void {
    const present = storage.getItem(preferencesKey)
    if (present === text) return
    text = present
    stored = parseJson(present)
  }

  windows?.addEventListener('storage', ({ key }) => {
    if (key !== preferencesKey && key !== null) return
    readAgain()
    store.set(understood(stored))
  })

  function persist(sections: StoredSections): void {
    stored = sections
    try {
      const changed = JSON.stringify(stored)
      storage.setItem(preferencesKey, changed)
      text = changed
    } catch {
      // A full or forbidden storage: the change still holds until the page closes.
    }
    store.set(understood(stored))
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    update(section: string | { readonly name: string }, change: object) {
      const name = typeof section === 'string' ? section : section.name
      readAgain()
      persist({ ...stored, [name]: { ...asRecord(stored[name]), ...change } })
    },
    reset: () => persist({}),
    stored() {
      readAgain()
      return stored
    },
    replace: persist,
  }
}
