/** A token of a line. Spaces are not stored: they lie between two tokens. */
export interface Token {
  readonly kind: 'digits' | 'glyph' | 'word' | 'mark'
  readonly start: number
  readonly end: number
  /** As written, in lower case, with plain apostrophes. */
  readonly text: string
}

const unknown = 0
const letter = 1
const space = 2
const other = 3
const kinds = new Uint8Array(0x10000)

function kindOf(code: number): number {
  const known = kinds[code] ?? other
  if (known !== unknown) return known
  const character = String.fromCharCode(code)
  const kind = /[\p{L}\p{M}]/u.test(character)
    ? letter
    : /[\s\u00ad\u200b-\u200f\u2060\ufeff]/u.test(character)
      ? space
      : other
  kinds[code] = kind
  return kind
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isHebrew = (code: number): boolean => code >= 0x590 && code <= 0x5ff
const isVulgarFraction = (code: number): boolean =>
  code === 0xbd || code === 0xbc || code === 0xbe || (code >= 0x2150 && code <= 0x215e)

/** Apostrophes that belong to a word ("d'oliva", "п’ять"), and the marks that Hebrew writes inside abbreviations. */
function joins(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  const apostrophe = code === 0x27 || code === 0x2019 || code === 0x2bc || code === 0x5f3
  const hebrewMark = (code === 0x22 || code === 0x201d || code === 0x5f4) && isHebrew(text.charCodeAt(at - 1))
  return (apostrophe || hebrewMark) && kindOf(text.charCodeAt(at + 1)) === letter
}

/** The x of "3x400g", Latin or Cyrillic. */
const isTimesSign = (text: string, at: number): boolean =>
  /[xх]/i.test(text.charAt(at)) && isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1))

/** Italian elisions are words of their own: "un'arancia", "d'aglio", "mezz'etto". */
const elisions = new Set(['un', 'd', 'l', 'dell', 'mezz', 'all', 'nell', 'dall', 'sull', 'quest'])

/** Ukrainian writes a half and what it is of as one word: "півлітра". Not every word that begins so is a half. */
const half =
  /пів(?=кіло|літр|склян|стакан|чашк|ложк|банк|пачк|пучк|пакет|плитк|пляшк|голов|качан|лимон|цибул|яблук|годин)/iuy

function startsWithHalf(text: string, from: number): boolean {
  half.lastIndex = from
  return half.test(text)
}

/** The unit of "1h30min", which has four parts: "B12" is one word. */
const gluedTime = /(?:h|hrs?|st|std|ora|ore|год|min)(?=\d)/iuy
function startsWithTime(text: string, from: number): boolean {
  gluedTime.lastIndex = from
  return gluedTime.test(text)
}

/** The "fan" of "200°C/fan180°C". */
const gluedHeat = /\p{L}{2,12}(?=[1-5]\d\d\s?(?:[°º˚]|[CF]\b))/uy
function startsWithHeat(text: string, from: number): boolean {
  gluedHeat.lastIndex = from
  return gluedHeat.test(text)
}

function endOfWord(text: string, from: number): number {
  if (isTimesSign(text, from)) return from + 1
  if (startsWithHeat(text, from)) return gluedHeat.lastIndex
  if (startsWithHalf(text, from)) return half.lastIndex
  if (isDigit(text.charCodeAt(from - 1)) && startsWithTime(text, from)) return gluedTime.lastIndex
  let at = from + 1
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (kindOf(code) === letter || isDigit(code)) continue
    if (!joins(text, at)) break
    if (at - from <= 5 && elisions.has(text.slice(from, at).toLowerCase())) return at
  }
  return at
}

/** One apostrophe for all, so that "п’ять" and "п'ять" are one word. */
const normalWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[\u2019\u02bc\u05f3]/g, "'")
    .replace(/[\u201d\u05f4]/g, '"')

/** A date or a time of day is one thing, not two numbers: `2026-11-21`, `10:30`. */
const dateOrTime = /(?:\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2})(?!\d)/y

/** Digits with the points and commas between them: `1.5`, `1,000`, `24.12.2020`. */
function endOfDigits(text: string, from: number): number {
  dateOrTime.lastIndex = from
  if (dateOrTime.test(text)) return dateOrTime.lastIndex
  let at = from + 1
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isDigit(code)) continue
    if ((code !== 44 && code !== 46) || !isDigit(text.charCodeAt(at + 1))) break
  }
  return at
}

/** ".5" is a half. */
const startsDecimal = (text: string, at: number): boolean =>
  isDigit(text.charCodeAt(at + 1)) && (at === 0 || kindOf(text.charCodeAt(at - 1)) === space)

/** Cuts a line into tokens, in one pass. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    const kind = kindOf(code)
    const start = at
    if (kind === space) {
      at += 1
    } else if (isDigit(code) || (code === 46 && startsDecimal(text, at))) {
      at = endOfDigits(text, at)
      tokens.push({ kind: 'digits', start, end: at, text: text.slice(start, at) })
    } else if (kind === letter) {
      at = endOfWord(text, at)
      tokens.push({ kind: 'word', start, end: at, text: normalWord(text.slice(start, at)) })
    } else {
      at += 1
      const mark = text.charAt(start)
      const kind = isVulgarFraction(code) ? 'glyph' : 'mark'
      tokens.push({ kind, start, end: at, text: code < 128 ? mark : normalWord(mark) })
    }
  }
  return tokens
}
