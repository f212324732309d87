import type { Block } from './blocks.ts'
import { stepLooks } from './line-looks.ts'
import { type ClippedRecipe, emptyRecipe, headerLine, isHeaderLine } from './recipe.ts'
import { sectionLabel } from './section-words.ts'
import { type FoundLines, findPart } from './sections.ts'
import { tidyIngredients, tidyInstructions, withoutRowNumbers } from './tidy-lines.ts'
import { readVisibleFacts } from './visible-facts.ts'

/** Reads a recipe from what a page shows: its headings, lists and lines, and the class names around them. */
export function readVisibleRecipe(blocks: readonly Block[]): ClippedRecipe {
  const pair = bestPair(findPart(blocks, 'ingredients').filter(enough), findPart(blocks, 'instructions'))
  return {
    ...emptyRecipe,
    ...readVisibleFacts(blocks),
    ingredients: tidyIngredients(pair.ingredients?.lines ?? []),
    instructions: tidyInstructions(withoutRowNumbers(pair.instructions?.lines ?? stepsAfter(blocks, pair.ingredients))),
  }
}

const enough = (candidate: FoundLines): boolean =>
  candidate.score >= 1.2 && candidate.lines.filter((line) => !isHeaderLine(line)).length >= 2

/** The ingredients that look most like it, and of the instructions the best that do not lie inside them. */
function bestPair(ingredients: readonly FoundLines[], instructions: readonly FoundLines[]) {
  const [best] = ingredients
  const after = instructions.filter(
    (candidate) =>
      candidate.score > 0.5 && (best === undefined || candidate.start >= best.end || candidate.end <= best.start),
  )
  const nearness = (candidate: FoundLines) => {
    const distance =
      best === undefined
        ? 0
        : candidate.start >= best.end
          ? candidate.start - best.end
          : 20 + best.start - candidate.end
    return Math.min(candidate.score, 8) / (1 + distance / 25)
  }
  return { ingredients: best, instructions: [...after].sort((a, b) => nearness(b) - nearness(a))[0] }
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
  kind !== 'heading' && (text.length > 40 || (kind === 'item' && stepLooks(text) >= 0.6))
