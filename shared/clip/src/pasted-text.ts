import { withoutStyle } from '@potluck/cooking/without-style'
import type { Block } from './blocks.ts'
import { bullet, ingredientLooks, isSentence } from './line-looks.ts'
import { oneLine } from './plain.ts'
import { type ClippedRecipe, emptyRecipe, headerLine, isHeaderLine } from './recipe.ts'
import { readRecipeMd } from './recipe-md.ts'
import { type Section, sectionLabel } from './section-words.ts'
import { enumerated, tidyIngredients, tidyInstructions } from './tidy-lines.ts'
import { isFactsLine, readVisibleFacts } from './visible-facts.ts'

/** "[12.03.24, 18:22] Anna:" and the like, which chats put before what was said. */
const chatPrefix = /^\u200E?\[?\d{1,4}[./:-]\d{1,2}[^\]\n]{0,30}?(?:\]|\s[–-])\s*[^:\n]{1,40}:\s/

/** More lines are a book and not a recipe. */
const maxLines = 3000

/** A line of a text, without signs of style and lists of chats. */
export interface TextLine {
  readonly text: string
  /** The part of a recipe that it is the label of. */
  readonly section: Section | null
}

/**
 * Splits a recipe that was pasted as plain text, from a chat, a mail or a scanned book, into title, ingredients and
 * steps. Labels are used where there are any; without them the run of lines that begin with amounts is the ingredients
 * and what follows the steps. What stands before is title and description.
 */
export function readPastedText(text: string): ClippedRecipe {
  const marked = readRecipeMd(text)
  if (marked !== null) return marked
  const lines = linesOfText(text)
  const parts = lines.some(({ section }) => section === 'ingredients' || section === 'instructions')
    ? byLabels(lines)
    : byLooks(lines)
  const [title = '', ...rest] = parts.before
  const blocks = lines.map(({ text: line }) => asBlock(line))
  const facts = readVisibleFacts(blocks, new Set([...parts.ingredients, ...parts.instructions]))
  return {
    ...emptyRecipe,
    ...facts,
    title: title.replace(/[:：]$/, ''),
    description: rest.filter((line) => (line.length > 40 || isSentence(line)) && !isFactsLine(line)).join('\n'),
    ingredients: tidyIngredients(parts.ingredients),
    instructions: tidyInstructions(joinWrapped(parts.instructions)),
    notes: parts.notes.join('\n'),
  }
}

interface Parts {
  readonly before: string[]
  readonly ingredients: string[]
  readonly instructions: string[]
  readonly notes: string[]
}

const noParts = (): Parts => ({ before: [], ingredients: [], instructions: [], notes: [] })

