import type { PantryPlace } from '@potluck/api/pantry'

/** Where a thing is kept, and for how many days after it was bought; null where that is long. */
interface Keeping {
  readonly place: PantryPlace
  readonly days: number | null
}

/** How things of an aisle keep, unless more is known of the food. Days as FoodKeeper has them for most of the aisle. */
const ofAisles: Readonly<Record<string, Keeping>> = {
  produce: { place: 'fridge', days: 7 },
  bakery: { place: 'cupboard', days: 5 },
  deli: { place: 'fridge', days: 5 },
  meat: { place: 'fridge', days: 3 },
  seafood: { place: 'fridge', days: 2 },
  dairy: { place: 'fridge', days: 10 },
  frozen: { place: 'freezer', days: null },
}

const long: Keeping = { place: 'cupboard', days: null }

/** How a thing keeps. Null for what nobody eats. @param aisle the aisle where it is bought */
export const storageOf = (aisle: string): Keeping | null => (aisle === 'household' ? null : (ofAisles[aisle] ?? long))
