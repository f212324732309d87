import { isMeasure, units } from '../units.ts'
import type { CutLine } from './cut-line.ts'
import { findUnit, unitAt } from './find-unit.ts'
import { readAmount } from './read-amount.ts'
import { type ReadAmount, spanOf } from './written-amount.ts'

/** A metric unit before its number, as many Italians write: "g 200 farina", "gr. 200 di farina", "farina g 300". */
export function readUnitFirst(line: CutLine, at: number): ReadAmount | null {
  const firstUnit = findUnit(line, at)?.phrase.units[0]
  if (!firstUnit || !isMeasure(firstUnit.name) || units[firstUnit.name].system !== 'metric') return null
  const unit = unitAt(line, at)
  const read = unit && readAmount(line, unit.next)
  if (!read || read.amount.unit || read.amount.sizes.length > 0 || line.tokens[unit.next]?.kind !== 'digits')
    return null
  return { amount: { ...read.amount, ...spanOf(line, at, read.next), unit: unit.unit }, next: read.next }
}
