import type { PreferencesStore } from './host.ts'
import { type Preferences, preferencesSchema } from './preferences.ts'
import { createStore } from './store.ts'

/** The one key that all preferences are kept under (specification section 3). */
export const preferencesKey = 'potluck:preferences'

export interface PreferencesSettings {
  /** Where they are kept on this device; a storage that refuses keeps them for this visit only. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** The smaller side of the screen in pixels: small screens start with the list view. */
  readonly smallerScreenSide: number
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? {} : JSON.parse(text)
  } catch {
    return {}
  }
}

/** Reads the preferences of this device and keeps every change. */
export function createPreferencesStore({ storage, smallerScreenSide }: PreferencesSettings): PreferencesStore {
  const schema = preferencesSchema(smallerScreenSide)
  const read = (): Preferences => {
    const parsed = schema.safeParse(parseJson(storage.getItem(preferencesKey)))
    return parsed.success ? parsed.data : schema.parse({})
  }
  const store = createStore(read())
  return {
    get: store.get,
    subscribe: store.subscribe,
    update(section, change) {
      const present = store.get()
      store.set({ ...present, [section]: { ...present[section], ...change } })
      try {
        storage.setItem(preferencesKey, JSON.stringify(store.get()))
      } catch {
        // A full or forbidden storage: the change still holds until the page closes.
      }
    },
  }
}
