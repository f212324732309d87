import type { Block } from './blocks.ts'
import { withAmounts } from './cell-lines.ts'
import { ingredientLooks, isSentence, stepLooks } from './line-looks.ts'
import { numberedSteps } from './numbered-steps.ts'
import { headerLine, isHeaderLine, withoutEmptySections } from './recipe.ts'
import { isLabelOf, type Section, sectionLabel, sectionOfHeading } from './section-words.ts'
import { inOneSystem } from './unit-systems.ts'
import { isFact } from './visible-facts.ts'

type Part = 'ingredients' | 'instructions'

/** Lines that a page shows together as one part of a recipe. */
export interface FoundLines {
  readonly lines: readonly string[]
  /** How much they look like that part: about 1 for each line that clearly does. */
  readonly score: number
  /** The blocks they were taken from: from `start` up to but not `end`. */
  readonly start: number
  readonly end: number
}

interface Labelled extends Block {
  readonly label: Section | null
}

/** A long step counts by its sentences. */
const stepsLook = (line: string): number =>
  stepLooks(line) * Math.min(4, Math.max(1, line.match(sentenceEnd)?.length ?? 1))
const sentenceEnd = /\p{L}{2}[.!?。](?:\s|$)/gu

const looks = { ingredients: ingredientLooks, instructions: stepsLook }

/** No part of a recipe has more lines, no page more candidates. */
const maxLines = 300
const maxFound = 40

/** Every run of blocks that may be the ingredients (or the instructions) of a recipe, best first. */
export function findPart(blocks: readonly Block[], part: Part): FoundLines[] {
  const page = labelledBlocks(blocks)
  const found = foundRuns(page, part, (start) => endOfRun(page, start, part))
  const isEnough = part === 'instructions' || found.some(({ score }) => score >= 1.2)
  return isEnough ? found : foundRuns(page, part, (start) => endOfBareLines(page, start))
}

function foundRuns(page: readonly Labelled[], part: Part, endOf: (start: number) => number | null): FoundLines[] {
  const allLines: FoundLines[] = []
  for (let start = 0; start < page.length && allLines.length < maxFound; start++) {
    const end = endOf(start)
    if (end === null) continue
    const first = beginsBelowHeading(page, start, end, part) ? start - 1 : start
    const run = asFound(page.slice(first, end), part, first)
    if (run.lines.length > 0) allLines.push(run)
    // The rest of the run would be the same lines again.
    if (page[start]?.label !== part && page[start]?.zone !== part) start = end - 1
  }
  return allLines.sort((a, b) => b.score - a.score)
}

function labelledBlocks(blocks: readonly Block[]): Labelled[] {
  const page = blocks.map((block) => ({
    ...block,
    label: block.kind === 'heading' ? sectionOfHeading(block.text) : sectionLabel(block.text),
  }))
  // Two items of a list that are both labels are tabs.
  const isTab = (at: number) => page[at]?.kind === 'item' && page[at].label !== null
  return page.map((block, at) => (isTab(at) && (isTab(at - 1) || isTab(at + 1)) ? { ...block, label: null } : block))
}

/** A heading of another part, in a box that holds both. */
const isOtherPart = ({ kind, label }: Labelled, part: Part): boolean =>
  kind === 'heading' && label !== null && label !== part && (part === 'instructions' || label !== 'notes')

/** Whether the heading above an unlabelled list is that of its first section, as others are of the next. */
function beginsBelowHeading(page: readonly Labelled[], start: number, end: number, part: Part): boolean {
  const [above, block] = [page[start - 1], page[start]]
  if (above?.kind !== 'heading' || above.label !== null || block?.kind !== 'item') return false
  if (block.zone !== null && (part === 'ingredients' || above.level === 1)) return false
  return page.slice(start, end).some((inner) => inner.kind === 'heading' && inner.level === above.level)
}

/** Where the run that begins at a block ends, or `null` where none begins. */
function endOfRun(page: readonly Labelled[], start: number, part: Part): number | null {
  const block = page[start]
  if (block === undefined) return null
  if (block.label === part) {
    const end = endOfLabelled(page, start, part)
    const isShort = part === 'instructions' && page.slice(start + 1, end).every(({ text }) => stepLooks(text) < 0.6)
    return isShort ? Math.max(end, endOfZone(page, start, part)) : end
  }
  if (block.zone === part && page[start - 1]?.zone !== part && !headsZone(page, start - 1, part))
    return endOfZone(page, start, part)
  return part === 'ingredients' ? endOfBareList(page, start) : null
}

