import { vocabularyOf } from '../vocabulary.ts'
import { deDe } from './de-de.ts'
import { enUs } from './en-us.ts'
import { he } from './he.ts'
import { itIt } from './it-it.ts'
import { ukUa } from './uk-ua.ts'

/** All five languages at once, for a library that mixes them (and for a server). English wins where two disagree. */
export const everyLanguage = vocabularyOf([enUs, deDe, itIt, ukUa, he])
