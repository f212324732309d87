import type { Block } from './blocks.ts'
import { componentsOf } from './components.ts'
import { ingredientLooks, stepLooks } from './line-looks.ts'
import { type ClippedRecipe, emptyRecipe, isHeaderLine } from './recipe.ts'
import { type FoundLines, findPart } from './sections.ts'
import { stepsAfter } from './steps-after.ts'
import { tidyIngredients, tidyInstructions, withoutButtons, withoutRowNumbers } from './tidy-lines.ts'
import { readVisibleFacts } from './visible-facts.ts'

/** Reads a recipe from what a page shows: its headings, lists and lines, and the class names around them. */
export function readVisibleRecipe(blocks: readonly Block[]): ClippedRecipe {
  const lists = findPart(blocks, 'ingredients').filter(enough)
  const { ingredients, instructions } = componentsOf(blocks, lists) ?? {
    ingredients: lists[0]?.lines ?? [],
    instructions: instructionsFor(blocks, lists[0]),
  }
  return {
    ...emptyRecipe,
    ...readVisibleFacts(blocks),
    ingredients: tidyIngredients(ingredients),
    instructions: withoutButtons(tidyInstructions(withoutRowNumbers(instructions))),
  }
}

/** The instructions under a label, or what follows the ingredients where none is near. */
function instructionsFor(blocks: readonly Block[], ingredients: FoundLines | undefined): readonly string[] {
  const rest = withoutLines(blocks, ingredients)
  const labelled = nearest(findPart(rest, 'instructions'), ingredients)
  const after = stepsAfter(rest, ingredients)
  if (labelled === undefined) return after
  const isFar = labelled.score < 4 && labelled.start - (ingredients?.end ?? labelled.start) > 15
  return isFar && looksMore(after, labelled.lines) ? after : labelled.lines
}

const enough = (candidate: FoundLines): boolean =>
  candidate.score >= 1.2 && candidate.lines.filter((line) => !isHeaderLine(line)).length >= 2

/** Some pages name before each step again what goes in: those lines are no steps. */
function withoutLines(blocks: readonly Block[], part: FoundLines | undefined): readonly Block[] {
  const lines = new Set(part?.lines.filter((line) => ingredientLooks(line) >= 0.7))
  const isAgain = ({ text }: Block, at: number) => at >= (part?.end ?? 0) && lines.has(text)
  return blocks.map((block, at): Block => (isAgain(block, at) ? { ...block, kind: 'line', level: 8, text: '' } : block))
}

/** Whether lines look more like steps than others. */
const looksMore = (lines: readonly string[], others: readonly string[]): boolean => looksOf(lines) > looksOf(others)
const looksOf = (lines: readonly string[]): number =>
  lines.filter((line) => !isHeaderLine(line)).reduce((sum, line) => sum + stepLooks(line), 0)

/** Of instructions that do not lie inside the ingredients those that look most like it and stand next to them. */
function nearest(instructions: readonly FoundLines[], best: FoundLines | undefined): FoundLines | undefined {
  const apart = instructions.filter(
    (candidate) =>
      candidate.score > 0.5 && (best === undefined || candidate.start >= best.end || candidate.end <= best.start),
  )
  const distance = ({ start, end }: FoundLines) =>
    best === undefined ? 0 : start >= best.end ? start - best.end : 20 + best.start - end
  const nearness = (candidate: FoundLines) => Math.min(candidate.score, 8) / (1 + distance(candidate) / 25)
  return apart.sort((a, b) => nearness(b) - nearness(a))[0]
}
