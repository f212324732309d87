import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { type Language, languages } from '@potluck/cooking/language'
import { hebrewForms } from './hebrew-forms.ts'

/** Endings that the cases and numbers of Ukrainian nouns and adjectives have, folded (й is и, ї is і). */
const ukrainianEndings =
  /(?<=.{3})(?:ами|ями|ові|еві|ими|іми|ого|ому|ів|еи|ам|ям|ах|ях|ом|ем|ою|ею|ої|ии|іи|их|іх|им|ім|[аеиіоуюяєь])$/u

/** The forms of a folded word in each language: what it is without the endings that the language gives it. */
const formsIn: { readonly [language in Language]: (word: string) => readonly string[] } = {
  'en-us': (word) => [english(word.replace(/(?<=lea|loa|hal|cal|shel|kni)ves$/, 'f')).replace(/ife$/, 'if')],
  // The plural that adds an n alone, and the eggs, which are too short for the rules.
  'de-de': (word) => [german(word.replace(/(?<=...e[lr])n$/, '').replace(/^eiern?$/, 'ei'))],
  'it-it': (word) => [italian(word)],
  'uk-ua': (word) => [word.replace(ukrainianEndings, '').replace(/(.)\1$/u, '$1')],
  he: hebrewForms,
}

/** One letter for each language, which tells its forms from those of others. */
const signOf: { readonly [language in Language]: string } = {
  'en-us': 'e',
  'de-de': 'd',
  'it-it': 'i',
  'uk-ua': 'u',
  he: 'h',
}

const latin = /\p{Script=Latin}/u
const cyrillic = /\p{Script=Cyrillic}/u
const hebrew = /\p{Script=Hebrew}/u

function languagesOfWord(word: string, among: readonly Language[]): readonly Language[] {
  if (latin.test(word)) return among.filter((language) => language !== 'uk-ua' && language !== 'he')
  if (cyrillic.test(word)) return ['uk-ua']
  return hebrew.test(word) ? ['he'] : []
}

/**
 * What a word is without its endings, in each language it may be of: `e:tomato` of "tomatoes". Two words that share a
 * form are one word to a cook.
 * @param word folded (`wordsOf`)
 * @param among the languages in Latin letters that count; all of them when not said
 */
export const formsOf = (word: string, among: readonly Language[] = languages): readonly string[] =>
  languagesOfWord(word, among).flatMap((language) =>
    formsIn[language](word)
      .filter((form) => form !== '')
      .map((form) => `${signOf[language]}:${form}`),
  )

/** A form without the sign of its language. */
export const bareForm = (form: string): string => form.slice(2)
