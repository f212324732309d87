import { baselineOf, type Glyph, glyphsOf, type Ink, inkOf, letterHeight, medianOf } from './components.ts'
import { classOf, fractionSigns } from './glyph-classes.ts'
import { featuresOf, type LineMeasure } from './glyph-features.ts'
import { type Box, crop, type GrayImage, heightOf, unionOf, widthOf } from './gray-image.ts'
import { misreadUnit, withUnits } from './misread-units.ts'
import type { RecognizedLine, RecognizedWord } from './recognized.ts'

/** A word whose amount the cook has to tell. */
export interface AmountQuestion {
  /** Its place in the line. */
  readonly word: number
  /** The candidates, the likeliest first. */
  readonly candidates: readonly string[]
}

export interface CheckedLine extends RecognizedLine {
  readonly questions: readonly AmountQuestion[]
}

/** A sign of a word as its look tells it. */
interface Sign {
  readonly box: Box
  /** A digit, a fraction, `/`, `.`, `-`, or empty for any other. */
  readonly sign: string
  readonly probability: number
  readonly fraction: { readonly sign: string; readonly probability: number }
}

/** How likely a sign has to be to be taken without a question. */
const sure = 0.97

/** How likely a fraction has to be to be asked for. */
const possible = 0.25

const isFraction = (sign: string): boolean => fractionSigns.some((each) => each === sign)
const isDigit = (sign: string): boolean => /^\d$/.test(sign)
const isNumeric = (sign: string): boolean => isDigit(sign) || isFraction(sign) || /^[/.-]$/.test(sign)

/** Fractions that recipes are full of. Others are seldom, and look like fractions that the model does not know: they are asked for. */
const isCommon = (sign: string): boolean => /^[½⅓⅔¼¾⅛]$/.test(sign)

const noFraction = { sign: '', probability: 0 }

/** Farthest that the pieces of a fraction are apart, in letters' heights. */
const maxPieceGap = 0.3

/** A small digit that is set above the line, as the numerator of a fraction. */
function isRaised({ box }: Glyph, { letterHeight: letter, baseline }: LineMeasure): boolean {
  const height = heightOf(box)
  return height > 0.45 * letter && height < 1.1 * letter && baseline - box.bottom > 0.35 * letter
}

const joinGlyphs = (one: Glyph, other: Glyph): Glyph => ({
  box: unionOf([one.box, other.box]),
  labels: new Set([...one.labels, ...other.labels]),
})

/** Puts numerator, slash and denominator together where they stand apart: a raised sign with what follows it closely. */
export function withFractionsJoined(glyphs: readonly Glyph[], line: LineMeasure): readonly Glyph[] {
  const joined: Glyph[] = []
  let isOpen = false
  for (const glyph of glyphs) {
    const last = joined.at(-1)
    const isNear = last !== undefined && glyph.box.left - last.box.right < maxPieceGap * line.letterHeight
    if (last && isOpen && isNear) {
      const whole = joinGlyphs(last, glyph)
      joined[joined.length - 1] = whole
      // Open until the denominator, which is small and stands on the line.
      isOpen = heightOf(glyph.box) > 1.25 * line.letterHeight && widthOf(whole.box) < 1.6 * heightOf(whole.box)
      continue
    }
    joined.push(glyph)
    isOpen = isRaised(glyph, line)
  }
  return joined
}

/** Dots and dashes are told by their size, all others by the model. */
function signOf(ink: Ink, glyph: Glyph, line: LineMeasure): Sign {
  const { box } = glyph
  const height = heightOf(box)
  const certain = { box, probability: 1, fraction: noFraction }
  if (height < 0.5 * line.letterHeight) {
    const middle = line.baseline - (box.top + box.bottom) / 2
    if (widthOf(box) > 1.3 * height && middle > 0.2 * line.letterHeight && middle < 1.1 * line.letterHeight)
      return { ...certain, sign: '-' }
    return { ...certain, sign: middle < 0.35 * line.letterHeight ? '.' : '' }
  }
  return { box, ...classOf(featuresOf(ink, glyph, line)) }
}

/** The kind of a word, by its look; `candidates` where that is not certain. */
interface Reading {
  readonly text: string
  readonly candidates: readonly string[] | null
}

const plainNumber = (text: string): string =>
  text
    .replace(/[,.·]/g, '.')
    .replace(/[–—−-]/g, '-')
    .replace(/⁄/g, '/')

