import type { Confirmation } from '@potluck/platform/host'

export interface ReloadPromptSettings {
  readonly confirm: (confirmation: Confirmation) => Promise<boolean>
  /** The prompt in the current language. */
  readonly words: () => Confirmation
  readonly reload: () => void
}

/**
 * Offers once to reload after a lost connection. The page never reloads by itself, so that no unsaved change and no running timer is lost.
 */
export function createReloadPrompt({ confirm, words, reload }: ReloadPromptSettings): () => Promise<void> {
  let wasShown = false
  return async () => {
    if (wasShown) return
    wasShown = true
    if (await confirm(words())) reload()
  }
}
