import { languages } from '@potluck/cooking/language'
import * as z from 'zod/mini'
import { preferencesSection } from './preferences.ts'

const off = z.catch(z.boolean(), false)
const on = z.catch(z.boolean(), true)

/** The preferences of the whole product: the section of the shell. */
export const globalPreferences = preferencesSection(
  'global',
  z.looseObject({
    // The specification has it off at first; a menu in sight is what a desktop has room for (docs/preferences.md).
    enableSplitPane: on,
    enableExperimentalOfflineCache: off,
    language: z.catch(z.nullable(z.enum(languages)), null),
    fontSize: z.catch(z.enum(['1rem', '14px', '16px', '18px', '20px', '22px', '24px']), '1rem'),
    theme: z.catch(z.enum(['default', 'light', 'dark']), 'default'),
    // Keys that act alone, such as a question mark: with speech input, words can press them.
    enableSingleKeys: on,
    // Features that a cook turned off are neither shown nor loaded. These three are of the specification, and other remotes ask for
    // them; a switch of another menu entry is a setting beside them.
    useMealPlans: on,
    useShoppingLists: on,
    usePeople: on,
  }),
)

export type GlobalPreferences = ReturnType<typeof globalPreferences.parse>

/** The preferences on this device: the shell's section after validation, those of remotes as they were written. */
export interface Preferences {
  readonly global: GlobalPreferences
  readonly [section: string]: unknown
}
