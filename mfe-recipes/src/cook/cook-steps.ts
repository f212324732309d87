import { readInstructions } from '@potluck/cooking/instructions'
import { findNamedIngredients } from '@potluck/cooking/named-ingredients'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { VisibleIngredient } from '../recipe-text/ingredient-list.ts'

/** One step as it stands large on the screen. */
export interface CookStep {
  /** Its place among the lines of the instructions, by which it is marked. */
  readonly line: number
  /** Its place among the steps, from 1. */
  readonly number: number
  readonly content: string
  /** Its number as it is written, or as the recipe counts it; 0 for none. */
  readonly count: number
  /** The header that it stands under; empty for none. */
  readonly section: string
  /** Those of the list that it names, in the order of the list. */
  readonly ingredients: readonly VisibleIngredient[]
}

/** The steps of a recipe, each with what goes in. Headers are no steps: they are said with those under them. */
export function cookSteps(
  instructions: string,
  ingredients: readonly VisibleIngredient[],
  words: Vocabulary,
): readonly CookStep[] {
  const things = ingredients.filter(({ read }) => !read.isHeader)
  const names = things.map(({ read }) => read.ingredient)
  const steps: CookStep[] = []
  let section = ''
  readInstructions(instructions).forEach(({ content, count, isHeader }, line) => {
    if (isHeader) {
      section = content
      return
    }
    const named = new Set(findNamedIngredients(content, names, words).flatMap((found) => found.ingredients))
    steps.push({
      line,
      number: steps.length + 1,
      content,
      count,
      section,
      ingredients: things.filter((_, position) => named.has(position)),
    })
  })
  return steps
}

/** The step that is marked, or the one after a mark that is no step any more; the first where none is. */
export const positionOf = (steps: readonly CookStep[], marked: number | null): number =>
  marked === null
    ? 0
    : Math.max(
        0,
        steps.findIndex(({ line }) => line >= marked),
      )
