import { type Vocabulary, vocabularyOf } from '../vocabulary.ts'
import { deDe } from './de-de.ts'
import { enUs } from './en-us.ts'
import { he } from './he.ts'
import { itIt } from './it-it.ts'
import { ukUa } from './uk-ua.ts'

const languages = [enUs, deDe, itIt, ukUa, he]

let joined: Vocabulary | null = null

/** Joined when a first line is read: who starts a server and asks nothing of it needs none of this. */
function join(): Vocabulary {
  joined ??= vocabularyOf(languages)
  return joined
}

/** All five languages at once, for a library that mixes them (and for a server). English wins where two disagree. */
export const everyLanguage: Vocabulary = {
  languages,
  get decimalComma() {
    return join().decimalComma
  },
  get starts() {
    return join().starts
  },
  get counted() {
    return join().counted
  },
  get trailingUnits() {
    return join().trailingUnits
  },
  get roughUnits() {
    return join().roughUnits
  },
  get preparationEndings() {
    return join().preparationEndings
  },
}
