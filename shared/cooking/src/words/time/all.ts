import type { Language } from '../../language.ts'
import { deDeTime } from './de-de.ts'
import { enUsTime } from './en-us.ts'
import { heTime } from './he.ts'
import { itItTime } from './it-it.ts'
import { otherTimes } from './others.ts'
import type { TimeUnit, TimeWords } from './time-words.ts'
import { ukUaTime } from './uk-ua.ts'

const units: readonly TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']
/** Earlier languages win where a word is of several: "год" is a Ukrainian hour before a Russian year. */
const languages: readonly TimeWords[] = [enUsTime, deDeTime, itItTime, ukUaTime, heTime, otherTimes]

const formsOf = (words: TimeWords, unit: TimeUnit): string[] =>
  words[unit].flatMap((forms) => forms.toLowerCase().split('|')).map((form) => form.replace(/'$/, ''))

const unitOf = new Map<string, TimeUnit>()
for (const words of languages) {
  for (const unit of units) {
    for (const word of formsOf(words, unit)) if (!unitOf.has(word)) unitOf.set(word, unit)
  }
}

/** The unit of time that a word names, in any language of recipe pages. Give it in lower case, without a dot. */
export const timeUnitOf = (word: string): TimeUnit | null => unitOf.get(word) ?? null

const own: { readonly [language in Language]: TimeWords } = {
  'en-us': enUsTime,
  'de-de': deDeTime,
  'it-it': itItTime,
  'uk-ua': ukUaTime,
  he: heTime,
}

/** Whether a language has the word for a unit of time. Give it in lower case, without a dot. */
export const isTimeWordOf = (word: string, language: Language): boolean =>
  units.some((unit) => formsOf(own[language], unit).includes(word))
