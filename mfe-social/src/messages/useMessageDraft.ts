import type { RecipeCard } from '@potluck/api/messages'
import { useEffect, useRef, useState } from 'react'
import { maxRecipes, messageDrafts } from './message-draft.ts'

const nothing: { readonly body: string; readonly recipes: readonly RecipeCard[] } = { body: '', recipes: [] }

/** The persisted draft of a message: text and recipes. */
export function useMessageDraft(otherUserId: string) {
  const [draft, setDraft] = useState(() => messageDrafts.read(otherUserId) ?? nothing)
  const stored = useRef(draft)
  const { body, recipes } = draft
  const isEmpty = body === '' && recipes.length === 0
  useEffect(() => {
    if (stored.current === draft) return
    stored.current = draft
    if (isEmpty) messageDrafts.forget(otherUserId)
    else messageDrafts.save(otherUserId, { body, recipes, keptAt: new Date().toISOString() })
  }, [otherUserId, draft, isEmpty, body, recipes])
  return {
    body,
    recipes,
    setBody: (next: (body: string) => string) => setDraft((before) => ({ ...before, body: next(before.body) })),
    /** Adds or removes a recipe. */
    toggle: (recipe: RecipeCard) =>
      setDraft((before) => {
        const others = before.recipes.filter(({ id }) => id !== recipe.id)
        const isNew = others.length === before.recipes.length
        return { ...before, recipes: isNew ? [...before.recipes, recipe].slice(0, maxRecipes) : others }
      }),
    isEmpty: body.trim() === '' && recipes.length === 0,
    clear: () => setDraft(nothing),
  }
}
