import type { Language } from '../language.ts'
import { deDeOutline } from './de-de/outline.ts'
import { enUsOutline } from './en-us/outline.ts'
import { heOutline } from './he/outline.ts'
import { itItOutline } from './it-it/outline.ts'
import type { LanguageOutline } from './language-outline.ts'
import { ukUaOutline } from './uk-ua/outline.ts'

/** The languages as they are known at once. */
export const outlines: { readonly [language in Language]: LanguageOutline } = {
  'en-us': enUsOutline,
  'de-de': deDeOutline,
  'it-it': itItOutline,
  'uk-ua': ukUaOutline,
  he: heOutline,
}