/** A heading between two boxes of the same part is that of the second. */
const headsZone = (page: readonly Labelled[], at: number, part: Part): boolean =>
  page[at]?.kind === 'heading' && page[at].label === null && page[at - 1]?.zone === part && page[at + 1]?.zone === part

/** Where the box of a part ends that a block stands in; the block itself where it stands in none. */
const endOfZone = (page: readonly Labelled[], start: number, part: Part): number =>
  page[start]?.zone === part
    ? endWhere(page, start, (next, at) => (next.zone !== part && !headsZone(page, at, part)) || isOtherPart(next, part))
    : start

function endWhere(page: readonly Labelled[], start: number, stops: (block: Labelled, at: number) => boolean): number {
  let end = start + 1
  for (; end < page.length && end - start < maxLines; end++) {
    const block = page[end]
    if (block === undefined || stops(block, end)) break
  }
  return end
}

/** Below a label: up to the next label, a heading of its rank, or where the page goes on without the list. */
function endOfLabelled(page: readonly Labelled[], start: number, part: Part): number {
  const level = page[start]?.level ?? 8
  let items = 0
  let strays = 0
  return endWhere(page, start, (block, at) => {
    const isPart = block.label === part && (block.level > level || part === 'instructions')
    if (block.label !== null) return !isPart
    if (block.kind === 'heading' && block.level <= Math.min(level, 6))
      return part !== 'ingredients' || !isFollowedByAmounts(page, at) || isMade(page[at - 1])
    if (part === 'ingredients' && (block.text.length > 300 || leavesZone(page, start, at))) return true
    if (block.kind === 'item' && /\p{L}/u.test(block.text) && !isFact(block.text)) {
      items++
      strays = 0
    } else if (block.kind === 'line' && block.level === 8) strays++
    return items >= 2 && strays > 1
  })
}

/** Where the box of the ingredients has ended, what does not begin with an amount is none. */
function leavesZone(page: readonly Labelled[], start: number, at: number): boolean {
  const before = page.slice(start + 1, at)
  return (
    page[at]?.zone !== 'ingredients' &&
    ingredientLooks(page[at]?.text ?? '') < 0.7 &&
    before.length >= 2 &&
    before.filter(({ zone }) => zone === 'ingredients').length * 2 > before.length
  )
}

/** A sentence above the title of the next list says how the first is used. */
const isMade = (above: Labelled | undefined): boolean =>
  above?.kind === 'line' && above.zone !== 'ingredients' && above.text.length > 25 && isSentence(above.text)

/** Headings of the same rank as that of the whole list are those of its sections where amounts follow: "Glaze". */
const isFollowedByAmounts = (page: readonly Labelled[], heading: number): boolean =>
  isLoneIngredient(page, heading + 1) ||
  page
    .slice(heading + 1, heading + 3)
    .every(({ kind, label, text }) => kind === 'item' && label === null && ingredientLooks(text) >= 0.7)

/** A list without a label, with the headings between its parts, where most of its lines begin with an amount. */
function endOfBareList(page: readonly Labelled[], start: number): number | null {
  if (page[start]?.kind !== 'item' || page[start - 1]?.kind === 'item') return null
  const first = page[start - 1]?.kind === 'heading' ? start - 1 : start
  const end = endWhere(
    page,
    start,
    (block, at) =>
      block.kind === 'line' || block.label !== null || block.zone === 'instructions' || leavesZone(page, start - 1, at),
  )
  const until = page.slice(0, end).findLastIndex((block) => !isStep(block)) + 1
  const items = page.slice(first, until).filter((block) => block.kind === 'item')
  const like = items.filter((block) => ingredientLooks(block.text) >= 0.7)
  return items.length >= 3 && like.length >= items.length * 0.5 ? until : null
}

/** Lines of amounts that are no list, without a label: most articles of newspapers have them so. */
function endOfBareLines(page: readonly Labelled[], start: number): number | null {
  const isShown = (block: Labelled) => block.kind === 'line' && block.zone === null && block.label === null
  const isLine = (block: Labelled) => isShown(block) && block.text.length <= 120 && !/[.!?]$/.test(block.text)
  const [above, first] = [page[start - 1], page[start]]
  if (first === undefined || !isLine(first) || !hasAmount(first) || (above && isLine(above) && hasAmount(above)))
    return null
  let others = 0
  const end = endWhere(page, start, (block, at) => {
    if (!hasAmount(block)) others++
    return !isLine(block) || others > 2 + (at - start) * 0.3
  })
  const like = page.slice(start, end).filter(hasAmount)
  return like.length >= 4 && like.length >= (end - start) * 0.7 ? end : null
}

