import { text } from '@potluck/api/fields'
import { type RecipeCard, recipeCard } from '@potluck/api/messages'
import { keptOnDevice } from '@potluck/platform/kept-on-device'
import { useEffect, useMemo, useState } from 'react'

/** Most characters of a message. */
const maxLength = 10_000

/** Most recipes sent at once. */
export const maxRecipes = 10

const recipeCards = recipeCard.array().max(maxRecipes)

/** What is being written to somebody, words and recipes: it outlives the page. */
export function useMessageDraft(otherUserId: string) {
  const words = useMemo(() => keptOnDevice(['message', otherUserId], text(maxLength)), [otherUserId])
  const cards = useMemo(() => keptOnDevice(['message-recipes', otherUserId], recipeCards), [otherUserId])
  const [body, setBody] = useState(() => words.read() ?? '')
  const [recipes, setRecipes] = useState<readonly RecipeCard[]>(() => cards.read() ?? [])
  useEffect(() => {
    if (body === '') words.forget()
    else words.keep(body)
  }, [words, body])
  useEffect(() => {
    if (recipes.length === 0) cards.forget()
    else cards.keep([...recipes])
  }, [cards, recipes])
  return {
    body,
    recipes,
    setBody,
    /** Puts a recipe to the others, or takes it away again. */
    toggle: (recipe: RecipeCard) =>
      setRecipes((before) => {
        const others = before.filter(({ id }) => id !== recipe.id)
        return others.length === before.length ? [...before, recipe].slice(0, maxRecipes) : others
      }),
    isEmpty: body.trim() === '' && recipes.length === 0,
    clear() {
      setBody('')
      setRecipes([])
    },
  }
}
