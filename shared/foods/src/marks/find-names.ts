import { lettersApart } from '@potluck/cooking/letters-apart'
import { languagesInScript, likelyLanguages } from '@potluck/cooking/likely-languages'
import { type Token, tokensOf } from '@potluck/cooking/tokens'
import { type Marks, noMarks } from '../marks.ts'
import type { LanguageMarks, MarkIndex, MarkName } from './mark-index.ts'

/** A line, cut into words and what stands between them. */
export interface CutText {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Its likely languages, by its letters and small words. */
  readonly likely: () => readonly LanguageMarks[]
  /** The words without their endings, in each language; an empty text for what is no word. */
  readonly stems: readonly (readonly string[])[]
}

/** Things that a line names in the tokens from `at` to `end`. A joined word may name several. */
export interface FoundName {
  readonly at: number
  readonly end: number
  readonly names: readonly MarkName[]
  /** The marks that these words take away: "vegan", "eifrei". */
  readonly taken: Marks
}

export function cutText(text: string, { languages, vocabulary }: MarkIndex): CutText {
  const normal = text.normalize('NFC')
  const tokens = tokensOf(normal)
  const inScript = new Set(languagesInScript(normal, vocabulary))
  const stemsIn = ({ words, stem }: LanguageMarks) =>
    inScript.has(words) ? tokens.map((token) => (token.kind === 'word' ? stem(token.text) : '')) : []
  let likely: readonly LanguageMarks[] | null = null
  return {
    text: normal,
    tokens,
    stems: languages.map(stemsIn),
    likely() {
      const words = likely ? [] : likelyLanguages(normal, vocabulary)
      likely ??= languages.filter((language) => words.includes(language.words))
      return likely
    },
  }
}

/** Marks inside a name: "self-rising", "half & half". */
const inside: ReadonlySet<string> = new Set(['-', '–', '‑', "'", '.', '&', '"', '«', '»', '„', '“', '”'])

/** The next word of a name: behind marks, and behind a remark in brackets ("chickpea (garbanzo) flour"). */
function nextWord({ tokens }: CutText, from: number): number {
  let at = from
  while (inside.has(tokens[at]?.text ?? '')) at += 1
  if (tokens[at]?.text !== '(') return at
  const close = tokens.findIndex(({ text }, place) => place > at && text === ')')
  return close === -1 ? at : close + 1
}

/** The token behind a phrase that begins at a token; -1 where it does not stand there. */
export function endOfPhrase(cut: CutText, stems: readonly string[], start: number, phrase: readonly string[]): number {
  let at = start
  for (const [word, stem] of phrase.entries()) {
    if (word > 0) at = nextWord(cut, at)
    if (stems[at] !== stem) return -1
    at += 1
  }
  return phrase.length > 0 ? at : -1
}

const isOneWord = ({ stems }: MarkName): boolean => stems.length === 1

const wordIn = (word: string, { names, exact, stem }: LanguageMarks): MarkName | undefined =>
  exact.get(word) ?? names.get(stem(word))?.find(isOneWord)

/** Shorter pieces of a word count only as they are written, without endings: "-bier" is one, "-bieren" none. */
const leastPiece = 5
/** Letters that join two words: "Rindsbrühe", "Hähnchenbrust". */
export const links = ['', 's', 'n', 'en', 'es', 'er', 'e', 'ns']

function pieceIn(piece: string, language: LanguageMarks): MarkName | undefined {
  if (language.joined?.has(piece)) return wordIn(piece, language)
  if (piece.length < leastPiece - 1) return undefined
  const name = wordIn(piece, language)
  return name && (language.written.has(piece) || (name.stems[0] ?? '').length >= leastPiece) ? name : undefined
}

function beginningOf(word: string, language: LanguageMarks): MarkName | undefined {
  for (let end = word.length; end > 1; end -= 1) {
    const name = pieceIn(word.slice(0, end), language)
    if (name) return name
  }
  return undefined
}

/**
 * The things in a joined word: walnut and bread of "walnussbrot". A beginning alone names a thing where the word is
 * written as a noun: "Käserinde", but not "mehlig".
 */
function piecesOf(word: string, isNoun: boolean, language: LanguageMarks): readonly MarkName[] {
  if (language.joined === null) return []
  for (let at = 2; at < word.length - 1; at += 1) {
    const last = pieceIn(word.slice(at), language)
    if (!last) continue
    const before = word.slice(0, at)
    const joining = links.map((link) => (before.endsWith(link) ? before.slice(0, before.length - link.length) : ''))
    const first = joining.map((piece) => beginningOf(piece, language)).find((name) => name)
    return first ? [first, last] : [last]
  }
  const first = isNoun ? beginningOf(word, language) : undefined
  return first ? [first] : []
}

/** Whether a word of a text is written with a capital. */
const isCapital = (text: string, { start }: Token): boolean => {
  const letter = text.charAt(start)
  return letter !== letter.toLowerCase()
}

