import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import type { Language } from '@potluck/cooking/language'
import { type PantryItem, pantryItem } from '@potluck/cooking/pantry-item'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { everyLanguage } from '@potluck/cooking/words/all'
import { latinLanguagesOf } from '@potluck/search/text-languages'
import { sequenceOf } from '@potluck/search/words-of'
import { place } from './entries.ts'

/** What a recipe is found by. */
export interface SearchedRecipe {
  readonly id: string
  readonly searchNumber: number
  readonly title: string
  readonly ingredients: string
  readonly description: string
  readonly source: string
  readonly instructions: string
  readonly notes: string
}

/** The words of a recipe. */
export interface RecipeWords {
  /** Where each stands, as `place` bits. */
  readonly places: ReadonlyMap<string, number>
  /** What it may be written in, of the languages in Latin letters. */
  readonly languages: readonly Language[]
  /** All words in order, a space around each, a line for each line. */
  readonly text: string
  readonly items: readonly PantryItem[]
}

/** Most words and things that are known of one recipe: far more than any has. */
const maxWords = 20_000
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
  const places = new Map<string, number>()
  const lines: string[] = []
  const all: string[] = []

  function read(text: string, bit: number): void {
    for (const line of text.split('\n')) {
      const words = sequenceOf(line)
      if (words.length === 0) continue
      lines.push(` ${words.join(' ')} `)
      for (const word of words) {
        all.push(word)
        const known = places.get(word)
        if (known !== undefined || places.size < maxWords) places.set(word, (known ?? 0) | bit)
      }
    }
  }

  read(recipe.title, place.title)
  read(recipe.ingredients, place.ingredients)
  read(recipe.source, place.source)
  for (const text of [recipe.description, recipe.instructions, recipe.notes]) read(text, place.rest)
  const languages = latinLanguagesOf(all)
  return { places, languages, text: lines.join('\n'), items: itemsOf(recipe.ingredients, languages[0] ?? 'en-us') }
}
