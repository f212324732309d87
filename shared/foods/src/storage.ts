import type { Food } from './food.ts'

/** The place of a thing at home, and the days that it keeps after it was bought; null where that is long. */
export interface Storage {
  readonly place: 'fridge' | 'freezer' | 'cupboard'
  readonly days: number | null
}

/** A longer time is not told in days: nobody plans by it. */
const longDays = 90

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

/** Finds the storage of a food; of an unknown one, that of most things in its aisle. */
export function storageOf(food: Food | null, aisle: string): Storage {
  const keeping = food?.keeping
  if (!keeping) return ofAisles[aisle] ?? { place: 'cupboard', days: null }
  const place = keeping.place === 'counter' ? 'cupboard' : keeping.place
  return { place, days: keeping.days > longDays || place === 'freezer' ? null : keeping.days }
}
