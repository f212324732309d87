import type { RecipeCard } from '@potluck/api/messages'
import { userDataKey } from '@potluck/platform/user-data'
import { useEffect, useState } from 'react'

/** What is being written to somebody. The words outlive the page; an attached recipe does not. */
export function useMessageDraft(otherUserId: string) {
  const key = userDataKey('message', otherUserId)
  const [body, setBody] = useState(() => localStorage.getItem(key) ?? '')
  const [recipe, setRecipe] = useState<RecipeCard | null>(null)
  useEffect(() => {
    if (body === '') localStorage.removeItem(key)
    else localStorage.setItem(key, body)
  }, [key, body])
  return {
    body,
    setBody,
    recipe,
    setRecipe,
    isEmpty: body.trim() === '' && recipe === null,
    clear() {
      setBody('')
      setRecipe(null)
    },
  }
}
