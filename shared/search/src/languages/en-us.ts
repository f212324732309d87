import { stemmer } from '@orama/stemmers/english'
import type { LanguageForms } from './language-forms.ts'

export const enUs: LanguageForms = {
  sign: 'e',
  formsOf: (word) => [
    stemmer(
      word
        .replace(/^pies$/, 'pie')
        .replace(/^geese$/, 'goose')
        .replace(/^yoghurt/, 'yogurt')
        .replace(/(?<=lea|loa|hal|cal|shel|kni)ves$/, 'f'),
    ).replace(/ife$/, 'if'),
  ],
  smallWords: 'the and with of to for then until or at into from about cup cups salt',
}
