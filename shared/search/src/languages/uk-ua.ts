import type { LanguageForms } from './language-forms.ts'
import { ukrainianForms } from './ukrainian-forms.ts'

export const ukUa: LanguageForms = {
  sign: 'u',
  formsOf: ukrainianForms,
}