const markedAtEnds = /^[\s#>*•-]*(?:\*\*|_)|(?:\*\*|_)\s*$/

/** A line from whose ends signs can be taken: no mark within it is left without its other half. */
const withWholeMarks = (line: string): string => (markedAtEnds.test(line) ? withoutStyle(line) : line)

const linesOfText = (text: string): TextLine[] => writtenLines(text, maxLines).flatMap(textLines)

/** The lines of a text as they are written. */
export const writtenLines = (text: string, max: number): string[] => text.split(/\r\n?|\n|\u2028/, max)

/** Whether a chat put the sender before a line. */
export const beginsMessage = (written: string): boolean => chatPrefix.test(written)

/** A written line as it is read: none where it is empty, two of a label and what it labels. */
export function textLines(written: string): TextLine[] {
  const line = oneLine(
    withWholeMarks(written.replace(chatPrefix, '')).replace(/^[#>*_\s]+(?=\S)|(?<![*_])[*_]+$/g, (mark) =>
      /[*]\s/.test(mark) ? '• ' : '',
    ),
  )
  if (line === '') return []
  // "Preparazione: 10 minuti" says how long it takes, and is no label of the steps.
  if (line.length <= 80 && isFactsLine(line)) return [{ text: line, section: null }]
  const colon = line.search(/[:：]/)
  // "Ingredients: flour, eggs" is a label and what it labels.
  const before = colon > 0 && colon < 40 ? sectionLabel(line.slice(0, colon)) : null
  const after = line.slice(colon + 1).trim()
  if (before !== null && after !== '')
    return [
      { text: line.slice(0, colon), section: before },
      { text: after, section: null },
    ]
  return [{ text: line, section: bullet.test(line) ? null : sectionLabel(line) }]
}

function byLabels(lines: readonly TextLine[]): Parts {
  const parts = noParts()
  let into: string[] | null = parts.before
  for (const { text, section } of lines) {
    if (section === 'other' || section === 'equipment') into = null
    else if (section !== null) into = parts[section]
    else into?.push(text)
  }
  // A label for the steps alone, or none: the amounts stand before it.
  if (parts.ingredients.length === 0) {
    const split = byLooks(parts.before.map((text) => ({ text, section: null })))
    return {
      ...parts,
      before: split.before,
      ingredients: split.ingredients,
      instructions: [...split.instructions, ...parts.instructions],
    }
  }
  if (parts.instructions.length === 0) {
    const end = parts.ingredients.findLastIndex((line) => ingredientLooks(line) >= 0.3) + 1
    parts.instructions.push(...parts.ingredients.splice(end))
  }
  return { ...parts, ingredients: parts.ingredients.flatMap((line) => enumerated(line)) }
}

function byLooks(lines: readonly TextLine[]): Parts {
  const texts = lines.map(({ text }) => text)
  const first = firstIngredient(texts)
  if (first < 0) return { ...noParts(), before: texts.slice(0, 1), instructions: texts.slice(1) }
  let end = first
  while (end < texts.length && belongs(texts[end] ?? '', texts[end + 1])) end++
  const title = texts[first - 1] ?? ''
  const hasTitle = first > 1 && isSectionTitle(title)
  const titleLine = isHeaderLine(title) ? title : headerLine(title)
  return {
    before: texts.slice(0, hasTitle ? first - 1 : first),
    ingredients: [...(hasTitle ? [titleLine] : []), ...texts.slice(first, end)],
    ...stepsAndNotes(lines.slice(end)),
  }
}

/** The index of the first of several lines with amounts, after the title; -1 where there is none. */
const firstIngredient = (texts: readonly string[]): number =>
  texts.findIndex(
    (line, index) =>
      index > 0 &&
      isAmount(line) &&
      !isFactsLine(line, texts[index - 1]) &&
      texts.slice(index, index + 4).filter(isAmount).length >= 2,
  )

/** Splits what follows the ingredients at a label for notes. Labels are left out. */
function stepsAndNotes(lines: readonly TextLine[]): Pick<Parts, 'instructions' | 'notes'> {
  const label = lines.findIndex(({ section }) => section === 'notes')
  const end = label < 0 ? lines.length : label
  const unlabelled = (part: readonly TextLine[]) => part.flatMap(({ text, section }) => (section === null ? text : []))
  return { instructions: unlabelled(lines.slice(0, end)), notes: unlabelled(lines.slice(end)) }
}

const isSectionTitle = (line: string): boolean => isHeaderLine(line) || /[:：]$/.test(line)

/** Whether a line begins with an amount, as ingredients do. */
export const isAmount = (line: string): boolean => ingredientLooks(line) >= 0.7

/** Short lines go on with the ingredients: "salt", "[Filling]", "For the sauce:" where amounts follow. */
function belongs(line: string, next: string | undefined): boolean {
  if (isAmount(line) || bullet.test(line)) return ingredientLooks(line) >= 0
  if (isSectionTitle(line)) return next !== undefined && isAmount(next)
  return line.length <= 40 && !isSentence(line) && line.split(' ').length <= 5
}

/** Lines of a book break in the middle of sentences: what goes on in lower case belongs to the line before. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const goesOn = before !== undefined && before.length > 30 && !isSentence(before) && /^\p{Ll}/u.test(line)
    if (!goesOn) joined.push(line)
    else joined[joined.length - 1] = /\p{L}-$/u.test(before) ? before.slice(0, -1) + line : `${before} ${line}`
  }
  return joined
}

const asBlock = (text: string): Block => ({ text, kind: 'line', level: 8, zone: null })
