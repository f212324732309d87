import Fraction from 'fraction.js'
import type { CutLine } from './cut-line.ts'
import { unitAt } from './find-unit.ts'
import { addPartAfterUnit } from './read-amount.ts'
import { readNumber, type WrittenNumber } from './read-number.ts'
import { type ReadAmount, spanOf } from './written-amount.ts'

/**
 * A unit that means one of it because no number stands there, in a language that says so: "כוס קמח", "склянка цукру",
 * "כף אחת". Its number has no letters of its own unless it follows the unit.
 */
export function readBareUnit(line: CutLine, at: number): ReadAmount | null {
  const found = unitAt(line, at)
  if (!found?.unit.word.words.bareUnitIsOne) return null
  const { unit } = found
  const { forms } = unit.word
  const isSingular = forms.length > 1 && forms[0] === line.text.slice(unit.start, unit.end).toLowerCase()
  if (!isSingular || line.tokens[found.next]?.kind !== 'word') return null
  const one = readNumber(line, found.next)
  const said = one?.number.style === 'word' && one.number.value.equals(1) ? one : null
  const implied: WrittenNumber = {
    value: new Fraction(1),
    start: unit.start,
    end: unit.start,
    style: 'article',
    decimalMark: null,
    otherwise: null,
  }
  const part = said ? null : addPartAfterUnit(line, found.next, [implied])
  const numbers = part?.numbers ?? [said?.number ?? implied]
  const next = said?.next ?? part?.next ?? found.next
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
