import type { GlobalPreferences } from './global-preferences.ts'
import type { MenuEntry } from './menus.ts'

/** Whether a cook has what a menu entry leads to. Without a switch, as without an entry, everybody has it. */
export const isUsed = (preferences: GlobalPreferences, entry: Pick<MenuEntry, 'switch'> | undefined): boolean =>
  entry?.switch === undefined || preferences[entry.switch.name] !== false
