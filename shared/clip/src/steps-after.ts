import type { Block } from './blocks.ts'
import { isSentence, stepLooks } from './line-looks.ts'
import { headerLine } from './recipe.ts'
import { sectionLabel } from './section-words.ts'
import type { FoundLines } from './sections.ts'

/** Steps without a label: what follows the ingredients up to the next label, where it reads like steps. */
export function stepsAfter(blocks: readonly Block[], ingredients: FoundLines | undefined): string[] {
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
