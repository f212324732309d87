import type { Amount } from './add-amounts.ts'
import { convertAmount, type DisplaySystem } from './convert.ts'
import { type DensityIndex, densityOf } from './densities.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { type Exact, exactly, scaleQuantity } from './quantity.ts'
import type { LineAmount } from './reading/written-amount.ts'
import { type UnitName, units } from './units.ts'
import { writeAmount } from './write-amount.ts'

/** A cook everywhere has spoons: less than a quarter of a cup of them stays in spoons. */
const spoons: ReadonlySet<string> = new Set(['teaspoon', 'tablespoon', 'dessertspoon'])
const quarterCup = exactly(units.cup.base ?? 1).div(4)
const cup = exactly(units.cup.base ?? 1)

/** What pours is measured by volume in both systems: its density is near that of water, and it stands in a jug. */
const pours = { from: 210, to: 250 }

/** How much a cup weighs of what one country weighs and another measures; null for what is known not to be, or pours. */
function gramsPerCup(ingredient: string, index: DensityIndex): Exact | null {
  const density = densityOf(ingredient, index)
  if (!density || (density.source === 'usda' && density.gramsPerCup > pours.from && density.gramsPerCup < pours.to)) {
    return null
  }
  return exactly(density.gramsPerCup)
}

/** What is measured in one system and weighed in the other, as the other has it. */
function turned(amount: Amount & { readonly unitName: UnitName }, perCup: Exact, system: DisplaySystem): Amount {
  const { kind, base } = units[amount.unitName]
  if (base === null) return amount
  const ounces = () =>
    scaleQuantity(
      amount.quantity,
      base
        .mul(perCup)
        .div(cup)
        .div(units.ounce.base ?? 1),
    )
  const milliliters = () => scaleQuantity(amount.quantity, base.mul(cup).div(perCup))
  if (kind === 'volume' && system === 'metric') return { quantity: ounces(), unitName: 'ounce', unit: null }
  if (kind === 'weight' && system === 'us') return { quantity: milliliters(), unitName: 'milliliter', unit: null }
  return amount
}

/** An amount in the other system; null where it stays as it is. */
function converted(written: LineAmount, ingredient: string, system: DisplaySystem, index: DensityIndex): Amount | null {
  const unitName = written.unit?.word?.name
  if (!unitName || written.role === 'size' || written.sizeOf || written.hyphenated || written.sizes.length > 0) {
    return null
  }
  const { base, system: own } = units[unitName]
  if (base === null || own === system) return null
  const isLittle = written.quantity.max.mul(base).compare(quarterCup) < 0
  if (spoons.has(unitName) && (system === 'us' || isLittle)) return null
  const amount = { quantity: written.quantity, unitName, unit: null }
  const perCup = gramsPerCup(ingredient, index)
  const shown = convertAmount(perCup ? turned(amount, perCup, system) : amount, system)
  return shown.unitName === unitName ? null : shown
}

/** Whether the line says its amount in that system already: "200 g (7 oz)". */
const saysIt = ({ amounts }: IngredientLine, system: DisplaySystem): boolean =>
  amounts.some(({ role, unit }) => role !== 'size' && unit?.word && units[unit.word.name].system === system)

/**
 * A line with its amounts in the other system: weights by weight, what one country weighs and another measures by its
 * density, the rest by volume. Sizes, packages and a few spoons stay. A line that says both comes back as it is.
 */
export function convertLine(line: IngredientLine, system: DisplaySystem, index: DensityIndex): IngredientLine {
  if (line.isHeader || saysIt(line, system)) return line
  const name = line.segments.find(({ kind }) => kind === 'ingredient')
  const changes = line.amounts.flatMap((amount) => {
    const words = amount.unit?.word?.words
    // "1 cup flour plus 1 cup sugar": what comes behind the name is of something else.
    const isOfName = name === undefined || amount.start <= name.start
    const change = words && converted(amount, isOfName ? line.ingredient : '', system, index)
    return change ? [{ start: amount.start, end: amount.end, text: writeAmount(change, words) }] : []
  })
  if (changes.length === 0) return line
  let text = ''
  let at = 0
  for (const change of changes) {
    if (change.start < at) continue
    text += line.text.slice(at, change.start) + change.text
    at = change.end
  }
  const read = readIngredientLine(text + line.text.slice(at), index.vocabulary)
  return { ...read, scaledFrom: line.scaledFrom ?? { line, factor: exactly(1) } }
}