/** Words that may be an amount: with a digit or a sign that a fraction is taken for, or very short. */
const maybeAmount = (text: string): boolean =>
  /[\d%½¼¾&|\\/*"“”„'‘’°]/.test(text) || text.replace(/[^\p{L}]/gu, '').length <= 2

/** The run of numbers in a word, from the first sign that is one. */
function numbersOf(signs: readonly Sign[]): { readonly from: number; readonly to: number } {
  const isNumber = ({ sign, fraction }: Sign) => isDigit(sign) || isFraction(sign) || fraction.probability >= possible
  const from = signs.findIndex(isNumber)
  if (from === -1) return { from: 0, to: 0 }
  let to = from
  while (to < signs.length && (isNumeric(signs[to]?.sign ?? '') || isNumber(signs[to] as Sign))) to++
  return { from, to }
}

const bestNumber = ({ sign, fraction }: Sign): string =>
  isNumeric(sign) ? sign : fraction.probability >= possible ? fraction.sign : sign

/** The word with a fraction, put together of its numbers and of the letters that the engine read after them. */
function withFraction(text: string, signs: readonly Sign[]): Reading {
  const { from, to } = numbersOf(signs)
  const run = signs.slice(from, to)
  const number = run
    .map(bestNumber)
    .join('')
    .replace(/^[.-]+|[.-]+$/g, '')
  const after = signs.length - to
  const letters = [...text]
  const tail = after === 0 ? '' : letters.slice(-after).join('')
  const head = from === 0 ? '' : letters.slice(0, from).join('')
  const fits = /^\p{L}*[.,;:)]*$/u.test(tail) && /^[([]*$/.test(head)
  const isPlausible = /^\d{0,2}[^\d.-]$|^\d+[.-]\d*[^\d.-]$|^\d*[^\d.-]-\d*[^\d.-]?$/.test(number)
  const isSure = ({ sign, probability }: Sign) =>
    isNumeric(sign) && probability >= sure && (isCommon(sign) || !isFraction(sign))
  const certain = fits && isPlausible && run.every(isSure)
  const read = `${head}${number}${tail}`
  return { text: read, candidates: certain ? null : [read, text, ...otherFractions(run, number)] }
}

/** The fractions that look most alike. */
function otherFractions(run: readonly Sign[], number: string): readonly string[] {
  const whole = number.replace(/[^\d]/g, '')
  const likely = run.map(({ fraction }) => fraction.sign).find((sign) => sign !== '')
  return ['½', '¼', '¾', '⅓'].filter((sign) => sign !== likely).map((sign) => whole + sign)
}

/** Compares the digits that the engine read with what they look like. */
function checkedDigits(text: string, signs: readonly Sign[]): Reading {
  const letters = [...text]
  if (letters.length === signs.length) {
    const doubts = letters.map((letter, at) => {
      const sign = signs[at]
      if (sign === undefined || sign.sign === letter || sign.probability <= 0.6) return false
      // "9о": a letter for a digit, after another one.
      const isMisread = isDigit(letters[at - 1] ?? '') && isDigit(sign.sign) && /[oOоОlIІі]/.test(letter)
      return isMisread || (isDigit(letter) && sign.sign !== '')
    })
    if (!doubts.includes(true)) return { text, candidates: null }
    const other = letters.map((letter, at) => (doubts[at] ? (signs[at]?.sign ?? letter) : letter)).join('')
    return { text, candidates: [text, other] }
  }
  const { from, to } = numbersOf(signs)
  const seen = signs
    .slice(from, to)
    .map(bestNumber)
    .join('')
    .replace(/^[./-]+|[./-]+$/g, '')
  const [read = ''] = /\d[\d.,/–—⁄-]*\d|\d/.exec(text) ?? []
  if (plainNumber(read) === seen || seen === '') return { text, candidates: null }
  // Letters after the number may look like digits: only what stands first is compared.
  if (seen.startsWith(plainNumber(read)) && /\d\p{L}/u.test(text)) return { text, candidates: null }
  return { text, candidates: [text, text.replace(read, seen)] }
}

function readingOf(text: string, signs: readonly Sign[]): Reading {
  const hasFraction = signs.some(({ sign, fraction }) => isFraction(sign) || fraction.probability >= possible)
  if (hasFraction) return withFraction(text, signs)
  return /\d/.test(text) ? checkedDigits(text, signs) : { text, candidates: null }
}

/** Distance from which on two signs are of two words, in letters' heights, and as a multiple of the line's usual one. */
const minBlank = 0.42
const minBlankTimes = 2.2

/** How far apart signs of two words are at least in a line, in pixels. */
function blankWidth(glyphs: readonly Glyph[], height: number): number {
  const gaps = glyphs.slice(1).map(({ box }, at) => box.left - (glyphs[at]?.box.right ?? box.left))
  return Math.max(minBlank * height, minBlankTimes * medianOf(gaps))
}

const hasBlank = (glyphs: readonly Glyph[], blank: number): boolean =>
  glyphs.some(({ box }, at) => at > 0 && box.left - (glyphs[at - 1]?.box.right ?? box.left) >= blank)

/** A number at the beginning of a word that a blank divides from the rest, which the engine took for one word. */
function dividedReading(text: string, signs: readonly Sign[], blank: number): Reading | null {
  const at = signs.findIndex(({ box }, place) => place > 0 && box.left - (signs[place - 1]?.box.right ?? 0) >= blank)
  const first = signs.slice(0, Math.max(0, at))
  if (first.length === 0 || !first.every(({ sign, probability }) => isNumeric(sign) && probability > 0.5)) return null
  const number = first.map(({ sign }) => sign).join('')
  if (!isDigit(number.charAt(0)) && !isFraction(number.charAt(0))) return null
  const rest = text.startsWith(number) ? text.slice(number.length) : text
  if (!/^[\p{L}\d|\]!]/u.test(rest)) return null
  const divided = `${number} ${misreadUnit(rest) ?? rest}`
  // A blank that the engine left out is no doubt about the number, unless digits stand on both sides.
  const isCertain = text.startsWith(number) && /^\p{L}/u.test(rest)
  return { text: divided, candidates: isCertain ? null : [divided, text] }
}

/** A unit of one letter that the engine joined with the next word: "600 gripe plums". */
function withBlankAfterUnit(text: string, signs: readonly Sign[], blank: number): string {
  const [unit, next] = signs
  const isApart = unit && next && next.box.left - unit.box.right >= blank
  return isApart && [...text].length === signs.length && /^[glгл]\p{Ll}{2}/u.test(text)
    ? `${text.slice(0, 1)} ${text.slice(1)}`
    : text
}

interface CheckedWord {
  readonly word: RecognizedWord
  readonly candidates: readonly string[] | null
}

/** A word of letters alone: no amount, unless it stands first. */
const isPlainWord = (text: string): boolean => /^\p{L}{4,}[.,;:)]*$/u.test(text)

