import { type Token, tokensOf } from '@potluck/cooking/tokens'
import { type Marks, noMarks } from '../marks.ts'
import type { LanguageMarks, MarkIndex, MarkName } from './mark-index.ts'

/** A line, cut into words and what stands between them. */
export interface CutText {
  readonly tokens: readonly Token[]
  /** The words without their endings, in each language; an empty text for what is no word. */
  readonly stems: readonly (readonly string[])[]
}

/** Things that a line names in the tokens from `at` to `end`. A joined word may name several. */
export interface FoundName {
  readonly at: number
  readonly end: number
  readonly names: readonly MarkName[]
  /** What these words take away: "vegan", "eifrei". */
  readonly taken: Marks
}

export function cutText(text: string, { languages }: MarkIndex): CutText {
  const tokens = tokensOf(text.normalize('NFC'))
  const stemsIn = ({ stem }: LanguageMarks) => tokens.map((token) => (token.kind === 'word' ? stem(token.text) : ''))
  return { tokens, stems: languages.map(stemsIn) }
}

/** Marks inside a name: "self-rising", "half & half". */
const inside: ReadonlySet<string> = new Set(['-', '–', '‑', "'", '.', '&', '"'])

/** The token behind a phrase that begins at a token; -1 where it does not stand there. */
export function endOfPhrase(
  { tokens }: CutText,
  stems: readonly string[],
  start: number,
  phrase: readonly string[],
): number {
  let at = start
  for (const [word, stem] of phrase.entries()) {
    while (word > 0 && inside.has(tokens[at]?.text ?? '')) at += 1
    if (stems[at] !== stem) return -1
    at += 1
  }
  return phrase.length > 0 ? at : -1
}

const isOneWord = ({ stems }: MarkName): boolean => stems.length === 1

const wordIn = (word: string, { names, exact, stem }: LanguageMarks): MarkName | undefined =>
  exact.get(word) ?? names.get(stem(word))?.find(isOneWord)

/** Shorter pieces of a word name nothing, unless they are listed. */
const leastPiece = 4
/** Letters that join two words: "Rindsbrühe", "Hähnchenbrust". */
const links = ['', 's', 'n', 'en', 'es', 'er', 'e', 'ns']

function pieceIn(piece: string, language: LanguageMarks): MarkName | undefined {
  if (piece.length < leastPiece && !language.joined?.has(piece)) return undefined
  return wordIn(piece, language)
}

function beginningOf(word: string, language: LanguageMarks): MarkName | undefined {
  for (let end = word.length; end > 1; end -= 1) {
    const name = pieceIn(word.slice(0, end), language)
    if (name) return name
  }
  return undefined
}

/** The things in a joined word: walnut and bread of "walnussbrot". */
function piecesOf(word: string, language: LanguageMarks): readonly MarkName[] {
  if (language.joined === null) return []
  for (let at = 2; at < word.length - 1; at += 1) {
    const last = pieceIn(word.slice(at), language)
    if (!last) continue
    const link = links.find((letters) => word.slice(0, at).endsWith(letters) && letters !== '') ?? ''
    const first = beginningOf(word.slice(0, at), language) ?? beginningOf(word.slice(0, at - link.length), language)
    return first ? [first, last] : [last]
  }
  const first = beginningOf(word, language)
  return first ? [first] : []
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
  let next = at + 1
  while (inside.has(cut.tokens[next]?.text ?? '')) next += 1
  return endOfPhrase(cut, stems, next, others)
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

/** All names of a line, in their order. The longest name at a place counts, so that "coconut milk" is no milk. */
export function findNames(cut: CutText, index: MarkIndex): readonly FoundName[] {
  const found: FoundName[] = []
  for (let at = 0; at < cut.tokens.length; ) {
    const token = cut.tokens[at]
    const isWord = token?.kind === 'word'
    const whole = isWord ? (nameAt(cut, at, index) ?? takingAt(cut, at, index)) : null
    const names = whole || !isWord ? [] : index.languages.flatMap((one) => piecesOf(token.text, one))
    if (whole) found.push(whole)
    else if (names.length > 0) found.push({ at, end: at + 1, names, taken: noMarks })
    at = whole?.end ?? at + 1
  }
  return found
}
