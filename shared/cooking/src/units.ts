import { Fraction } from './fraction.ts'

/** The kinds of units, by what they measure. `can` and `package` are containers, `piece` is anything else that is counted. */
export type UnitKind =
  | 'angle'
  | 'area'
  | 'digital'
  | 'length'
  | 'temperature'
  | 'time'
  | 'volume'
  | 'weight'
  | 'can'
  | 'package'
  | 'piece'

export type UnitSystem = 'metric' | 'us' | 'any'

export interface Unit {
  readonly kind: UnitKind
  readonly system: UnitSystem
  /** How many of the kind's base unit one of these is; null for what cannot be added up exactly. */
  readonly base: Fraction | null
}

const unit = (kind: UnitKind, system: UnitSystem, n: number | null, d = 1): Unit => ({
  kind,
  system,
  base: n === null ? null : new Fraction(n, d),
})

/**
 * Every unit Potluck knows. Base units: millilitre, gram, millimetre, square millimetre, second, degree, byte.
 * US measures after NIST Handbook 44 (gallon 231 in³ of exactly 25.4 mm, pound exactly 453.59237 g).
 */
export const units = {
  milliliter: unit('volume', 'metric', 1),
  centiliter: unit('volume', 'metric', 10),
  deciliter: unit('volume', 'metric', 100),
  liter: unit('volume', 'metric', 1000),
  dessertspoon: unit('volume', 'metric', 10),
  teaspoon: unit('volume', 'us', 492892159375, 1e11),
  tablespoon: unit('volume', 'us', 1478676478125, 1e11),
  'fluid-ounce': unit('volume', 'us', 295735295625, 1e10),
  cup: unit('volume', 'us', 2365882365, 1e7),
  pint: unit('volume', 'us', 473176473, 1e6),
  quart: unit('volume', 'us', 946352946, 1e6),
  gallon: unit('volume', 'us', 3785411784, 1e6),

  milligram: unit('weight', 'metric', 1, 1000),
  gram: unit('weight', 'metric', 1),
  decagram: unit('weight', 'metric', 10),
  hectogram: unit('weight', 'metric', 100),
  kilogram: unit('weight', 'metric', 1000),
  ounce: unit('weight', 'us', 28349523125, 1e9),
  pound: unit('weight', 'us', 45359237, 1e5),
  'metric-pound': unit('weight', 'metric', 500),

  millimeter: unit('length', 'metric', 1),
  centimeter: unit('length', 'metric', 10),
  meter: unit('length', 'metric', 1000),
  inch: unit('length', 'us', 254, 10),
  foot: unit('length', 'us', 3048, 10),

  'square-centimeter': unit('area', 'metric', 100),
  'square-inch': unit('area', 'us', 64516, 100),

  second: unit('time', 'any', 1),
  minute: unit('time', 'any', 60),
  hour: unit('time', 'any', 3600),
  day: unit('time', 'any', 86400),
  week: unit('time', 'any', 604800),
  month: unit('time', 'any', null),
  year: unit('time', 'any', null),

  celsius: unit('temperature', 'metric', null),
  fahrenheit: unit('temperature', 'us', null),
  'gas-mark': unit('temperature', 'any', null),

  degree: unit('angle', 'any', 1),
  byte: unit('digital', 'any', 1),
  kilobyte: unit('digital', 'any', 1000),
  megabyte: unit('digital', 'any', 1_000_000),

  can: unit('can', 'any', 1),
  bag: unit('package', 'any', null),
  bottle: unit('package', 'any', null),
  box: unit('package', 'any', null),
  carton: unit('package', 'any', null),
  container: unit('package', 'any', null),
  envelope: unit('package', 'any', null),
  glass: unit('package', 'any', null),
  jar: unit('package', 'any', null),
  package: unit('package', 'any', 1),
  packet: unit('package', 'any', null),
  pot: unit('package', 'any', null),
  tray: unit('package', 'any', null),
  tube: unit('package', 'any', null),
  tub: unit('package', 'any', null),

  ball: unit('piece', 'any', null),
  bar: unit('piece', 'any', null),
  batch: unit('piece', 'any', null),
  block: unit('piece', 'any', null),
  bulb: unit('piece', 'any', null),
  bunch: unit('piece', 'any', null),
  clove: unit('piece', 'any', null),
  cob: unit('piece', 'any', null),
  cube: unit('piece', 'any', null),
  dash: unit('piece', 'any', null),
  dollop: unit('piece', 'any', null),
  drizzle: unit('piece', 'any', null),
  drop: unit('piece', 'any', null),
  ear: unit('piece', 'any', null),
  handful: unit('piece', 'any', null),
  head: unit('piece', 'any', null),
  knifepoint: unit('piece', 'any', null),
  knob: unit('piece', 'any', null),
  leaf: unit('piece', 'any', null),
  loaf: unit('piece', 'any', null),
  part: unit('piece', 'any', null),
  piece: unit('piece', 'any', null),
  pinch: unit('piece', 'any', null),
  rack: unit('piece', 'any', null),
  rib: unit('piece', 'any', null),
  roll: unit('piece', 'any', null),
  scoop: unit('piece', 'any', null),
  section: unit('piece', 'any', null),
  sheet: unit('piece', 'any', null),
  shot: unit('piece', 'any', null),
  slice: unit('piece', 'any', null),
  spear: unit('piece', 'any', null),
  splash: unit('piece', 'any', null),
  sprig: unit('piece', 'any', null),
  stalk: unit('piece', 'any', null),
  stick: unit('piece', 'any', null),
  strip: unit('piece', 'any', null),
  wedge: unit('piece', 'any', null),
} as const satisfies Record<string, Unit>

export type UnitName = keyof typeof units

export const isUnitName = (name: string): name is UnitName => Object.hasOwn(units, name)
export const unitNames: readonly UnitName[] = Object.keys(units).filter(isUnitName)

/** A weight or a volume: what the rest of a line can be a certain amount of, exactly. */
export const isMeasure = (name: UnitName): boolean => units[name].kind === 'weight' || units[name].kind === 'volume'

/** Grams, litres, centimetres. */
export const isMetric = (name: UnitName | null): boolean => name !== null && units[name].system === 'metric'

/** A container that is sold with its own size: the 14 ounces of a can stay when the cans are doubled. */
export const isContainer = (name: UnitName): boolean => units[name].kind === 'can' || units[name].kind === 'package'

/** Pieces that are no things but a way to measure: nobody buys half a pinch, or rounds a stick of butter to a whole one. */
const measuringPieces: ReadonlySet<UnitName> = new Set([
  'batch',
  'dash',
  'dollop',
  'drizzle',
  'drop',
  'handful',
  'knifepoint',
  'knob',
  'part',
  'pinch',
  'scoop',
  'shot',
  'splash',
  'stick',
])

/** Whether so many of it are counted one by one: cloves, slices and sprigs; no cups, no pinches, no cans. */
export const isCountedPiece = (name: UnitName): boolean => units[name].kind === 'piece' && !measuringPieces.has(name)
