import type { PantryTables } from './tables.ts'

/** The columns of a thing of which nothing is said. */
export const unsaid = {
  always: 0,
  place: 'cupboard',
  since: null,
  useBy: null,
  amount: '',
  portions: null,
  recipeId: null,
  bringerId: null,
  itemId: null,
  tickedAt: null,
  beforeTick: null,
} as const satisfies Partial<PantryTables['staples']>
