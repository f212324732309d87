import { Fraction } from '../fraction.ts'
import { isContainer, type UnitName } from '../units.ts'
import type { UnitWord } from '../vocabulary.ts'
import { type CutLine, dashes, isPunctuation } from './cut-line.ts'
import { type FoundUnit, unitAt } from './find-unit.ts'
import { addPartAfterUnit } from './read-amount.ts'
import { readNumber } from './read-number.ts'
import { type ReadAmount, type Span, spanOf } from './written-amount.ts'
import type { WrittenNumber } from './written-number.ts'

/** No abbreviation of a unit has more letters. */
const longestShort = 4

/** Units that stand behind a thing also without a sign between: "петрушка пучок", "תירס קופסה". */
const behindThings: ReadonlySet<UnitName> = new Set(['bunch', 'handful', 'head', 'pinch'])

/** "родзинки – жменя", "макарони пачка 400 г": the unit of one at the end, or before what is said again. */
function isOneAtEnd(line: CutLine, at: number, { unit: { word }, next }: FoundUnit): boolean {
  const isBehind = isPunctuation(line, at - 1, `${dashes}:`) || behindThings.has(word.name) || isContainer(word.name)
  return isBehind && line.tokens[next]?.kind !== 'word' && isSingular(line, word, spanOf(line, at, next))
}

/** "סוכר: כוס אחת": inside a line only a unit with its number behind it or at the end, for any other is a part of a name there. */
export function readUnitBeforeOne(line: CutLine, at: number): ReadAmount | null {
  const unit = unitAt(line, at)
  if (!unit?.unit.word.words.bareUnitIsOne) return null
  const number = readNumber(line, unit.next)
  const isOne = number?.number.style === 'word' && number.number.value.equals(1) && !line.tokens[number.next]
  if (!isOne && !isOneAtEnd(line, at, unit)) return null
  const { amount, next } = oneOf(line, at, unit)
  return {
    amount: { ...amount, numbers: amount.numbers.map((implied) => ({ ...implied, style: 'word' as const })) },
    next,
  }
}

/** Whether a unit is written in its form for one. */
const isSingular = ({ text }: CutLine, { forms }: UnitWord, { start, end }: Span): boolean =>
  forms.length > 1 && forms[0] === text.slice(start, end).toLowerCase()

/**
 * A unit that means one of it because no number stands there, in a language that says so: "כוס קמח", "склянка цукру",
 * "כף אחת", "כוס (240 מ"ל)". Its number has no letters of its own, or those that follow the unit.
 */
export function readBareUnit(line: CutLine, at: number): ReadAmount | null {
  const match = unitAt(line, at)
  if (!match?.unit.word.words.bareUnitIsOne) return null
  const { unit } = match
  const isSaidAgain = isPunctuation(line, match.next, '(') && readNumber(line, match.next + 1) !== null
  // "склянку (240 мл)" is declined; abbreviations are short.
  const isOtherCase = isSaidAgain && unit.word.forms.length === 1 && unit.end - unit.start > longestShort
  if (!isSingular(line, unit.word, unit) && !isOtherCase) return null
  if (line.tokens[match.next]?.kind !== 'word' && !isSaidAgain) return null
  return oneOf(line, at, match)
}

function oneOf(line: CutLine, at: number, match: FoundUnit): ReadAmount {
  const { unit } = match
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