/** Whether the last sign of "11" is a litre: a stroke that is taller than a digit. */
function endsInStroke(text: string, signs: readonly Sign[]): boolean {
  const [first, last] = [signs[0], signs.at(-1)]
  if (!first || !last || !/^\d{1,3}1$/.test(text) || signs.length !== text.length) return false
  return Math.abs(heightOf(last.box) - heightOf(first.box)) >= Math.max(2, 0.08 * heightOf(first.box))
}

/** The first word of a line after its look. */
function firstWord(text: string, signs: readonly Sign[]): Reading {
  const isNumber = signs.length > 0 && signs.every(({ sign, probability }) => isDigit(sign) && probability > 0.6)
  const seen = signs.map(({ sign }) => sign).join('')
  if (/^\p{L}{1,3}$/u.test(text) && isNumber && seen.length > 1) return { text: seen, candidates: [seen, text] }
  if (/^[lIıІі|]$/.test(text) && isNumber) return { text: seen, candidates: [seen, text] }
  if (endsInStroke(text, signs)) return { text, candidates: [`${text.slice(0, -1)} l`, text] }
  if (isPlainWord(text) && !isFraction(signs[0]?.sign ?? '')) return { text, candidates: null }
  const reading = readingOf(text, signs)
  // A per cent sign begins no line: it is what the engine makes of a fraction.
  if (reading.candidates === null && /^\d?%$/.test(reading.text))
    return { text: reading.text, candidates: ['½', '¼', '¾', reading.text] }
  return { ...reading, text: reading.text.replace(/^(\d+)(?=\p{L}{2})/u, '$1 ') }
}

/** A word after its look. @param before the word before it */
function checkedWord(text: string, before: string, signs: readonly Sign[], blank: number): Reading {
  const divided = dividedReading(text, signs, blank)
  if (divided) return divided
  if (before === '') return firstWord(text, signs)
  if (/^\d+$/.test(before) && /^\p{L}{3,}/u.test(text))
    return { text: withBlankAfterUnit(text, signs, blank), candidates: null }
  // After a large number stands a unit, and no fraction.
  const isUnit = /^\d{2,}$/.test(before) && !/\d/.test(text)
  return isUnit || isPlainWord(text) ? { text, candidates: null } : readingOf(text, signs)
}

