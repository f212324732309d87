import type { Block } from './blocks.ts'
import { ingredientLooks } from './line-looks.ts'
import { headerLine, isHeaderLine } from './recipe.ts'
import { isLabelOf, sectionLabel } from './section-words.ts'
import type { FoundLines } from './sections.ts'
import { stepsAfter } from './steps-after.ts'

interface Component {
  readonly list: FoundLines
  readonly steps: readonly string[]
}

/** What may stand between the steps of a component and the list of the next: its title and a remark. */
const maxBetween = 3

/**
 * A recipe in several components, each with a list and its steps below it, as one recipe with a title over each: "Dough"
 * with its ingredients and steps, then "Filling" with its own.
 *
 * @param lists that may be ingredients, the best first
 * @returns `null` where the page has one list, or has the steps together
 */
export function componentsOf(
  blocks: readonly Block[],
  lists: readonly FoundLines[],
): { readonly ingredients: readonly string[]; readonly instructions: readonly string[] } | null {
  const [best] = lists
  const apart = listsApart(lists)
  const components = apart.map((list, at): Component => {
    const next = apart[at + 1]?.start ?? blocks.length
    const isOne = blocks
      .slice(list.end, next)
      .every(({ text }) => (sectionLabel(text) ?? 'ingredients') === 'ingredients')
    return { list, steps: isOne || at === apart.length - 1 ? stepsAfter(blocks.slice(0, next), list) : [] }
  })
  const from = components.findIndex((_, at) => goesOn(components, at))
  if (best === undefined || from < 0) return null
  const length = components.slice(from).findIndex((_, at) => !goesOn(components, from + at)) + 1
  const chain = components.slice(from, from + length)
  if (!chain.some(({ list }) => list.start === best.start)) return null
  const title = ({ list }: Component) => titleOf(blocks, list, list.start === chain[0]?.list.start)
  return {
    ingredients: chain.flatMap((component) => [...title(component), ...component.list.lines]),
    instructions: chain.flatMap((component) => [...title(component), ...component.steps]),
  }
}

/** Whether the steps of a component lead to another component. */
function goesOn(components: readonly Component[], at: number): boolean {
  const [own, next] = [components[at], components[at + 1]]
  if (own === undefined || next === undefined || own.steps.length === 0 || next.steps.length === 0) return false
  const between = next.list.start - own.list.end - own.steps.length
  const lines = new Set(own.list.lines)
  const same = next.list.lines.filter((line) => lines.has(line))
  return between <= maxBetween && same.length * 2 < next.list.lines.length
}

/** Lists of amounts that do not lie within each other, in the order of the page. */
function listsApart(lists: readonly FoundLines[]): readonly FoundLines[] {
  const apart: FoundLines[] = []
  for (const list of lists) {
    const lines = list.lines.filter((line) => !isHeaderLine(line))
    const isList = lines.filter((line) => ingredientLooks(line) >= 0.7).length * 2 >= lines.length
    if (isList && apart.every(({ start, end }) => list.start >= end || list.end <= start)) apart.push(list)
  }
  return apart.sort((a, b) => a.start - b.start)
}

function titleOf(blocks: readonly Block[], list: FoundLines, isFirst: boolean): readonly string[] {
  const own = blocks[list.start]
  const heading = own?.kind === 'item' ? blocks[list.start - 1] : own
  const isTitle = heading !== undefined && heading.kind !== 'item' && heading.text.length <= 60
  if (!isTitle || isLabelOf(heading.text, 'ingredients') || isHeaderLine(list.lines[0] ?? '')) return []
  return isFirst && heading.kind !== 'heading' ? [] : [headerLine(heading.text)]
}
