import { Fraction } from '../fraction.ts'
import { isContainer, type UnitName } from '../units.ts'
import { formsForNumbers, role, type UnitWord } from '../vocabulary.ts'
import { type CutLine, dashes, findRole, isPunctuation } from './cut-line.ts'
import { type FoundUnit, unitAt } from './find-unit.ts'
import { addPartAfterUnit } from './read-amount.ts'
import { readNumber } from './read-number.ts'
import { skipSizes } from './skip-words.ts'
import { type ReadAmount, type Span, spanOf } from './written-amount.ts'
import type { WrittenNumber } from './written-number.ts'

/** Units that stand behind a thing also without a sign between: "петрушка пучок", "תירס קופסה". */
const behindThings: ReadonlySet<UnitName> = new Set(['bunch', 'handful', 'head', 'piece', 'pinch'])

/** Whether a unit ends a line, or stands before what is said again: "родзинки – жменя", "макарони пачка 400 г". */
function isOneAtEnd(line: CutLine, at: number, { word }: FoundUnit['unit'], next: number): boolean {
  const isTied = isPunctuation(line, at - 1, `${dashes}:`) || findRole(line, at - 1, role.each | role.about) !== null
  const isBehind = isTied || behindThings.has(word.name) || isContainer(word.name)
  return isBehind && (line.tokens[next]?.kind !== 'word' || findRole(line, next, role.comments) !== null)
}

/** "סוכר: כוס אחת": inside a line only a unit with its number behind it or at the end, for any other is a part of a name there. */
export function readUnitBeforeOne(line: CutLine, at: number): ReadAmount | null {
  const unit = unitAt(line, at)
  if (!unit?.unit.word.words.bareUnitIsOne || !isSingular(line, unit.unit.word, unit.unit)) return null
  const { amount, next } = oneOf(line, at, unit)
  const isOne = amount.numbers.some(({ drop }) => drop !== undefined) && line.tokens[next] === undefined
  if (!isOne && !isOneAtEnd(line, at, unit.unit, next)) return null
  const numbers = amount.numbers.map((implied) => ({ ...implied, style: 'word' as const }))
  return { amount: { ...amount, numbers }, next }
}

/** Whether a unit is written in its form for one. */
function isSingular({ text }: CutLine, { forms }: UnitWord, { start, end }: Span): boolean {
  const at = forms.indexOf(text.slice(start, end).toLowerCase())
  return forms.length > 1 && (at === 0 || at >= formsForNumbers)
}

/**
 * A unit that means one of it because no number stands there, in a language that says so: "כוס קמח", "склянка цукру",
 * "כף אחת", "כוס (240 מ"ל)". Its number has no letters of its own, or those that follow the unit.
 */
export function readBareUnit(line: CutLine, at: number): ReadAmount | null {
  const match = unitAt(line, at)
  if (!match?.unit.word.words.bareUnitIsOne) return null
  const { unit } = match
  const isSaidAgain = isPunctuation(line, match.next, '(') && readNumber(line, match.next + 1) !== null
  if (!isSingular(line, unit.word, unit)) return null
  // "цибулина невелика" is the thing itself.
  if (line.tokens[skipSizes(line, match.next)]?.kind !== 'word' && !isSaidAgain) return null
  return oneOf(line, at, match)
}

/** No thing between a unit and its number has more words. */
const maxThing = 3

/** "שן שום אחת": the number of the unit, behind what it is a unit of. */
function oneBehindThing(line: CutLine, from: number): Span | null {
  for (let at = from + 1; at <= from + maxThing; at += 1) {
    const read = readNumber(line, at)
    if (!read) continue
    const { number, next } = read
    const isOne = number.style === 'word' && number.value.equals(1)
    const isLast = line.tokens[next]?.kind !== 'word' || findRole(line, next, role.preparations) !== null
    return isOne && isLast ? { start: line.tokens[at - 1]?.end ?? 0, end: number.end } : null
  }
  return null
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
  const behind = numberAfter ? { start: unit.end, end: numberAfter.number.end } : oneBehindThing(line, match.next)
  const one = behind ? { ...implied, drop: behind } : implied
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