/** The ink of a line, a bit more than its words, so that signs that the engine left out are in it. */
function inkOfLine(image: GrayImage, box: Box) {
  const height = heightOf(box)
  const area = {
    left: Math.max(0, box.left - 3 * height),
    top: Math.max(0, box.top - Math.round(height * 0.15)),
    right: Math.min(image.width, box.right + height),
    bottom: Math.min(image.height, box.bottom + Math.round(height * 0.15)),
  }
  const ink = inkOf(crop(image, area))
  const top = box.top - area.top
  const bottom = box.bottom - area.top
  const isOfLine = ({ top: from, bottom: to }: Box) => {
    const middle = (from + to) / 2
    return middle > top - 1 && middle < bottom + 1 && to - from < 1.4 * height
  }
  const components = ink.components.filter((component) => isOfLine(component.box))
  return { ink: { ...ink, components }, area }
}

/** Signs by the word that they stand in; those between words or before them by themselves. */
function assign(glyphs: readonly Glyph[], words: readonly RecognizedWord[], left: number, height: number) {
  const byWord = words.map((): Glyph[] => [])
  const stray: Glyph[] = []
  for (const glyph of glyphs) {
    const middle = (glyph.box.left + glyph.box.right) / 2 + left
    const at = words.findIndex(({ box }) => middle > box.left - 0.25 * height && middle < box.right + 0.25 * height)
    const place = byWord[at]
    if (place) place.push(glyph)
    else stray.push(glyph)
  }
  return { byWord, stray }
}

/**
 * Compares the amounts of a line with their look: digits that differ become questions, fractions that the engine does
 * not know are put in, and asked for where their look is not certain.
 */
export function checkAmounts(image: GrayImage, { words }: RecognizedLine): CheckedLine {
  if (words.length === 0) return { words, questions: [] }
  const { ink, area } = inkOfLine(image, unionOf(words.map(({ box }) => box)))
  const glyphs = glyphsOf(ink)
  const height = letterHeight(glyphs)
  if (height === 0) return { words, questions: [] }
  const { byWord, stray } = assign(glyphs, words, area.left, height)
  const blank = blankWidth(glyphs, height)
  const checked = words.map((word, at): CheckedWord => {
    const own = byWord[at] ?? []
    const before = words[at - 1]?.text ?? ''
    if (own.length === 0) return { word, candidates: null }
    if (at > 0 && !maybeAmount(word.text) && !/^\d/.test(before) && !hasBlank(own, blank))
      return { word, candidates: null }
    const line = { letterHeight: height, baseline: baselineNear(glyphs, own) }
    const signs = withFractionsJoined(own, line).map((glyph) => signOf(ink, glyph, line))
    const { text, candidates } = checkedWord(word.text, before, signs, blank)
    return { word: { ...word, text }, candidates }
  })
  const lost = lostAmounts(ink, glyphs, stray, area, height)
  const isRightToLeft = words.some(({ text }) => /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(text))
  const byPlace = (one: CheckedWord, other: CheckedWord) => one.word.box.left - other.word.box.left
  const all = [...checked, ...lost].sort((one, other) => (isRightToLeft ? byPlace(other, one) : byPlace(one, other)))
  const ordered = lost.length === 0 ? checked : all
  const texts = withUnits(ordered.map(({ word }) => word.text))
  return {
    words: ordered.map(({ word }, at) => ({ ...word, text: texts[at] ?? word.text })),
    questions: ordered.flatMap(({ word: { text }, candidates }, word) =>
      candidates && texts[word] === text ? [{ word, candidates: [...new Set(candidates)] }] : [],
    ),
  }
}

/** Where the letters stand near a word: lines of a bent page rise and fall. */
function baselineNear(glyphs: readonly Glyph[], own: readonly Glyph[]): number {
  const box = unionOf(own.map((glyph) => glyph.box))
  const reach = 4 * heightOf(box)
  return baselineOf(
    glyphs.map((glyph) => glyph.box).filter((each) => each.right > box.left - reach && each.left < box.right + reach),
  )
}

/** Numbers that the engine did not read. Digits are asked for, because a mark may look like one. */
function lostAmounts(ink: Ink, glyphs: readonly Glyph[], stray: readonly Glyph[], area: Box, height: number) {
  return stray.flatMap((glyph) => {
    if (heightOf(glyph.box) < height) return []
    const { sign, probability, box } = signOf(ink, glyph, {
      letterHeight: height,
      baseline: baselineNear(glyphs, [glyph]),
    })
    const isAmount = (isFraction(sign) && probability > 0.5) || (isDigit(sign) && probability > 0.5)
    if (!isAmount) return []
    const word: RecognizedWord = {
      text: sign,
      confidence: 100 * probability,
      box: {
        left: box.left + area.left,
        top: box.top + area.top,
        right: box.right + area.left,
        bottom: box.bottom + area.top,
      },
    }
    return [{ word, candidates: isCommon(sign) && probability >= sure ? null : [sign, ''] }]
  })
}
