import type { Aisle } from './aisle-words.ts'

/** In the order of a walk through a shop: what is fresh first, what thaws and what is heavy last. */
export const aisleNames: readonly Aisle[] = [
  'produce',
  'bakery',
  'deli',
  'meat',
  'seafood',
  'dairy',
  'grocery',
  'canned',
  'baking',
  'spices',
  'condiments',
  'drinks',
  'liquor',
  'frozen',
  'household',
]
