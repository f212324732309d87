import { hasLettersOf, type Language, languageRow, languages } from '@potluck/cooking/language'
import { languageForms } from './languages/all.ts'

/** The languages of each script; the letters of the first that stand in a word say which one it is. */
const scripts = [...Map.groupBy(languages, (language) => languageRow(language).script).values()]

function languagesOfWord(word: string, among: readonly Language[]): readonly Language[] {
  const alike = scripts.find(([first]) => first && hasLettersOf(word, first)) ?? []
  return alike.filter((language) => languageForms[language].smallWords === undefined || among.includes(language))
}

/**
 * A word without its endings, in each language that it may belong to: `e:tomato` of "tomatoes". Two words that share a
 * form are one word to a cook.
 * @param word folded (`wordsOf`)
 * @param among of the languages that their letters do not tell, those that count; all of them when not said
 */
export const formsOf = (word: string, among: readonly Language[] = languages): readonly string[] =>
  languagesOfWord(word, among).flatMap((language) =>
    languageForms[language]
      .formsOf(word)
      .filter((form) => form !== '')
      .map((form) => `${languageForms[language].sign}:${form}`),
  )

/** A form without the sign of its language. */
export const bareForm = (form: string): string => form.slice(2)
