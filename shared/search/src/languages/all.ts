import type { Language } from '@potluck/cooking/language'
import { deDe } from './de-de.ts'
import { enUs } from './en-us.ts'
import { he } from './he.ts'
import { itIt } from './it-it.ts'
import type { LanguageForms } from './language-forms.ts'
import { ukUa } from './uk-ua.ts'

/** The forms of words in each language. */
export const languageForms: { readonly [language in Language]: LanguageForms } = {
  'en-us': enUs,
  'de-de': deDe,
  'it-it': itIt,
  'uk-ua': ukUa,
  he,
}
