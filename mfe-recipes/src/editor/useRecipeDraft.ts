import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { forgetFiles } from '../shared-things/draft-files.ts'
import { forgetDraft, type RecipeDraftState, saveDraft } from './recipe-draft.ts'

/** Delay between the last letter and the save of a draft, milliseconds. */
const pauseMs = 250

/**
 * Stores the text while it differs from the saved recipe: after a short delay, and immediately when the page is hidden
 * or the screen unmounts.
 * @param draft null if everything is saved
 * @returns a function that deletes the draft, for a screen that has saved it
 */
export function useRecipeDraft(slot: string, draft: Omit<RecipeDraftState, 'keptAt'> | null): () => void {
  const saved = useRef(false)
  const keep = useEffectEvent(() => {
    if (draft && !saved.current) saveDraft(slot, { ...draft, keptAt: new Date().toISOString() })
  })
  const content = draft && JSON.stringify(draft)
  const wasKept = useRef(false)

  useEffect(() => {
    if (content === null) {
      // The cook has undone the changes by hand: the text equals the saved recipe.
      if (wasKept.current) forgetDraft(slot)
      wasKept.current = false
      return
    }
    wasKept.current = true
    const timer = setTimeout(() => keep(), pauseMs)
    return () => clearTimeout(timer)
  }, [content, slot])

  useEffect(() => {
    const atOnce = () => keep()
    window.addEventListener('pagehide', atOnce)
    document.addEventListener('visibilitychange', atOnce)
    return () => {
      window.removeEventListener('pagehide', atOnce)
      document.removeEventListener('visibilitychange', atOnce)
      keep()
    }
  }, [])

  return useCallback(() => {
    saved.current = true
    forgetDraft(slot)
    void forgetFiles(slot)
  }, [slot])
}
