import { stemmer } from '@orama/stemmers/german'
import type { LanguageForms } from './language-forms.ts'

export const deDe: LanguageForms = {
  sign: 'd',
  // The plural that adds an n alone, and the eggs, which are too short for the rules.
  formsOf: (word) => [stemmer(word.replace(/(?<=...e[lr])n$/, '').replace(/^eiern?$/, 'ei'))],
  smallWords: 'und mit oder den dem das im von zum bei auf fur ein eine einen etwas salz',
}
