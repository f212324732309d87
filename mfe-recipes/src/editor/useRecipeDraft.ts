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
  const isSaved = useRef(false)
  const save = useEffectEvent(() => {
    if (draft && !isSaved.current) saveDraft(slot, { ...draft, keptAt: new Date().toISOString() })
  })
  const content = draft && JSON.stringify(draft)
  const wasStored = useRef(false)

  useEffect(() => {
    if (content === null) {
      // The cook has undone the changes by hand: the text equals the saved recipe.
      if (wasStored.current) forgetDraft(slot)
      wasStored.current = false
      return
    }
    wasStored.current = true
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
    isSaved.current = true
    forgetDraft(slot)
    void forgetFiles(slot)
  }, [slot])
}
