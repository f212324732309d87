import type { Language } from '@potluck/cooking/language'
import { deDe } from './de-de/loader.ts'
import { enUs } from './en-us/loader.ts'
import type { FoodsLoader } from './foods-loader.ts'
import { he } from './he/loader.ts'
import { itIt } from './it-it/loader.ts'
import { ukUa } from './uk-ua/loader.ts'

/** The loaders of each language. */
export const loaders: { readonly [language in Language]: FoodsLoader } = {
  'en-us': enUs,
  'de-de': deDe,
  'it-it': itIt,
  'uk-ua': ukUa,
  he,
}