/** The longest name that begins at a token. */
function nameAt(cut: CutText, at: number, { languages }: MarkIndex): FoundName | null {
  const word = cut.tokens[at]?.text ?? ''
  let best: FoundName | null = null
  for (const [number, language] of languages.entries()) {
    const stems = cut.stems[number] ?? []
    const exact = language.exact.get(word)
    const known = exact ? [exact] : (language.names.get(stems[at] ?? '') ?? startsBehindPrefix(word, language))
    for (const name of known) {
      const end = exact ? at + 1 : endOfName(cut, stems, at, name)
      if (end > (best?.end ?? at)) best = { at, end, names: [name], taken: noMarks }
    }
  }
  return best
}

/** The end of a name whose first word stands at a token, whatever letters are before it. */
function endOfName(cut: CutText, stems: readonly string[], at: number, { stems: phrase }: MarkName): number {
  const [, ...others] = phrase
  if (others.length === 0) return at + 1
  return endOfPhrase(cut, stems, nextWord(cut, at + 1), others)
}

/** Names that begin behind letters written before a word: "ובחמאה" is butter. */
function startsBehindPrefix(word: string, language: LanguageMarks): readonly MarkName[] {
  if (language.prefixes === '') return []
  for (let at = 1; at <= 2 && word.length - at >= 3; at += 1) {
    if (!language.prefixes.includes(word.charAt(at - 1))) return []
    const names = language.names.get(language.stem(word.slice(at)))
    if (names) return names
  }
  return []
}

/** Letters at the beginning of a mistyped word that must be right. */
const sameLetters = 3
/** The same at its end: "crumbled" is no crumble. */
const sameEnd = 2
/** Shorter words are too like others. */
const leastMistyped = 7
const mostMistyped = 20
/** From so many letters on, two may be wrong. */
const longWord = 10

/** The name that a mistyped word is nearest to: mozzarella of "mozarella". */
function mistyped(word: string, { byBeginning }: LanguageMarks): MarkName | undefined {
  if (word.length < leastMistyped || word.length > mostMistyped) return undefined
  const most = word.length < longWord ? 1 : 2
  const names = byBeginning.get(word.slice(0, sameLetters)) ?? []
  return names.find(
    ({ form }) =>
      form.length >= leastMistyped &&
      form.endsWith(word.slice(-sameEnd)) &&
      Math.abs(form.length - word.length) <= most &&
      lettersApart(word, form) <= most,
  )?.name
}

/** The marks that a word denies of itself: "nussfrei". */
function deniedByEnding(word: string, language: LanguageMarks): Marks {
  const stem = language.stem(word)
  if (language.freeEnding === '' || !stem.endsWith(language.freeEnding)) return noMarks
  const before = stem.slice(0, -language.freeEnding.length)
  const name = wordIn(before, language) ?? links.map((link) => linked(before, link, language)).find((one) => one)
  return name ? name.contains | name.mayContain : noMarks
}

const linked = (word: string, link: string, language: LanguageMarks): MarkName | undefined =>
  link !== '' && word.endsWith(link) ? wordIn(word.slice(0, -link.length), language) : undefined

/** Words at a token that take marks away. */
function takingAt(cut: CutText, at: number, { languages }: MarkIndex): FoundName | null {
  let best: FoundName | null = null
  for (const [number, language] of languages.entries()) {
    for (const { stems, marks } of language.takes) {
      const end = endOfPhrase(cut, cut.stems[number] ?? [], at, stems)
      if (end > (best?.end ?? at)) best = { at, end, names: [], taken: marks }
    }
    const taken: Marks = best ? noMarks : deniedByEnding(cut.tokens[at]?.text ?? '', language)
    if (taken !== noMarks) best = { at, end: at + 1, names: [], taken }
  }
  return best
}

/** The things in a word that is no name itself: joined to another, or mistyped. */
function namesInWord(token: Token, { text, likely }: CutText): readonly MarkName[] {
  const joined = likely().flatMap((language) => piecesOf(token.text, isCapital(text, token), language))
  return joined.length > 0 ? joined : likely().flatMap((language) => mistyped(token.text, language) ?? [])
}

/** All names of a line, in their order. The longest name at a place counts, so that "coconut milk" is no milk. */
export function findNames(cut: CutText, index: MarkIndex): readonly FoundName[] {
  const found: FoundName[] = []
  for (let at = 0; at < cut.tokens.length; ) {
    const token = cut.tokens[at]
    const isWord = token?.kind === 'word'
    const whole = isWord ? (nameAt(cut, at, index) ?? takingAt(cut, at, index)) : null
    const names = whole || !isWord ? [] : namesInWord(token, cut)
    if (whole) found.push(whole)
    else if (names.length > 0) found.push({ at, end: at + 1, names, taken: noMarks })
    at = whole?.end ?? at + 1
  }
  return found
}
