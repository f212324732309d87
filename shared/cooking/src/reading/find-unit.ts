import { isContainer, units } from '../units.ts'
import { role, type UnitWord } from '../vocabulary.ts'
import { type CutLine, type Found, findRole, isGlued, isMark } from './cut-line.ts'
import { spanOf, type WrittenUnit } from './written-amount.ts'

/** A unit's word at a token, whatever it means there. */
export const findUnit = (line: CutLine, at: number) => findRole(line, at, role.unit)

/** "thumb-sized", "cup-for-cup": a unit's word that goes on after a dash means something else. */
function isDashedOn(line: CutLine, { phrase, next }: Found): boolean {
  if (phrase.unit && units[phrase.unit.name].kind === 'length') return false
  if (!isMark(line, next, '-‐‑') || !isGlued(line, next) || !isGlued(line, next + 1)) return false
  return line.tokens[next + 1]?.kind === 'word' && findUnit(line, next + 1) === null
}

export interface FoundUnit {
  readonly unit: WrittenUnit & { readonly word: UnitWord }
  readonly next: number
}

/** The unit at a token, with the dot of its abbreviation. */
export function unitAt(line: CutLine, at: number): FoundUnit | null {
  const found = findUnit(line, at)
  if (!found?.phrase.unit || isDashedOn(line, found)) return null
  const dot = isMark(line, found.next, '.') && isGlued(line, found.next) ? found.next + 1 : found.next
  return { unit: { ...spanOf(line, at, found.next), word: found.phrase.unit }, next: dot }
}

/** Whether a container is named at a token: a can, a bag. */
export const isContainerAt = (line: CutLine, at: number): boolean => {
  const unit = unitAt(line, at)
  return unit !== null && isContainer(unit.unit.word.name)
}
