import type { Confirmation } from '@potluck/platform/host'
import { storedName } from '@potluck/platform/stored-name'
import type { DeviceStorage } from '../device/device-storage.ts'

export interface ReloadPromptSettings {
  readonly confirm: (confirmation: Confirmation) => Promise<boolean>
  /** The prompt in the current language. */
  readonly words: () => Confirmation
  /** Whether a reload may help now: without a connection it would lose the page. */
  readonly mayHelp: () => Promise<boolean>
  /** Remembers the questions of this window over a reload. */
  readonly storage: Pick<DeviceStorage, 'getItem' | 'setItem'>
  readonly reload: () => void
}

/**
 * Offers to reload when a file did not arrive: once until the page is reloaded, and then once for each version. A missing file
 * does not ask for ever. The page never reloads by itself, so that no unsaved change and no running timer is lost.
 */
export function createReloadPrompt(settings: ReloadPromptSettings): (version: string) => Promise<void> {
  const { confirm, words, mayHelp, storage, reload } = settings
  let isAsked = false
  return async (version) => {
    const key = storedName(`reload-offered:${version}`)
    if (isAsked || storage.getItem(key) !== null) return
    isAsked = true
    if (!(await mayHelp())) {
      isAsked = false
      return
    }
    storage.setItem(key, 'yes')
    if (await confirm(words())) reload()
  }
}
