import { text } from '@potluck/api/fields'
import { type RecipeCard, recipeCard } from '@potluck/api/messages'
import { deviceValue } from '@potluck/platform/device-value'
import { useEffect, useMemo, useState } from 'react'

/** Most characters of a message. */
const maxLength = 10_000

/** Most recipes sent at once. */
export const maxRecipes = 10

const recipeCards = recipeCard.array().max(maxRecipes)

/** What is being written to somebody, words and recipes: it outlives the page. */
export function useMessageDraft(otherUserId: string) {
  const words = useMemo(() => deviceValue(['message', otherUserId], text(maxLength)), [otherUserId])
  const cards = useMemo(() => deviceValue(['message-recipes', otherUserId], recipeCards), [otherUserId])
  const [body, setBody] = useState(() => words.read() ?? '')
  const [recipes, setRecipes] = useState<readonly RecipeCard[]>(() => cards.read() ?? [])
  useEffect(() => {
    if (body === '') words.remove()
    else words.write(body)
  }, [words, body])
  useEffect(() => {
    if (recipes.length === 0) cards.remove()
    else cards.write([...recipes])
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
