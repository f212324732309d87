import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { fallbackLanguage, type Language } from '@potluck/cooking/language'
import { type PantryItem, pantryItem } from '@potluck/cooking/pantry-item'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { type SearchedText, type TextWords, textWordSteps } from '@potluck/search/recipe-words'
import { everyLanguage } from '../words/every-language.ts'

/** What a recipe is found by. */
export interface SearchedRecipe extends SearchedText {
  readonly id: string
  readonly searchNumber: number
}

/** The words of a recipe, and what it needs. */
export interface RecipeWords extends TextWords {
  readonly items: readonly PantryItem[]
}

/** How much of the ingredients is known: different things, and what is read for them. Far more than any recipe has. */
const limits = { items: 400, lines: 2_000, lettersOfLine: 500 } as const

const vocabularies = new Map<Language, Vocabulary>([[fallbackLanguage, everyLanguage]])

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

function* itemSteps(ingredients: string, language: Language): Generator<void, readonly PantryItem[]> {
  const vocabulary = vocabularyFor(language)
  const items = new Map<string, PantryItem>()
  for (const line of ingredients.split('\n', limits.lines)) {
    const item = pantryItem(readIngredientLine(line.slice(0, limits.lettersOfLine), vocabulary), vocabulary)
    if (item && !items.has(item.key)) items.set(item.key, item)
    if (items.size >= limits.items) break
    yield
  }
  return [...items.values()]
}

/** Reads what a recipe is found by, in short steps; gives it at the end. */
export function* recipeWordSteps(recipe: SearchedText): Generator<void, RecipeWords> {
  const words = yield* textWordSteps(recipe)
  return { ...words, items: yield* itemSteps(recipe.ingredients, words.languages[0] ?? fallbackLanguage) }
}
