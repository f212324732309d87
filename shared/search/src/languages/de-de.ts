import { stemmer } from '@orama/stemmers/german'
import type { LanguageForms } from './language-forms.ts'

/** Plurals that the rules do not know: an n alone, doubled letters, and eggs, which are too short for them. */
const bareForm = (word: string): string =>
  word
    .replace(/(?<=...e[lr])n$/, '')
    .replace(/^eiern?$/, 'ei')
    .replace(/(?<=bis)sen?$/, '')
    .replace(/^pizzen$/, 'pizza')
    .replace(/^soss(?=e)/, 'sauc')

export const deDe: LanguageForms = {
  sign: 'd',
  formsOf: (word) => [stemmer(bareForm(word))],
  smallWords: 'und mit oder den dem das im von zum bei auf fur ein eine einen etwas salz',
}
