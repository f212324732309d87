import type { IngredientLine } from './ingredient-line.ts'
import type { KitchenMeasure } from './kitchen-measures.ts'
import type { Change } from './line-changes.ts'
import type { Exact, Quantity } from './quantity.ts'
import type { SegmentKind } from './reading/line-parts.ts'
import { maxLarge } from './reading/read-amount.ts'
import type { LineAmount, Span, WrittenUnit } from './reading/written-amount.ts'
import { isMeasure, isMetric, type UnitName } from './units.ts'
import type { CountedWord, UnitWord } from './vocabulary.ts'

type Line = Pick<IngredientLine, 'text'>

/** The form of a word that goes with an amount. */
export const formFor = ({ forms, words }: CountedWord, amount: Exact): string =>
  forms[Math.min(words.form(amount.valueOf()), forms.length - 1)] ?? ''

const sameLetters = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

interface FormedWord extends Span {
  readonly word: CountedWord | null
}

/** "1 cup" doubled is "2 cups": the word takes the form its new number asks for; abbreviations stay. */
export function changeForm({ text }: Line, unit: FormedWord, amount: Exact, kind: SegmentKind = 'unit'): Change[] {
  // "Stück(e)" and "Zehe/n" say both forms already.
  if (!unit.word || unit.word.forms.length === 1 || /^(?:\(|\/\p{L})/u.test(text.slice(unit.end, unit.end + 2)))
    return []
  const written = text.slice(unit.start, unit.end)
  const form = formFor(unit.word, amount)
  if (form === '' || sameLetters(form, written)) return []
  if (!unit.word.forms.some((known) => sameLetters(known, written))) return []
  const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase()
  const changed = isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form
  return [{ start: unit.start, end: unit.end, text: changed, kind }]
}

/** "1 egg" doubled is "2 eggs". */
export const changeCounted = (line: Line, { unit, counted, sizeOf }: LineAmount, amount: Exact): Change[] =>
  counted && (!unit || sizeOf) ? changeForm(line, counted, amount, 'ingredient') : []

/** An abbreviation has so many letters, and is replaced by one. */
const maxShort = 4

/** The word for another unit in the language of the one that was written. */
function wordFor(name: UnitName, written: string, { name: from, forms, words }: UnitWord): UnitWord | null {
  const spellings = words.units[name] ?? []
  const least = isMetric(name) ? 1 : 2
  const isShort = (spelling: string) => {
    const [{ length } = ''] = spelling.split('|')
    return length >= least && length <= maxShort
  }
  const isAbbreviation = written.length <= maxShort && words.units[from]?.[0] !== forms.join('|')
  const spelling = (isAbbreviation ? spellings.find(isShort) : undefined) ?? spellings[0]
  return spelling === undefined ? null : { name, forms: spelling.split('|'), words }
}

export function wordOf({ text }: Line, unit: WrittenUnit | null, name: UnitName | null): UnitWord | null {
  if (!unit?.word || name === null || name === unit.word.name) return unit?.word ?? null
  return wordFor(name, text.slice(unit.start, unit.end), unit.word)
}

/** The units of an amount in the forms of the numbers that are shown: each end of a range can have its own. */
export function changeUnits(
  line: Line,
  { unit, farUnit, sizes, hyphenated }: LineAmount,
  word: UnitWord | null,
  { exact, min, max }: KitchenMeasure,
): Change[] {
  if (!unit?.word || !word || hyphenated) return []
  if (word !== unit.word) {
    // The dot of an abbreviation goes with it.
    const isDotted = unit.word.forms.length === 1 && line.text.charAt(unit.end) === '.'
    const end = isDotted ? unit.end + 1 : unit.end
    return [{ start: unit.start, end, text: formFor(word, max.value), kind: 'unit' }]
  }
  // "1 gr. Hefe" would be a large one.
  const written = line.text.slice(unit.start, unit.end).toLowerCase()
  if (word.name === 'gram' && written === 'gr' && isFew({ min: exact.min.round(), max: exact.max.round() })) {
    const end = line.text.charAt(unit.end) === '.' ? unit.end + 1 : unit.end
    return [{ start: unit.start, end, text: 'g', kind: 'unit' }]
  }
  // In "1 (12-15) pound turkey" the unit is that of the size.
  if (isMeasure(word.name) && sizes.some(({ start }) => line.text.charAt(start) === '(')) return []
  if (!farUnit) return changeForm(line, unit, max.value)
  return [...changeForm(line, unit, min.value), ...changeForm(line, farUnit, max.value)]
}

/** Whether a whole number is so small that "gr." before it means large. */
export const isFew = ({ min, max }: Quantity): boolean => max.equals(min) && max.d === 1n && max.compare(maxLarge) <= 0
