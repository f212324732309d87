import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { fallbackLanguage, type Language, languages } from '@potluck/cooking/language'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { textLanguage } from '@potluck/cooking/text-language'
import type { ChosenFoods, Contents } from '@potluck/foods/contents'
import { lineMarks } from '@potluck/foods/line-marks'
import { loadMarks } from '@potluck/foods/load-marks'
import type { MarkIndex } from '@potluck/foods/mark-index'
import { type PartOf, readContents } from '@potluck/foods/read-contents'
import { everyLanguage } from '../../ground/words/every-language.ts'

/** Reads what lines are made of. */
export type ReadContents = (ingredients: string, chosen: ChosenFoods, partOf: PartOf) => Contents

async function load(): Promise<ReadContents> {
  // Bundled, it is a chunk that has its data beside it (`build.mjs`).
  const { loadEveryFood } = await import('@potluck/foods/every-food')
  const [foods, marks] = await Promise.all([loadEveryFood(everyLanguage), loadMarks(everyLanguage)])
  const ofLanguage = new Map<Language, MarkIndex>(
    await Promise.all(
      languages.map(async (language) => [language, await loadMarks(await loadVocabulary([language]))] as const),
    ),
  )

  /** The marks of a line, read with all languages, and with its own: a word of another one may hide an allergen. */
  const marksIn = (own: Language) => (line: IngredientLine) => {
    const all = lineMarks(line, { marks, foods })
    const alone = lineMarks(line, { marks: ofLanguage.get(own) ?? marks, foods })
    const contains = all.contains | alone.contains
    return { ...all, contains, mayContain: (all.mayContain | alone.mayContain) & ~contains }
  }
  return (ingredients, chosen, partOf) => {
    const own = textLanguage(ingredients, fallbackLanguage) ?? fallbackLanguage
    return readContents(ingredients, { foods, marks: marksIn(own) }, chosen, partOf)
  }
}

let loaded: Promise<ReadContents> | undefined

/** The knowledge of foods, loaded once. */
export function loadKnowledge(): Promise<ReadContents> {
  loaded ??= load()
  return loaded
}
