import { Fraction } from '../fraction.ts'
import { type CutLine, isPunctuation } from './cut-line.ts'
import { unitAt } from './find-unit.ts'
import { addPartAfterUnit } from './read-amount.ts'
import { readNumber } from './read-number.ts'
import { type ReadAmount, spanOf } from './written-amount.ts'
import type { WrittenNumber } from './written-number.ts'

/** No abbreviation of a unit has more letters. */
const longestShort = 4

/** "סוכר: כוס אחת": inside a line only a unit with its number behind it, for a unit alone is a part of a name there. */
export function readUnitBeforeOne(line: CutLine, at: number): ReadAmount | null {
  const unit = unitAt(line, at)
  const number = unit?.unit.word.words.bareUnitIsOne ? readNumber(line, unit.next) : null
  if (!number || line.tokens[number.next] !== undefined || number.number.style !== 'word') return null
  const read = number.number.value.equals(1) ? readBareUnit(line, at) : null
  if (!read) return null
  const numbers = read.amount.numbers.map((implied) => ({ ...implied, style: 'word' as const }))
  return { ...read, amount: { ...read.amount, numbers } }
}

/**
 * A unit that means one of it because no number stands there, in a language that says so: "כוס קמח", "склянка цукру",
 * "כף אחת", "כוס (240 מ"ל)". Its number has no letters of its own, or those that follow the unit.
 */
export function readBareUnit(line: CutLine, at: number): ReadAmount | null {
  const match = unitAt(line, at)
  if (!match?.unit.word.words.bareUnitIsOne) return null
  const { unit } = match
  const { forms } = unit.word
  const isSaidAgain = isPunctuation(line, match.next, '(') && readNumber(line, match.next + 1) !== null
  const isSingular = forms.length > 1 && forms[0] === line.text.slice(unit.start, unit.end).toLowerCase()
  // "склянку (240 мл)" is declined; abbreviations are short.
  const isOtherCase = isSaidAgain && forms.length === 1 && unit.end - unit.start > longestShort
  if (!isSingular && !isOtherCase) return null
  if (line.tokens[match.next]?.kind !== 'word' && !isSaidAgain) return null
  const after = readNumber(line, match.next)
  const numberAfter = after?.number.style === 'word' && after.number.value.equals(1) ? after : null
  const implied: WrittenNumber = {
    value: new Fraction(1),
    start: unit.start,
    end: unit.start,
    style: 'article',
    decimalMark: null,
    otherwise: null,
  }
  const part = numberAfter ? null : addPartAfterUnit(line, match.next, [implied])
  // A number written anew goes before its unit: "כף אחת" doubled is "2 כפות".
  const one = numberAfter ? { ...implied, drop: { start: unit.end, end: numberAfter.number.end } } : implied
  const numbers = part?.numbers ?? [one]
  const next = numberAfter?.next ?? part?.next ?? match.next
  const value = numbers[0]?.value ?? implied.value
  return {
    amount: {
      ...spanOf(line, at, next),
      quantity: { min: value, max: value },
      numbers,
      unit,
      sizes: [],
      hyphenated: false,
    },
    next,
  }
}