/** An item that is a step rather than an ingredient, where a list of steps follows the ingredients at once. */
const isStep = ({ kind, text }: Block): boolean =>
  kind === 'item' && ingredientLooks(text) <= 0.3 && stepLooks(text) >= 0.6 && (text.length > 60 || isSentence(text))

/** How much more a list counts that is called one of ingredients, or of steps. */
const named = 1.2

function asFound(whole: readonly Labelled[], part: Part, start: number): FoundLines {
  const kept = withoutFacts(whole)
  const run = part === 'instructions' ? numberedSteps(kept) : withoutStrangers(kept)
  const items = run.filter((block) => block.kind === 'item')
  // Where there is a list, lines outside it are remarks; only the headers of its sections count.
  const listed = items.length >= 2 && items.length * 2 >= run.length - items.length
  const until = listed && part === 'instructions' ? run.findLastIndex((block) => block.kind === 'item') + 1 : run.length
  const shown = run.slice(0, until)
  const lines = shown.flatMap((block, at) => {
    if (block.label === part && (at === 0 || isLabelOf(block.text, part))) return []
    if (isHeading(block) || (part === 'ingredients' && listed && headsList(shown, at))) return [headerLine(block.text)]
    if (part === 'ingredients' && isLoneIngredient(shown, at)) return [block.text]
    return listed && block.kind !== 'item' && (part === 'ingredients' || block.text.length < 40)
      ? []
      : [part === 'ingredients' ? (block.amountFirst ?? block.text) : block.text]
  })
  const cleanLines = part === 'ingredients' ? inOneSystem(withoutEmptySections(withAmounts(lines))) : withoutTail(lines)
  const isNamed = run.some((block) => block.label === part || block.zone === part)
  const scored = cleanLines.filter((line) => !isHeaderLine(line)).map(looks[part])
  return {
    lines: cleanLines,
    start,
    end: start + whole.length,
    score: scored.reduce((sum, value) => sum + value, 0) * (isNamed ? named : 1),
  }
}

/** A part without the rows that say how long it takes and for how many it is. */
const withoutFacts = (run: readonly Labelled[]): readonly Labelled[] =>
  run.filter((block, at) => at === 0 || block.kind === 'heading' || (block.text !== '' && !isFact(block.text)))

const hasAmount = ({ text }: Labelled): boolean => ingredientLooks(text) >= 0.7

/** A list of amounts ends at a question, and before a long remark that a list without any amount follows: those are buttons. */
function withoutStrangers(run: readonly Labelled[]): readonly Labelled[] {
  const last = run.findLastIndex(hasAmount)
  if (run.slice(0, last + 1).filter(hasAmount).length * 2 < last) return run
  const isEnd = (block: Labelled, at: number) =>
    at > last &&
    (/[?!]$/.test(block.text) || (block.kind === 'line' && block.text.length > 60 && run[at + 1]?.kind === 'item'))
  const end = run.findIndex(isEnd)
  return end < 0 ? run : run.slice(0, end)
}

/** A section of one ingredient has no list: its line stands in the box of the ingredients. */
function isLoneIngredient(run: readonly Labelled[], at: number): boolean {
  const [above, block, below] = [run[at - 1], run[at], run[at + 1]]
  if (block?.kind !== 'line' || block.zone !== 'ingredients' || above?.kind !== 'heading' || above.label !== null)
    return false
  return (below === undefined || below.kind === 'heading') && /^\p{N}/u.test(block.text) && block.text.length <= 80
}

/** A few words between two lists of amounts are the title of the second. */
function headsList(run: readonly Labelled[], at: number): boolean {
  const [block, ...next] = run.slice(at, at + 3)
  const isTitle = block?.kind === 'line' || (block?.kind === 'item' && block.level === 7)
  if (!isTitle || block.text.length > 60 || /\d|[.!?]$/.test(block.text)) return false
  return (
    next.length > 0 &&
    next.every(
      ({ kind, level, text }) =>
        kind === 'item' &&
        (block.kind === 'line' ? ingredientLooks(text) >= 0.7 : level === 8 && ingredientLooks(text) >= 0.3),
    )
  )
}

function isHeading({ kind, level, text }: Block): boolean {
  if (text.length > 80) return false
  return kind === 'heading' || (kind === 'line' && text.length <= 60 && (level === 7 || /[:：]$/.test(text)))
}

/** Steps without the tags, names and dates that follow the last of them. */
function withoutTail(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex(isSentence)
  const tail = lines.slice(last + 1)
  const isProse =
    lines.filter(isSentence).length * 2 > lines.slice(0, last).filter((line) => !isHeaderLine(line)).length
  return last > 0 && isProse && tail.every((line) => line.length < 80) ? lines.slice(0, last + 1) : lines
}
