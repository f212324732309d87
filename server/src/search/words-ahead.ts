import type { SearchedText } from '@potluck/search/recipe-words'
import { LRUCache } from 'lru-cache'
import { stepsByTurns } from '../machinery/by-turns.ts'
import { type RecipeWords, recipeWordSteps } from './recipe-words.ts'

/** Letters of the texts whose words are kept at hand, all together. */
const maxLetters = 4_000_000

const fields = ['title', 'ingredients', 'source', 'description', 'instructions', 'notes'] as const

const keyOf = (recipe: SearchedText): string => fields.map((field) => recipe[field]).join('\u0000')

const ahead = new LRUCache<string, RecipeWords>({
  maxSize: maxLetters,
  sizeCalculation: (_words, key) => key.length + 1,
})

/** Reads the words of a recipe that is about to be written, in turns with other requests. */
export async function readWordsAhead(recipe: SearchedText): Promise<RecipeWords> {
  const key = keyOf(recipe)
  const words = ahead.get(key) ?? (await stepsByTurns(recipeWordSteps(recipe)))
  ahead.set(key, words)
  return words
}

/** The words of a recipe, at hand where they were read ahead. They are asked for once. */
export function wordsOfRecipe(recipe: SearchedText): RecipeWords {
  const key = keyOf(recipe)
  const known = ahead.get(key)
  if (known) {
    ahead.delete(key)
    return known
  }
  const steps = recipeWordSteps(recipe)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
