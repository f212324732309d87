import type { Block } from './blocks.ts'
import { ingredientLooks, isSentence, stepLooks } from './line-looks.ts'
import { type ClippedRecipe, emptyRecipe, headerLine, isHeaderLine } from './recipe.ts'
import { sectionLabel } from './section-words.ts'
import { type FoundLines, findPart } from './sections.ts'
import { tidyIngredients, tidyInstructions, withoutButtons, withoutRowNumbers } from './tidy-lines.ts'
import { readVisibleFacts } from './visible-facts.ts'

/** Reads a recipe from what a page shows: its headings, lists and lines, and the class names around them. */
export function readVisibleRecipe(blocks: readonly Block[]): ClippedRecipe {
  const [ingredients] = findPart(blocks, 'ingredients').filter(enough)
  const rest = withoutLines(blocks, ingredients)
  const labelled = nearest(findPart(rest, 'instructions'), ingredients)
  const after = stepsAfter(rest, ingredients)
  const isFar =
    labelled !== undefined && labelled.score < 4 && labelled.start - (ingredients?.end ?? labelled.start) > 15
  const instructions = labelled === undefined || (isFar && looksMore(after, labelled.lines)) ? after : labelled.lines
  return {
    ...emptyRecipe,
    ...readVisibleFacts(blocks),
    ingredients: tidyIngredients(ingredients?.lines ?? []),
    instructions: withoutButtons(tidyInstructions(withoutRowNumbers(instructions))),
  }
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

/** Steps without a label: what follows the ingredients up to the next label, where it reads like steps. */
function stepsAfter(blocks: readonly Block[], ingredients: FoundLines | undefined): string[] {
  if (ingredients === undefined) return []
  const steps: string[] = []
  // A line that follows the list may have been counted to it.
  const listed = blocks.slice(ingredients.start, ingredients.end).findLastIndex(({ kind }) => kind === 'item') + 1
  const end = listed > 0 ? ingredients.start + listed : ingredients.end
  const after = blocks.slice(end, end + 60)
  for (const [index, block] of after.entries()) {
    const next = after[index + 1]
    if (sectionLabel(block.text) !== null) break
    const heads = block.kind === 'heading' || (block.text.length <= 60 && /[:：]$/.test(block.text))
    if (heads && next !== undefined && reads(next)) steps.push(headerLine(block.text))
    else if (block.kind !== 'heading' && reads(block)) steps.push(block.text)
    else if (steps.length > 1) break
  }
  return steps
}

const reads = ({ kind, text }: Block): boolean =>
  kind !== 'heading' &&
  (text.length > 40 || (isSentence(text) && text.length > 25) || (kind === 'item' && stepLooks(text) >= 0.6))
