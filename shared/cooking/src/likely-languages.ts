import { fallbackLanguage, type Language, languages } from './language.ts'
import { tokensOf } from './reading/tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** By what a text may be of a language: its letters, and words that the others in these letters do not use. */
interface Signs {
  readonly script: RegExp
  /** Left out for English, in which anybody may have written. */
  readonly words?: RegExp
}

const latin = /\p{Script=Latin}/u

/** Measures and small words; where none of them stands, English reads the amounts of a line as well. */
const german =
  /[äöüß]|(?<!\p{L})(?:und|oder|mit|von|vom|nach|bis|etwa|etwas|circa|je|ein|eine|einer|eines|einen|zwei|drei|vier|sechs|acht|zehn|halbe[rs]?|anderthalb|gr|kl|el|tl|kl|msp|pck|pckg|pkt|pfd|pfund|dag|dkg|gramm|liter|tasse|tassen|glas|dosen?|becher|bund|bd|prisen?|zehen?|kugeln?|scheiben?|stk|zweige?|stangen?|stiele?|blatt|kopf|packung|paket|tropfen|spritzer|schuss|handvoll|flaschen?|netz|rolle|ecke|saft|schale|beutel|messerspitze|personen|portionen|ergibt|mehl|zwiebeln?|salz|zucker|eier|mal|ca)(?![\p{L}'])/iu
const italian =
  /[àèìòù]|(?<!\p{L})(?:di|del|della|dello|dei|degli|delle|al|alla|da|con|per|qb|q\.\s?b|un|uno|una|due|tre|quattro|sei|mezz[oa]|circa|cucchiai[oe]?|cucchiaini?|cucchiaino|tazz[ae]|tazzin[ae]|bicchier[ei]|bicchierini?|spicchi|spicchio|etto|etti|chilo|chili|gr|pizzico|pizzichi|manciat[ae]|bustin[ae]|scatol[ae]|barattoli?|vasett[oi]|confezion[ei]|mazzett[oi]|ramett[oi]|fogli[ae]|fett[ae]|cost[ae]|gamb[oi]|cipoll[ae]|uov[ao]|sale|farina|zucchero|persone|porzioni|quanto|noc[ei]|fil[oi]|dozzina|decina|litr[oi]|gramm[oi]|pacc[oh]i?|pacchett[oi])(?!\p{L})|(?<!\p{L})(?:d|un|dell|all|mezz)['’]\p{L}/iu

/** What tells a language. The only place that says which letters it is written in. */
const signs: { readonly [language in Language]: Signs } = {
  'en-us': { script: latin },
  'de-de': { script: latin, words: german },
  'it-it': { script: latin, words: italian },
  'uk-ua': { script: /\p{Script=Cyrillic}/u },
  he: { script: /\p{Script=Hebrew}/u },
}

/** Whether a language shows in a text, by its letters and its own words. */
const showsIn = (text: string, language: Language): boolean =>
  signs[language].script.test(text) && (signs[language].words?.test(text) ?? true)

/**
 * The languages whose words a text is read with: first the one that its first writer wrote in, then those of the other
 * writers and those that show in it. The same for everybody who reads it.
 */
export function languagesOf(text: string, written: readonly Language[]): readonly Language[] {
  const known = languages.filter((language) => written.includes(language) || showsIn(text, language))
  const [first = known[0] ?? fallbackLanguage] = written
  return [first, ...known.filter((language) => language !== first)]
}

/** The languages whose words a text is read with: the reader's own first, then those that show in it. */
export const languagesFor = (text: string, own: Language): readonly Language[] => languagesOf(text, [own])

/** The languages of a vocabulary that are written in the letters of a text. */
export const languagesInScript = (text: string, vocabulary: Vocabulary): readonly Words[] =>
  vocabulary.languages.filter(({ language }) => signs[language].script.test(text))

/** An elision is cut before its apostrophe: "d'oliva" begins with a "d". */
const smallWords = ({ of, and, or, articles, into, from, to }: Words): Set<string> =>
  new Set([of, and, or, articles, into, from, to].flat().map((word) => word.replace(/'$/, '')))

const countSmallWords = (tokens: readonly { readonly text: string }[], words: Words): number => {
  const small = smallWords(words)
  return tokens.filter(({ text }) => small.has(text)).length
}

/**
 * The languages a text may be in, by its letters and its small words ("of", "und", "di"). Where none tells, those
 * that order their words like the first language of the vocabulary.
 */
export function likelyLanguages(text: string, vocabulary: Vocabulary): readonly Words[] {
  const possible = languagesInScript(text, vocabulary)
  if (possible.length <= 1) return possible
  const tokens = tokensOf(text)
  const counted = possible.map((words) => ({ words, count: countSmallWords(tokens, words) }))
  const max = Math.max(...counted.map(({ count }) => count))
  if (max > 0) return counted.filter(({ count }) => count === max).map(({ words }) => words)
  return possible.filter(({ nounFirst }) => nounFirst === possible[0]?.nounFirst)
}
