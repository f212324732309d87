import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { readInstructions } from '@potluck/cooking/instructions'
import { findNamedIngredients } from '@potluck/cooking/named-ingredients'
import { sameQuantity } from '@potluck/cooking/quantity'
import { findStepAmounts } from '@potluck/cooking/step-amounts'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { VisibleIngredient } from '../recipe-text/ingredient-list.ts'

/** A step in cook mode. */
export interface CookStep {
  /** Its index among the lines of the instructions. */
  readonly line: number
  /** Its number among the steps, from 1. */
  readonly number: number
  readonly content: string
  /** The numbers of its photos, from 1. */
  readonly photos: readonly number[]
  /** Its number in the text, or the count of the recipe; 0 for none. */
  readonly count: number
  /** The header above it; empty for none. */
  readonly section: string
  /** The ingredients that it names, in the order of the list. */
  readonly ingredients: readonly VisibleIngredient[]
  /** Lines of ingredients that steps use in parts: their whole amounts would be wrong here. */
  readonly inParts: ReadonlySet<number>
}

/** An ingredient line that is no header. */
type Thing = Pick<VisibleIngredient, 'line' | 'original'>

/** Lines of ingredients that a step uses in another amount than the list has: "1 cup of the flour". */
function partlyTaken(step: string, things: readonly Thing[], words: Vocabulary): number[] {
  const listed = things.map(({ original }) => original)
  return findStepAmounts(step, listed, words).flatMap(({ start, end, ingredient }) => {
    const thing = ingredient === null ? undefined : things[ingredient]
    const { quantity, unitName } = readIngredientLine(step.slice(start, end), words)
    if (!thing?.original.quantity || !quantity) return []
    const isWhole = unitName === thing.original.unitName && sameQuantity(quantity, thing.original.quantity)
    return isWhole ? [] : [thing.line]
  })
}

/** The steps of a recipe with their ingredients. Headers are attached to the steps below them. */
export function cookSteps(
  instructions: string,
  ingredients: readonly VisibleIngredient[],
  words: Vocabulary,
  photoCount = 0,
): readonly CookStep[] {
  const things = ingredients.filter(({ displayed }) => !displayed.isHeader)
  const names = things.map(({ displayed }) => displayed.ingredient)
  const read = readInstructions(instructions, photoCount)
  const inParts = new Set(
    read.flatMap(({ content, isHeader }) => (isHeader ? [] : partlyTaken(content, things, words))),
  )
  const steps: CookStep[] = []
  let section = ''
  read.forEach(({ content, count, isHeader, photos = [] }, line) => {
    if (isHeader) {
      section = content
      return
    }
    const positions = new Set(findNamedIngredients(content, names, words).flatMap((mention) => mention.ingredients))
    steps.push({
      line,
      number: steps.length + 1,
      content,
      photos,
      count,
      section,
      ingredients: things.filter((_, position) => positions.has(position)),
      inParts,
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
