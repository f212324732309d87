import { readInstructions } from '@potluck/cooking/instructions'
import { findNamedIngredients } from '@potluck/cooking/named-ingredients'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { VisibleIngredient } from '../recipe-text/ingredient-list.ts'

/** A step in cook mode. */
export interface CookStep {
  /** Its index among the lines of the instructions. */
  readonly line: number
  /** Its number among the steps, from 1. */
  readonly number: number
  readonly content: string
  /** Its number in the text, or the count of the recipe; 0 for none. */
  readonly count: number
  /** The header above it; empty for none. */
  readonly section: string
  /** The ingredients that it names, in the order of the list. */
  readonly ingredients: readonly VisibleIngredient[]
}

/** The steps of a recipe with their ingredients. Headers are attached to the steps below them. */
export function cookSteps(
  instructions: string,
  ingredients: readonly VisibleIngredient[],
  words: Vocabulary,
): readonly CookStep[] {
  const things = ingredients.filter(({ displayed }) => !displayed.isHeader)
  const names = things.map(({ displayed }) => displayed.ingredient)
  const steps: CookStep[] = []
  let section = ''
  readInstructions(instructions).forEach(({ content, count, isHeader }, line) => {
    if (isHeader) {
      section = content
      return
    }
    const positions = new Set(findNamedIngredients(content, names, words).flatMap((mention) => mention.ingredients))
    steps.push({
      line,
      number: steps.length + 1,
      content,
      count,
      section,
      ingredients: things.filter((_, position) => positions.has(position)),
    })
  })
  return steps
}

/** The step of the stored line, or the next one if that line is no step; the first without a stored line. */
export const positionOf = (steps: readonly CookStep[], storedLine: number | null): number =>
  storedLine === null
    ? 0
    : Math.max(
        0,
        steps.findIndex(({ line }) => line >= storedLine),
      )
