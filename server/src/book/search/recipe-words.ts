import { createHash } from 'node:crypto'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { fallbackLanguage, type Language } from '@potluck/cooking/language'
import { type NeededThing, neededThing } from '@potluck/cooking/needed-thing'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { searchedFields } from '@potluck/recipe/fields'
import { type SearchedText, type TextWords, textWordSteps } from '@potluck/search/recipe-words'
import { everyLanguage } from '../../ground/words/every-language.ts'
import { cacheOf } from '../../machinery/base/cache.ts'
import { runSteps } from '../../machinery/base/yielding.ts'

/** What a recipe is found by. */
export interface SearchedRecipe extends SearchedText {
  readonly id: string
  readonly searchNumber: number
}

/** The words of a recipe, and what it needs. */
export interface RecipeWords extends TextWords {
  readonly items: readonly NeededThing[]
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

function* itemSteps(ingredients: string, language: Language): Generator<void, readonly NeededThing[]> {
  const vocabulary = vocabularyFor(language)
  const items = new Map<string, NeededThing>()
  for (const line of ingredients.split('\n', limits.lines)) {
    const item = neededThing(readIngredientLine(line.slice(0, limits.lettersOfLine), vocabulary), vocabulary)
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

/** What the words of a text take, bytes for each of its letters, as measured with recipes of 2,000. */
const bytesPerLetter = 35

interface CachedWords {
  readonly words: RecipeWords
  readonly letters: number
}

const cache = cacheOf<CachedWords>('words of recipes', ({ letters }) => letters * bytesPerLetter)

function keyOf(recipe: SearchedText) {
  const text = searchedFields.map(({ name }) => recipe[name]).join('\u0000')
  return { digest: createHash('sha256').update(text).digest('base64url'), letters: text.length }
}

/** Reads the words of a recipe that is about to be written, and lets other requests run in between; `wordsOf` then finds them. */
export async function readWords(recipe: SearchedText): Promise<RecipeWords> {
  const { digest, letters } = keyOf(recipe)
  const words = cache.get(digest, digest)?.words ?? (await runSteps(recipeWordSteps(recipe)))
  cache.set(digest, digest, { words, letters })
  return words
}

/** The words of a recipe, cached where they were read before. They are asked for once. */
export function wordsOf(recipe: SearchedText): RecipeWords {
  const { digest } = keyOf(recipe)
  const cached = cache.get(digest, digest)
  if (cached) {
    cache.delete(digest)
    return cached.words
  }
  const steps = recipeWordSteps(recipe)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
