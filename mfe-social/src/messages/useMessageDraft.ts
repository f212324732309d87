import { text } from '@potluck/api/fields'
import type { RecipeCard } from '@potluck/api/messages'
import { keptOnDevice } from '@potluck/platform/kept-on-device'
import { useEffect, useMemo, useState } from 'react'

/** Most characters of a message. */
const maxLength = 10_000

/** What is being written to somebody. The words outlive the page; an attached recipe does not. */
export function useMessageDraft(otherUserId: string) {
  const kept = useMemo(() => keptOnDevice(['message', otherUserId], text(maxLength)), [otherUserId])
  const [body, setBody] = useState(() => kept.read() ?? '')
  const [recipe, setRecipe] = useState<RecipeCard | null>(null)
  useEffect(() => {
    if (body === '') kept.forget()
    else kept.keep(body)
  }, [kept, body])
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
