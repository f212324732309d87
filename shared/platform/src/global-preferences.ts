import { languages } from '@potluck/cooking/language'
import * as z from 'zod/mini'
import { preferencesSection } from './preferences.ts'

const off = z.catch(z.boolean(), false)
const on = z.catch(z.boolean(), true)

/** What the whole product follows; the one section of the shell's own. */
export const globalPreferences = preferencesSection(
  'global',
  z.looseObject({
    // The specification has it off at first; a menu in sight is what a desktop has room for (docs/preferences.md).
    enableSplitPane: on,
    enableExperimentalOfflineCache: off,
    language: z.catch(z.nullable(z.enum(languages)), null),
    fontSize: z.catch(z.enum(['1rem', '14px', '16px', '18px', '20px', '22px', '24px']), '1rem'),
    theme: z.catch(z.enum(['default', 'light', 'dark']), 'default'),
    // What one does not use is neither shown nor loaded. These three are of the specification, and other remotes ask for
    // them; a switch of another menu entry is a setting beside them.
    useMealPlans: on,
    useShoppingLists: on,
    usePeople: on,
  }),
)

export type GlobalPreferences = ReturnType<typeof globalPreferences.parse>

/** What this device stores: the shell's own section as understood, those of remotes as they were written. */
export interface Preferences {
  readonly global: GlobalPreferences
  readonly [section: string]: unknown
}
