import type { PantryPlace } from '@potluck/api/pantry'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { findFood } from '@potluck/foods/find-food'
import { loadFoods } from '@potluck/foods/load-foods'
import { everyLanguage } from '../../ground/words/every-language.ts'

/** The place of a thing, and the days that it keeps after it was bought; null where that is long. */
export interface Storage {
  readonly place: PantryPlace
  readonly days: number | null
}

/** A longer time is not told in days: nobody plans by it. */
const longDays = 90

/** A title is read up to here, characters. */
const maxRead = 100

/** The storage of things whose food is not known, by aisle. */
const ofAisles: Readonly<Record<string, Storage>> = {
  produce: { place: 'fridge', days: 7 },
  bakery: { place: 'cupboard', days: 5 },
  deli: { place: 'fridge', days: 5 },
  meat: { place: 'fridge', days: 3 },
  seafood: { place: 'fridge', days: 2 },
  dairy: { place: 'fridge', days: 10 },
  frozen: { place: 'freezer', days: null },
}

const unknown: Storage = { place: 'cupboard', days: null }

/**
 * Finds the storage of things, by title; null for things that nobody eats.
 * @param aisles the aisle of each, by title
 */
export async function storageOf(aisles: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Storage | null>> {
  const foods = await loadFoods(everyLanguage)
  return new Map(
    [...aisles].map(([title, aisle]) => {
      if (aisle === 'household') return [title, null]
      const keeping = findFood(readIngredientLine(title.slice(0, maxRead), everyLanguage), foods)?.keeping
      if (!keeping) return [title, ofAisles[aisle] ?? unknown]
      const place = keeping.place === 'counter' ? 'cupboard' : keeping.place
      return [title, { place, days: keeping.days > longDays || place === 'freezer' ? null : keeping.days }]
    }),
  )
}
