import type { FeatureFlags } from '@potluck/platform/host'
import type { StoredPreferences } from '@potluck/platform/preferences-store'
import type { Config } from '../config/config.ts'
import type { DeviceStorage } from '../device/device-storage.ts'
import type { Token } from '../device/token.ts'
import type { Words } from '../language/words.ts'
import type { Remotes } from '../remotes/remotes.ts'

/** The settings that the shell is created from. */
export interface ShellSettings {
  readonly config: Config
  readonly flags: FeatureFlags
  readonly words: Words
  readonly token: Token
  readonly preferences: StoredPreferences
  readonly storage: DeviceStorage
  /** Resolves when the navigation is complete. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => Promise<void>
  /** Returns the current path. */
  readonly path: () => string
  readonly reload: () => void
  /** The remotes of this deployment: created after the shell, because they need its host. */
  readonly remotes: () => Remotes
  /** Errors that were already displayed and are not reported. */
  readonly isExpected: (error: unknown) => boolean
  readonly fetch?: typeof fetch
}
