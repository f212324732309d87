import { type Food, type NutrientName, type Nutrients, nutrientNames, type Place, type StorageTime } from './food.ts'

/** A US cup. */
export const millilitersPerCup = 236.588

const numberOrNull = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text)

function nutrientsOf(text: string): Nutrients {
  const values = text.split(',')
  const named = (name: NutrientName) => numberOrNull(values[nutrientNames.indexOf(name)])
  return {
    energy: named('energy'),
    protein: named('protein'),
    fat: named('fat'),
    carbohydrates: named('carbohydrates'),
    fibre: named('fibre'),
    sugars: named('sugars'),
    salt: named('salt'),
  }
}

const places: readonly Place[] = ['fridge', 'freezer', 'cupboard', 'counter']

function keepingOf(text: string): StorageTime | null {
  const [name, days] = text.split('=')
  const place = places.find((each) => each === name)
  return place ? { place, days: Number(days) } : null
}

function gramsOf(text: string): Record<string, number> {
  const pairs = text === '' ? [] : text.split(',').map((pair) => pair.split('='))
  return Object.fromEntries(pairs.map(([name = '', value]) => [name, Number(value)]))
}

/** Reads the table of foods, in its order. */
export const readNumbers = (table: string): readonly Food[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', nutrients = '', eaten, keeping = '', measures = ''] = row.split(';')
      const { ml, weighed, seasoning, ...grams } = gramsOf(measures)
      return {
        id,
        nutrients: nutrientsOf(nutrients),
        grams,
        gramsPerMilliliter: ml ?? (grams['cup'] === undefined ? null : grams['cup'] / millilitersPerCup),
        isWeighed: weighed !== undefined,
        isSeasoning: seasoning !== undefined,
        eaten: numberOrNull(eaten) ?? 1,
        keeping: keepingOf(keeping),
      }
    })
