import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import type { Language } from '@potluck/cooking/language'
import { type PantryItem, pantryItem } from '@potluck/cooking/pantry-item'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { everyLanguage } from '@potluck/cooking/words/all'
import { type SearchedText, type TextWords, textWords } from '@potluck/search/recipe-words'

/** What a recipe is found by. */
export interface SearchedRecipe extends SearchedText {
  readonly id: string
  readonly searchNumber: number
}

/** The words of a recipe, and what it needs. */
export interface RecipeWords extends TextWords {
  readonly items: readonly PantryItem[]
}

/** Most things that are known of one recipe: far more than any has. */
const maxItems = 400

const vocabularies = new Map<Language, Vocabulary>([['en-us', everyLanguage]])

/** All languages, the given one first. */
function vocabularyFor(language: Language): Vocabulary {
  const known = vocabularies.get(language)
  if (known) return known
  const [first, others] = [true, false].map((wanted) =>
    everyLanguage.languages.filter((words) => (words.language === language) === wanted),
  )
  const made = vocabularyOf([...(first ?? []), ...(others ?? [])])
  vocabularies.set(language, made)
  return made
}

function itemsOf(ingredients: string, language: Language): readonly PantryItem[] {
  const vocabulary = vocabularyFor(language)
  const items = new Map<string, PantryItem>()
  for (const line of ingredients.split('\n')) {
    const item = pantryItem(readIngredientLine(line, vocabulary), vocabulary)
    if (item && !items.has(item.key)) items.set(item.key, item)
    if (items.size >= maxItems) break
  }
  return [...items.values()]
}

/** Reads what a recipe is found by. */
export function recipeWords(recipe: SearchedRecipe): RecipeWords {
  const words = textWords(recipe)
  return { ...words, items: itemsOf(recipe.ingredients, words.languages[0] ?? 'en-us') }
}
