import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { forgetFiles } from '../shared-things/draft-files.ts'
import { forgetDraft, type RecipeDraftState, saveDraft } from './recipe-draft.ts'

/** How long after the last letter a draft is stored, in milliseconds. */
const pauseMs = 250

/**
 * Keeps what is written while it differs from what is saved: a moment after each change, and at once when the page
 * is hidden or the screen is left.
 * @param draft null when there is nothing unsaved
 * @returns forgets the draft for good, for a screen that has saved it
 */
export function useRecipeDraft(slot: string, draft: Omit<RecipeDraftState, 'keptAt'> | null): () => void {
  const saved = useRef(false)
  const save = useEffectEvent(() => {
    if (draft && !saved.current) saveDraft(slot, { ...draft, keptAt: new Date().toISOString() })
  })
  const content = draft && JSON.stringify(draft)
  const wasKept = useRef(false)

  useEffect(() => {
    if (content === null) {
      // Taken back by hand: what is written is what is saved.
      if (wasKept.current) forgetDraft(slot)
      wasKept.current = false
      return
    }
    wasKept.current = true
    const timer = setTimeout(() => save(), pauseMs)
    return () => clearTimeout(timer)
  }, [content, slot])

  useEffect(() => {
    const saveNow = () => save()
    window.addEventListener('pagehide', saveNow)
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      document.removeEventListener('visibilitychange', saveNow)
      save()
    }
  }, [])

  return useCallback(() => {
    saved.current = true
    forgetDraft(slot)
    void forgetFiles(slot)
  }, [slot])
}
