import { text } from '@potluck/api/fields'
import { type RecipeCard, recipeCard } from '@potluck/api/messages'
import { deviceValue } from '@potluck/platform/device-value'
import { useEffect, useMemo, useState } from 'react'

/** Maximum length of a message, characters. */
const maxLength = 10_000

/** Maximum number of recipes sent at once. */
export const maxRecipes = 10

const recipeCards = recipeCard.array().max(maxRecipes)

/** The persisted draft of a message: text and recipes. */
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
    /** Adds or removes a recipe. */
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
