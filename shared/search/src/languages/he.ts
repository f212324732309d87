import { hebrewForms } from './hebrew-forms.ts'
import type { LanguageForms } from './language-forms.ts'

export const he: LanguageForms = {
  sign: 'h',
  formsOf: hebrewForms,
}
