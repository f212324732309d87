import { inBook } from '@potluck/api/of-book'
import { type RecipeSummary, searchRecipes } from '@potluck/api/recipes'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { namedIn } from '@potluck/cooking/linked/named-in'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { answerOptions } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RecipeEditor } from '../useRecipeEditor.ts'
import { type LinkOffer, newLines, offeredFor, searchedName, writtenLines } from './offered-links.ts'

/** Rest after the last letter before a line is looked up, milliseconds. */
const restMs = 600

/** Maximum number of lines that are looked up at a time, the latest first. */
const maxLines = 4

const asksForRecipe = (words: Vocabulary) => (line: string) => readIngredientLine(line, words).unitName === 'batch'

/** The lines that the cook has written since the editor opened, and those that say "batch" or "recipe"; the latest last. */
function useLinesToLookUp(saved: string, ingredients: string, words: Vocabulary | undefined): readonly string[] {
  const [seen, setSeen] = useState<string | null>(null)
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    if (!words || seen === ingredients) return
    const timer = setTimeout(() => {
      const asking = seen === null ? writtenLines(ingredients).filter(asksForRecipe(words)) : []
      const wanted = [...asking, ...newLines(seen ?? saved, ingredients)]
      const written = new Set(writtenLines(ingredients))
      setLines((before) => [...new Set([...before, ...wanted])].filter((line) => written.has(line)).slice(-maxLines))
      setSeen(ingredients)
    }, restMs)
    return () => clearTimeout(timer)
  }, [ingredients, saved, seen, words])
  return lines
}

/** The recipes that new lines may be, of the book of the recipe; those that a line names already are left out. */
export function useLineOffers(
  { recipeId, kitchenId, base }: Pick<RecipeEditor, 'recipeId' | 'kitchenId' | 'base'>,
  ingredients: string,
  linked: Parameters<typeof namedIn>[1],
  words: Vocabulary | undefined,
): readonly LinkOffer<RecipeSummary>[] {
  const host = useHost()
  const lines = useLinesToLookUp(base?.ingredients ?? '', ingredients, words)
  const asked = words
    ? lines.flatMap((line) => {
        const query = searchedName(line, words)
        return query === '' || namedIn(readIngredientLine(line, words), linked, words) ? [] : { line, query }
      })
    : []
  // Two lines may be of one thing, which is asked once.
  const names = [...new Set(asked.map(({ query }) => query))]
  const answers = useQueries({
    queries: names.map((query) =>
      answerOptions(host, searchRecipes, { query: { ...inBook(kitchenId).query, query, count: 10 } }),
    ),
  })
  return asked.flatMap(({ line, query }) => {
    const found = answers[names.indexOf(query)]?.data?.data.filter(({ id }) => id !== recipeId) ?? []
    return words ? offeredFor(line, found, words).slice(0, 2) : []
  })
}
