import { type Amount, amountsOf } from './add-amounts.ts'
import { readLineCached } from './cached-lines.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { type Exact, quantityOf } from './quantity.ts'
import type { LineAmount } from './reading/written-amount.ts'
import { isContainer, isMeasure, type UnitName, units } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Packages of one size. */
export interface Packages {
  /** Equal for packages of equal size: "400 g" and "0.4 kg" have one. Empty where the line does not say. */
  readonly size: string
  /** How many there are. */
  readonly amounts: readonly Amount[]
}

/** A measure that a line says of each thing. */
export interface SizeOfEach {
  readonly value: Exact
  readonly unitName: UnitName
}

const sizeName = (value: Exact, name: UnitName | null | undefined): string => {
  if (!name || !isMeasure(name)) return ''
  const { kind, base } = units[name]
  return base ? `${value.mul(base).round(3).toFraction()} ${kind}` : ''
}

const isPackage = (amount: LineAmount): boolean => {
  const word = (amount.sizeOf?.unit ?? amount.unit)?.word
  return word !== null && word !== undefined && isContainer(word.name)
}

/** The size in front of the word of a package or thing: "(14 oz)" of "1 (14 oz) can". */
function sizeInFront({ text }: IngredientLine, { sizes }: LineAmount, vocabulary: Vocabulary): SizeOfEach | null {
  for (const { start, end } of sizes) {
    const written = text
      .slice(start, end)
      .replace(/[()[\]]|-+$/g, ' ')
      .trim()
    if (!/[\p{N}]/u.test(written)) continue
    const [said] = readLineCached(`${written} x`, vocabulary).amounts
    const unitName = said?.unit?.word?.name
    if (said && unitName) return { value: said.quantity.max, unitName }
  }
  return null
}

/** The weight, volume or length that a line says of each: "2 cans (400 g each)", "2 (6-ounce) fillets". */
export function sizeOfEach(line: IngredientLine, vocabulary: Vocabulary): SizeOfEach | null {
  const main = line.amounts.find(({ role }) => role === 'main')
  if (!main) return null
  const told = line.amounts.find(({ role, unit }) => role === 'size' && unit?.word && isMeasure(unit.word.name))
  const unitName = told?.unit?.word?.name
  return told && unitName ? { value: told.quantity.max, unitName } : sizeInFront(line, main, vocabulary)
}

/** The packages that a line asks for. Null where it asks for none. */
export function packagesOf(line: IngredientLine, vocabulary: Vocabulary): Packages | null {
  const main = line.amounts.find(({ role }) => role === 'main')
  if (!main || !isPackage(main)) return null
  if (main.sizeOf?.unit?.word) {
    // "400 g can": one of that size.
    const { word, start, end } = main.sizeOf.unit
    const amount = { quantity: quantityOf(1), unitName: word.name, unit: line.text.slice(start, end) }
    return { size: sizeName(main.quantity.max, main.unit?.word?.name), amounts: [amount] }
  }
  const each = sizeOfEach(line, vocabulary)
  return { size: each ? sizeName(each.value, each.unitName) : '', amounts: amountsOf(line) }
}
