import type { Recipe } from '@potluck/api/recipes'
import { hasMark } from '@potluck/foods/marks'

/** The lines of a recipe that are of meat or fish, as far as its foods are known. */
export const linesWithMeat = ({ contents }: Pick<Recipe, 'contents'>): readonly number[] =>
  (contents?.lines ?? [])
    .filter(({ contains = 0 }) => hasMark(contains, 'meat') || hasMark(contains, 'fish'))
    .map(({ at }) => at)
