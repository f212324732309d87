import type { RemoteDefinition } from '@potluck/platform/remote'
import enUs from './locales/en-us.json'
import he from './locales/he.json'

/** Name of the words that parts speak with, wherever they are shown (i18n namespace). */
export const partsNamespace = 'parts'

/** Addresses of these words per language. Whoever shows a screen has them there before it. */
export const partsLocales: RemoteDefinition['locales'] = { 'en-us': enUs, he }
