import { isContainer, units } from '../units.ts'
import { type Phrase, role, type UnitWord } from '../vocabulary.ts'
import { type CutLine, type Found, findRole, isGlued, isPunctuation } from './cut-line.ts'
import { spanOf, type WrittenUnit } from './written-amount.ts'

/** A unit's word at a token, whatever it means there. */
export const findUnit = (line: CutLine, at: number) => findRole(line, at, role.unit)

/** "thumb-sized", "cup-for-cup", "day-old": a unit's word that goes on after a dash means something else. */
export function isDashedOn(line: CutLine, { phrase, next }: Found): boolean {
  if (phrase.units[0] && units[phrase.units[0].name].kind === 'length') return false
  if (!isPunctuation(line, next, '-‐‑') || !isGlued(line, next) || !isGlued(line, next + 1)) return false
  return line.tokens[next + 1]?.kind === 'word' && findUnit(line, next + 1) === null
}

export interface FoundUnit {
  readonly unit: WrittenUnit & { readonly word: UnitWord }
  readonly next: number
}

/** "Liter" is German by its capital, "liter" English: the language that writes a form so wins. */
function wordAsWritten({ units: [first, ...others] }: Phrase, written: string): UnitWord | null {
  if (first === undefined || others.length === 0) return first ?? null
  const isSo = ({ name, forms }: UnitWord) => name === first.name && forms.includes(written)
  return isSo(first) ? first : (others.find(isSo) ?? first)
}

const maxEndingLength = 2

/** The other ending of "Stück(e)" or "Zehe/n". */
function afterEnding(line: CutLine, at: number): number {
  const ending = line.tokens[at + 1]
  if (ending?.kind !== 'word' || !isGlued(line, at) || !isGlued(line, at + 1)) return at
  if (isPunctuation(line, at, '(') && isPunctuation(line, at + 2, ')')) return at + 3
  const isShort = ending.end - ending.start <= maxEndingLength
  return isPunctuation(line, at, '/') && isShort && !findUnit(line, at + 1) ? at + 2 : at
}

/** "noce moscata" is no knob, "spring water" no sprig: the word is a unit before some things only, or with nothing behind it. */
function isThing(line: CutLine, at: number, next: number): boolean {
  const things = line.vocabulary.unitsBefore.get(line.tokens[at]?.text ?? '')
  if (things === undefined || line.tokens[next]?.kind !== 'word') return false
  let of = next
  for (;;) {
    const skipped = findRole(line, of, role.of | role.sizes | role.heaped | role.preparations)
    if (!skipped) return !things.has(line.tokens[of]?.text ?? '')
    of = skipped.next
  }
}

/** The unit at a token, with the dot of its abbreviation or its other ending. */
export function unitAt(line: CutLine, at: number): FoundUnit | null {
  const match = findUnit(line, at)
  // "3 spring onions", "2 rib eye steaks": a unit's word that is the beginning of a name.
  if (!match || isDashedOn(line, match) || findRole(line, at, role.names) || isThing(line, at, match.next)) return null
  const written = spanOf(line, at, match.next)
  const word = wordAsWritten(match.phrase, line.text.slice(written.start, written.end))
  if (!word) return null
  const isDotted = isPunctuation(line, match.next, '.') && isGlued(line, match.next)
  const next = isDotted ? match.next + 1 : afterEnding(line, match.next)
  return { unit: { ...written, word }, next }
}

/** The unit at a token or after a dash there: `14-ounce`. */
export const unitAfterDash = (line: CutLine, at: number): FoundUnit | null =>
  unitAt(line, isPunctuation(line, at, '-') ? at + 1 : at)

/** Whether a container is named at a token: a can, a bag. */
export const isContainerAt = (line: CutLine, at: number): boolean => {
  const unit = unitAt(line, at)
  return unit !== null && isContainer(unit.unit.word.name)
}
