import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type Food, type Nutrients, nutrientNames } from './food.ts'
import { millilitersPerCup } from './read-numbers.ts'

const file = new URL('../sources/usda-sr24.json.gz', import.meta.url)

const saltOfSodium = 2.5 / 1000

interface UsdaMeasure {
  readonly name: string
  readonly grams: number
}

/** A food of USDA SR24: seven nutrients of 100 g, sodium in milligrams, and its household measures. */
export interface UsdaFood {
  readonly name: string
  readonly nutrients: readonly (number | null)[]
  readonly measures: readonly UsdaMeasure[]
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function measuresOf(rows: unknown): readonly UsdaMeasure[] {
  return list(rows).flatMap((row) => {
    const [amount, name, grams] = list(row)
    const count = numberOf(amount)
    const weight = numberOf(grams)
    return typeof name === 'string' && count && weight ? [{ name, grams: weight / count }] : []
  })
}

/** Reads every food of USDA SR24: on a server, for a device has no room for it. */
export function readUsda(): readonly UsdaFood[] {
  const rows: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))
  return list(rows).map((row) => {
    const [name, nutrients, measures] = list(row)
    return { name: String(name), nutrients: list(nutrients).map(numberOf), measures: measuresOf(measures) }
  })
}

/** Measures of the USDA by how their names begin, and what Potluck calls them. */
const measureNames: readonly (readonly [begins: RegExp, name: string, times?: number])[] = [
  [/^cup\b(?!.*(?:whipped|melted|puree))/, 'cup'],
  [/^(?:medium|med)\b/, 'piece'],
  [/^small\b/, 'small'],
  [/^large\b/, 'large'],
  [/^slice/, 'slice'],
  [/^clove/, 'clove'],
  [/^stalk/, 'stalk'],
  [/^spear/, 'spear'],
  [/^sprig/, 'sprig'],
  [/^leaf/, 'leaf'],
  [/^head/, 'head'],
  [/^ear/, 'ear'],
  [/^fillet/, 'fillet'],
  [/^strip/, 'strip'],
  [/^tbsp/, 'cup', 16],
  [/^tsp/, 'cup', 48],
  [/^(?:fruit|each|piece|whole|egg|unit)\b/, 'piece'],
]

/** Grams of measures by the names that Potluck has for them. */
export function gramsOfUsda({ measures }: UsdaFood): Map<string, number> {
  const grams = new Map<string, number>()
  for (const [begins, name, times = 1] of measureNames) {
    const measure = measures.find((each) => begins.test(each.name))
    if (measure && !grams.has(name)) grams.set(name, measure.grams * times)
  }
  return grams
}

/** The seven nutrients with salt in grams, in their order. */
export const valuesOfUsda = ({ nutrients }: UsdaFood): readonly (number | null)[] =>
  nutrientNames.map((name, at) => {
    const value = nutrients[at] ?? null
    return value !== null && name === 'salt' ? value * saltOfSodium : value
  })

/** A food that only the USDA names. Its whole weight counts as eaten: a row says "meat only" where it means so. */
export function foodOfUsda(food: UsdaFood): Food {
  const [energy = null, protein = null, fat = null, carbohydrates = null, fibre = null, sugars = null, salt = null] =
    valuesOfUsda(food)
  const nutrients: Nutrients = { energy, protein, fat, carbohydrates, fibre, sugars, salt }
  const grams = Object.fromEntries(gramsOfUsda(food))
  const { cup } = grams
  return {
    id: `usda:${food.name}`,
    nutrients,
    grams,
    gramsPerMilliliter: cup === undefined ? null : cup / millilitersPerCup,
    isWeighed: false,
    isSeasoning: food.name.startsWith('Spices,'),
    eaten: 1,
    keeping: null,
  }
}
