import { stemmer } from '@orama/stemmers/italian'
import type { LanguageForms } from './language-forms.ts'

export const itIt: LanguageForms = {
  sign: 'i',
  formsOf: (word) => [stemmer(word.replace(/(?<=[cg])h(?=[ei]$)/, '').replace(/^uve$/, 'uva'))],
  smallWords: 'il di e con per la le gli un una della del nel fino poi sale',
}
