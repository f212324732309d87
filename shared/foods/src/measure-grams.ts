import type { SizeOfEach } from '@potluck/cooking/package-size'
import { type UnitName, units } from '@potluck/cooking/units'
import type { Food } from './food.ts'

/** Millilitres of what cooks measure by the eye. */
const roughMilliliters: { readonly [name in UnitName]?: number } = {
  pinch: 0.3,
  knifepoint: 0.3,
  dash: 0.6,
  drop: 0.05,
  splash: 5,
  drizzle: 10,
  dollop: 25,
  knob: 15,
  handful: 60,
  glass: 200,
  shot: 44,
  scoop: 60,
}

/** Measures that stand in for one that the table does not say of a food, the first known one. */
const insteadOf: { readonly [name in UnitName]?: readonly string[] } = {
  bulb: ['head', 'piece'],
  head: ['piece'],
  cob: ['ear', 'piece'],
  ear: ['cob', 'piece'],
  rib: ['stalk', 'piece'],
  stalk: ['stick', 'piece'],
  stick: ['stalk', 'piece'],
  loaf: ['piece'],
  ball: ['piece'],
  block: ['package', 'piece'],
  bar: ['package', 'piece'],
  roll: ['package', 'piece'],
  bag: ['package'],
  box: ['package'],
  packet: ['package', 'piece'],
  envelope: ['package', 'piece'],
  container: ['package'],
  carton: ['package'],
  tub: ['package'],
  tube: ['package'],
  tray: ['package'],
  package: ['packet', 'bag'],
  jar: ['can'],
  can: ['jar'],
  sheet: ['piece'],
  leaf: ['piece'],
  spear: ['piece', 'stalk'],
  sprig: ['stalk', 'leaf'],
  piece: ['fillet', 'slice'],
}

/** Most cans hold so much, whatever is in them. */
const gramsOfCan = 400

const millimetersOfKnob = 25

/** A few spoons of what nobody measured by the cup: a powder or seeds. */
const fewMilliliters = 60
const gramsPerMilliliterOfFew = 0.6

/** Grams of a volume of a food. */
function gramsOfVolume({ gramsPerMilliliter }: Food, milliliters: number): number | null {
  if (gramsPerMilliliter !== null) return gramsPerMilliliter * milliliters
  return milliliters <= fewMilliliters ? gramsPerMilliliterOfFew * milliliters : null
}

/** Grams of one unit of a food as it is bought; null where they are not known. */
export function gramsOfUnit(unitName: UnitName, food: Food): number | null {
  const { kind, base } = units[unitName]
  const ofBase = base?.valueOf() ?? null
  if (kind === 'weight') return ofBase
  if (kind === 'volume') return ofBase === null ? null : gramsOfVolume(food, ofBase)
  if (kind === 'length') {
    const { knob } = food.grams
    return knob === undefined || ofBase === null ? null : (knob * ofBase) / millimetersOfKnob
  }
  const own = [unitName, ...(insteadOf[unitName] ?? [])].flatMap((name) => food.grams[name] ?? [])
  if (own[0] !== undefined) return own[0]
  if (kind === 'can') return gramsOfCan
  const rough = roughMilliliters[unitName]
  return rough === undefined ? null : gramsOfVolume(food, rough)
}

/** Grams of a thing that is counted. */
export function gramsOfPiece({ grams }: Food, size: 'small' | 'large' | null): number | null {
  const piece = grams['piece'] ?? grams['fillet'] ?? grams['ball'] ?? grams['slice'] ?? null
  return (size && grams[size]) ?? piece
}

/** Grams of what is as large as a line says of each. */
export function gramsOfSize({ value, unitName }: SizeOfEach, food: Food): number | null {
  const one = gramsOfUnit(unitName, food)
  return one === null ? null : one * value.valueOf()
}
