import type { Recipe } from '@potluck/api/recipes'
import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import type { UnfoldedLine } from '@potluck/cooking/linked/unfold'
import { amountScaler } from '../../recipe-text/amount-scaler.ts'

/** A line that may be bought. */
export interface ShopLine {
  /** Its place: `2` is the third line of the recipe, `2.0` the first one of the recipe that this line is. */
  readonly key: string
  readonly displayed: IngredientLine
  /** Whether it is another recipe whose lines are bought in its place; if not wanted, that one was made ahead. */
  readonly isPart: boolean
  /** How many recipes it is inside of. */
  readonly depth: number
}

/**
 * The lines of a recipe with those of the recipes that they are.
 * @param isMade whether the lines of such a recipe are wanted
 */
export function shopLines(
  lines: readonly UnfoldedLine<Recipe>[],
  isMade: (line: ShopLine) => boolean,
  outer = '',
  depth = 0,
): readonly ShopLine[] {
  return lines.flatMap(({ at, line, factor, part }) => {
    const key = `${outer}${at}`
    const isPart = part !== null && part.why === null
    const one: ShopLine = { key, displayed: amountScaler(factor).line(line), isPart, depth }
    return isPart && isMade(one) ? [one, ...shopLines(part.lines, isMade, `${key}.`, depth + 1)] : [one]
  })
}
