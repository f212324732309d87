import { Fraction } from './fraction.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { addQuantities, type Exact, type Quantity, scaleQuantity } from './quantity.ts'
import type { LineAmount } from './reading/written-amount.ts'
import { type UnitKind, type UnitName, type UnitSystem, units } from './units.ts'

/** An amount without its place in a text. `unit` is the word to show where Potluck knows no name for it. */
export interface Amount {
  readonly quantity: Quantity
  readonly unitName: UnitName | null
  readonly unit: string | null
}

/** Units that no language knows are the same when they begin alike: "florets" and "floret". */
const unknownUnitLetters = 3

/** "c. à soupe" and "c. à café" begin alike, too. */
const unknownKey = (unit: string): string => (/\P{L}/u.test(unit) ? unit : unit.slice(0, unknownUnitLetters))
/** "Pck." is short for both: of one thing they are the same. */
const smallPackets: ReadonlySet<UnitName> = new Set(['package', 'packet'])

/** A kind of amounts that can be added: all weights, all volumes, or one kind of piece. */
function sumKey({ unitName, unit }: Amount): string {
  if (unitName === null) return unit === null ? '' : `?${unknownKey(unit.toLowerCase())}`
  const { kind } = units[unitName]
  if (kind === 'weight' || kind === 'volume') return kind
  return smallPackets.has(unitName) ? 'packet' : unitName
}

/** The units a sum of weights or volumes is written in, from small to large. */
const ladders: { readonly [kind in 'weight' | 'volume']: { readonly [system in UnitSystem]: readonly UnitName[] } } = {
  weight: { metric: ['gram', 'kilogram'], us: ['ounce', 'pound'], any: ['gram'] },
  volume: { metric: ['milliliter', 'liter'], us: ['teaspoon', 'tablespoon', 'cup', 'quart'], any: ['milliliter'] },
}

const isAdded = (kind: UnitKind): kind is 'weight' | 'volume' => kind === 'weight' || kind === 'volume'

/** From which amount of a larger unit on it is used: a quarter of a cup, a whole tablespoon. */
const fromQuarter: ReadonlySet<UnitName> = new Set(['cup'])

const startsLadder = (kind: 'weight' | 'volume', name: UnitName): boolean => ladders[kind].metric[0] === name

/** Writes a sum in its largest sensible unit; metric as soon as one amount is metric, for that one is exact. */
function inOneUnit(kind: 'weight' | 'volume', amounts: readonly Amount[]): Amount {
  const names = amounts.flatMap(({ unitName }) => unitName ?? [])
  const base = amounts.reduce<Quantity>(
    (sum, { quantity, unitName }) =>
      addQuantities(sum, scaleQuantity(quantity, (unitName && units[unitName].base) ?? 0)),
    { min: new Fraction(0), max: new Fraction(0) },
  )
  const [only, ...others] = new Set(names)
  // 1200 g are 1.2 kg to a cook; spoons stay spoons.
  if (only && others.length === 0 && !startsLadder(kind, only))
    return { quantity: perUnit(base, only), unitName: only, unit: null }
  const system = names.some((name) => units[name].system === 'metric') ? 'metric' : 'us'
  const fitting = ladders[kind][system].filter((name, step) => {
    const one = units[name].base ?? 1
    const least = fromQuarter.has(name) ? new Fraction(one).div(4) : one
    return step === 0 || base.max.compare(least) >= 0
  })
  const unitName = fitting.at(-1) ?? ladders[kind][system][0] ?? 'gram'
  return { quantity: perUnit(base, unitName), unitName, unit: null }
}

const perUnit = (base: Quantity, name: UnitName): Quantity =>
  scaleQuantity(base, new Fraction(1).div(units[name].base ?? 1))

/** An amount that is taken off, as a negative one, if it has the kind of measure of the main amount. */
function takenOff(line: IngredientLine, { quantity: { min, max }, unit }: LineAmount): Amount[] {
  const [of, less] = [line.unitName, unit?.word?.name]
  if (!of || !less || sumKey({ quantity: { min, max }, unitName: of, unit: null }) !== units[less].kind) return []
  return [{ quantity: { min: max.mul(-1), max: min.mul(-1) }, unitName: less, unit: null }]
}

/** The amounts a line asks for: its main one, what it adds to that, and below zero what it takes off; not what says the same again. */
export const amountsOf = (line: IngredientLine): Amount[] =>
  line.amounts.flatMap((amount, at) => {
    const { quantity, unit, role } = amount
    if (role === 'minus') return takenOff(line, amount)
    if (role !== 'main' && role !== 'plus') return []
    const unitName = unit?.isGuess ? null : (unit?.word?.name ?? null)
    const max = farEnd(line.amounts[at + 1], unitName) ?? quantity.max
    return [{ quantity: { ...quantity, max }, unitName, unit: unit ? line.text.slice(unit.start, unit.end) : null }]
  })

/** "1 teaspoon to 1 tablespoon" is up to three teaspoons. */
function farEnd(next: LineAmount | undefined, unitName: UnitName | null): Exact | null {
  const far = next?.ends === 'range' && next.unit?.word ? units[next.unit.word.name] : null
  const near = unitName && units[unitName]
  if (!next || !far?.base || !near?.base || far.kind !== near.kind) return null
  return next.quantity.max.mul(far.base).div(near.base)
}

/**
 * Adds amounts up: one amount for all weights, one for all volumes, one for each kind of piece. The order in which they
 * come does not matter, and nothing is rounded.
 */
export function addAmounts(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, Amount[]>()
  for (const amount of amounts) {
    const key = sumKey(amount)
    const alike = sums.get(key)
    if (alike) alike.push(amount)
    else sums.set(key, [amount])
  }
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, alike]) => {
      const [first] = alike.toSorted(
        (a, b) => (b.unitName ?? '').localeCompare(a.unitName ?? '') || ((a.unit ?? '') < (b.unit ?? '') ? -1 : 1),
      )
      if (!first) return []
      const kind = first.unitName === null ? null : units[first.unitName].kind
      if (kind !== null && isAdded(kind)) return [inOneUnit(kind, alike)]
      const quantity = alike
        .slice(1)
        .reduce((sum, next) => addQuantities(sum, next.quantity), alike[0]?.quantity ?? first.quantity)
      return [{ ...first, quantity }]
    })
}
