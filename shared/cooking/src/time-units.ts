import { type Language, languages } from './language.ts'
import { otherTimes } from './languages/other-times.ts'
import { outlines } from './languages/outlines.ts'
import type { TimeUnit, TimeWords } from './languages/time-words.ts'

const units: readonly TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']
/** Earlier languages win where a word is of several: "год" is a Ukrainian hour before a Russian year. */
const known: readonly TimeWords[] = [...languages.map((language) => outlines[language].time), otherTimes]

const formsOf = (words: TimeWords, unit: TimeUnit): string[] =>
  words[unit].flatMap((forms) => forms.toLowerCase().split('|')).map((form) => form.replace(/'$/, ''))

const unitOf = new Map<string, TimeUnit>()
for (const words of known) {
  for (const unit of units) {
    for (const word of formsOf(words, unit)) if (!unitOf.has(word)) unitOf.set(word, unit)
  }
}

/** The unit of time that a word names, in any language of recipe pages. Give it in lower case, without a dot. */
export const timeUnitOf = (word: string): TimeUnit | null => unitOf.get(word) ?? null

/** Whether a language has the word for a unit of time. Give it in lower case, without a dot. */
export const isTimeWordOf = (word: string, language: Language): boolean =>
  units.some((unit) => formsOf(outlines[language].time, unit).includes(word))
