import { bullet, isSentence } from './line-looks.ts'
import { beginsMessage, isAmount, readPastedText, type TextLine, textLines, writtenLines } from './pasted-text.ts'
import type { ClippedRecipe } from './recipe.ts'
import { isHeaderLine } from './recipe.ts'
import { isPartOfDish } from './tidy-lines.ts'
import { readVisibleFacts } from './visible-facts.ts'

const isWhole = ({ ingredients, instructions }: ClippedRecipe): boolean =>
  ingredients.length > 0 && instructions.length > 0

/** Where another recipe may begin in a text: a heading of level 1, a line of signs, a form feed. */
const cuts: readonly RegExp[] = [/^(?=# \S)/m, /^[ \t]*(?:[=*~#_]{5,}|-{8,})[ \t]*$/m, /\f/]

/**
 * The pieces of a text between marks such as lines of signs, if two or more of them are recipes by themselves;
 * otherwise the whole text.
 * @param prepare what a piece goes through before it is read
 */
export function splitAtMarks(text: string, max: number, prepare = (piece: string): string => piece): string[] {
  for (const cut of cuts) {
    const pieces = text.split(cut, max).filter((piece) => /\p{L}/u.test(piece))
    if (pieces.length < 2) continue
    const first = pieces.slice(0, 5).filter((piece) => isWhole(readPastedText(prepare(piece))))
    if (first.length >= 2) return pieces
  }
  return [text]
}

/** Longest text whose recipes are told apart while somebody waits, lines. */
const longestPaste = 5_000
/** Lines between a title and the ingredients: a description, servings, times. */
const maxIntro = 6

interface Row extends TextLine {
  /** Index of the written line. */
  readonly at: number
  /** Whether it begins a paragraph, a message, or what a rule or a heading begins. */
  readonly begins: 'no' | 'paragraph' | 'block'
}

const rule = /^\s*(?:[-=*~_–—•#]\s?){3,}\s*$/
const heading = /^\s*#{1,3}\s/

function rowsOf(lines: readonly string[]): Row[] {
  let before: Row['begins'] = 'block'
  return lines.flatMap((written, at) => {
    if (rule.test(written)) {
      before = 'block'
      return []
    }
    const read = textLines(written)
    if (read.length === 0) {
      if (before === 'no') before = 'paragraph'
      return []
    }
    const begins = heading.test(written) || beginsMessage(written) ? 'block' : before
    before = 'no'
    return read.map((line, index) => ({ ...line, at, begins: index === 0 ? begins : 'no' }))
  })
}

const numbered = /^\d{1,2}\s?[.)]\s/
const isFact = (text: string): boolean =>
  Object.values(readVisibleFacts([{ text, kind: 'line', level: 8, zone: null }])).some(Boolean)

/** Words that begin the name of a part of a dish: "For the sauce". */
const forPart = /^(?:for|für|per|pour|para|voor|для|na)\s|^ל\p{L}/iu

const isTitle = ({ text, section, begins }: Row, before: Row | undefined): boolean =>
  section === null &&
  (begins !== 'no' || (before !== undefined && isSentence(before.text))) &&
  text.length >= 3 &&
  text.length <= 80 &&
  /\p{L}{2}/u.test(text) &&
  !/[.:：,;]$/.test(text) &&
  !(numbered.test(text) || bullet.test(text) || isAmount(text) || isFact(text)) &&
  !(isHeaderLine(text) || isPartOfDish(text) || forPart.test(text))

/** Whether a row, if there is one, ends as the steps of a recipe do. */
const endsSentence = (row: Row | undefined): boolean => row === undefined || isSentence(row.text)

/** The row of the title above ingredients, or -1: the nearest that may be one. */
function titleAbove(rows: readonly Row[], start: number, after: number): number {
  for (let at = start - 1; at > after && at >= start - maxIntro; at--) {
    const row = rows[at]
    if (row === undefined || row.section !== null || numbered.test(row.text)) return -1
    const [above, before] = [rows[at - 1], rows[at - 2]]
    if (!isTitle(row, above)) continue
    // "quick and easy" describes what stands above it, "Crust" may be its first part.
    const mayBePart = at === start - 1 && row.begins !== 'block' && above?.begins !== 'no' && endsSentence(before)
    const mayDescribe = /^\p{Ll}/u.test(row.text) || mayBePart
    const describes = mayDescribe && above !== undefined && at - 1 > after && isTitle(above, before)
    return describes ? at - 1 : at
  }
  return -1
}

const lengthOrHeat = /^\p{N}[\p{N}\s.,–-]*(?:min|h\b|hours?|°|stunde|sekunde|sec|minut|or[ae]\b|хв|год|שע|דק)/iu

const isQuantity = (row: Row | undefined): boolean =>
  row !== undefined && /\p{N}/u.test(row.text) && isAmount(row.text) && !lengthOrHeat.test(row.text)

const beginsAmounts = (rows: readonly Row[], at: number): boolean =>
  isQuantity(rows[at]) && rows.slice(at, at + 4).filter(isQuantity).length >= 2

/** Whether a row is a step: a sentence of some length, or one that begins a paragraph, such as "Mix all." */
const isStep = ({ text, section, begins }: Row): boolean =>
  section === 'instructions' ||
  (section === null && (numbered.test(text) || (isSentence(text) && (text.length > 15 || begins !== 'no'))))

/** Where a recipe of a text begins: the row of its title, and whether its ingredients have a label. */
interface Beginning {
  readonly row: number
  readonly isLabelled: boolean
}

/** What a recipe has had up to a row. */
interface Progress {
  readonly ingredients: boolean
  readonly steps: boolean
  readonly notes: boolean
}

/** Whether the ingredients of another recipe may begin at a row. */
function beginsList(rows: readonly Row[], at: number, so: Progress): boolean {
  if (rows[at]?.section === 'ingredients') return so.steps || !so.ingredients
  return ((so.steps && !so.notes) || !so.ingredients) && beginsAmounts(rows, at)
}

function beginnings(rows: readonly Row[]): Beginning[] {
  const found: Beginning[] = []
  let last = -1
  let so: Progress = { ingredients: false, steps: false, notes: false }
  for (const [at, row] of rows.entries()) {
    if (!beginsList(rows, at, so)) {
      so = { ...so, steps: so.steps || (so.ingredients && isStep(row)), notes: so.notes || row.section === 'notes' }
      continue
    }
    const title = titleAbove(rows, at, last)
    if (title >= 0) found.push({ row: title, isLabelled: row.section === 'ingredients' })
    if (title < 0 && so.ingredients) continue
    so = { ingredients: true, steps: false, notes: false }
    last = at
  }
  return found
}

/** The first line of a letter or a mail. */
const preface =
  /^(?:from|to|subject|date|von|an|betreff|datum|da|a|oggetto|data|від|кому|тема|дата|מאת|אל|נושא|תאריך)\s?:\s\S|^(?:hi|hey|hello|dear|hallo|liebe[rs]?|servus|ciao|car[oaei]|привіт|вітаю|любий|люба|шановн\p{L}*|שלום|היי|הי)(?:\s\S.{0,40})?[,!]?$/iu

/**
 * The recipes of a text, such as a chat or a mail with several of them, in its order; one piece where it is one recipe.
 * What stands before the first title is left out where there are several, or where a letter begins there.
 * @param max most recipes
 * @param maxLines longest text that is split without marks, lines
 */
export function splitRecipes(text: string, max: number, maxLines = longestPaste): string[] {
  const pieces = splitAtMarks(text, max)
  if (pieces.length > 1) return pieces
  const lines = writtenLines(text, maxLines + 1)
  if (lines.length > maxLines) return [text]
  const rows = rowsOf(lines)
  const found = beginnings(rows)
  const piece = (from: Beginning | undefined, to: Beginning | undefined) =>
    lines.slice(rows[from?.row ?? 0]?.at, rows[to?.row ?? rows.length]?.at).join('\n')
  // Amounts without a label begin a recipe only where steps follow them.
  const starts = found.filter((start, at) => start.isLabelled || isWhole(readPastedText(piece(start, found[at + 1]))))
  if (starts.length > 1)
    return starts.slice(0, max).map((start, at) => piece(start, at === max - 1 ? undefined : starts[at + 1]))
  return preface.test(rows[0]?.text ?? '') ? [piece(starts[0], undefined)] : [text]
}
