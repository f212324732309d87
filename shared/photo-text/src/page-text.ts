import type { CheckedLine } from './amounts.ts'
import { type Box, type GrayImage, heightOf, unionOf, widthOf } from './gray-image.ts'
import type { ReadColumn, ReadPage } from './read-page.ts'

/** Stands in a text for a word that is asked for; the questions of a line are in the order of these. */
const blank = '\uE000'

/** A line of the text, put together of one line of the page or of several, where the page breaks it. */
export interface TextLine {
  /** With a blank for each question: `answeredText` fills them. */
  readonly text: string
  /** The amounts that the cook has to tell. */
  readonly questions: readonly TextQuestion[]
  /** Words that the engine was not sure of, as they stand in the text. */
  readonly doubtful: readonly string[]
}

/** A word whose amount the cook has to tell. */
export interface TextQuestion {
  /** The picture of its page or column, and where its line is on it. */
  readonly image: GrayImage
  readonly box: Box
  /** The candidates for the word, the likeliest first; an empty one is no word at all. */
  readonly candidates: readonly string[]
}

/** A line with the words that were asked for. Without an answer it has the likeliest. */
export function answeredText({ text, questions }: TextLine, answers: readonly (string | undefined)[] = []): string {
  let at = 0
  const filled = text.replaceAll(blank, () => {
    const word = answers[at] ?? questions[at]?.candidates[0] ?? ''
    at++
    return word
  })
  return filled.replace(/ {2,}/g, ' ').trim()
}

/** The text before and after the word of a question. Other questions have their likeliest word. */
export function aroundQuestion(line: TextLine, question: number): readonly [before: string, after: string] {
  const parts = line.text.split(blank)
  const wordOf = (at: number) => line.questions[at]?.candidates[0] ?? ''
  const join = (from: number, to: number) =>
    parts
      .slice(from, to)
      .map((part, at) => (at === 0 ? part : wordOf(from + at - 1) + part))
      .join('')
      .trim()
  return [join(0, question + 1), join(question + 1, parts.length)]
}

/** Below this confidence a word is doubtful. */
const doubtfulBelow = 60

const boxOf = ({ words }: CheckedLine): Box => unionOf(words.map(({ box }) => box))

/** A line that begins anew whatever stands before it: an amount, a bullet, a step's number, a label. */
const beginsAnew = (text: string): boolean => /^(?:[\d½⅓⅔¼¾⅛⅜⅝⅞⅕•*·▪–—-]|\p{Lu})/u.test(text)

const isStepNumber = (word = ''): boolean => /^\d{1,2}[.)]$/.test(word)

/** Whether lines are a text, which goes on until its sentence ends, and not one of a list. */
function isOpenText(lines: readonly CheckedLine[]): boolean {
  const words = lines.flatMap((line) => line.words.map(({ text }) => text))
  return (words.length > 6 || isStepNumber(words[0])) && !/[.!?:]$/.test(words.at(-1) ?? '')
}

/** Whether a word that would begin a line of a list may go on in a text: a noun, or a number within a step. */
const mayContinue = ([first]: readonly CheckedLine[], word: string): boolean =>
  /^\p{Lu}/u.test(word) || (isStepNumber(first?.words[0]?.text) && /^\d/.test(word) && !isStepNumber(word))

/** Whether lines go on in the next one: the page had no room for the first word of that. */
function goesOn(lines: readonly CheckedLine[], next: CheckedLine, right: number): boolean {
  const line = lines.at(-1)
  const [first] = next.words
  if (!first || !line) return false
  if (beginsAnew(first.text) && !(isOpenText(lines) && mayContinue(lines, first.text))) return false
  const [box, nextBox] = [boxOf(line), boxOf(next)]
  const room = right - box.right
  return room < widthOf(first.box) + 0.6 * heightOf(box) && nextBox.top - box.bottom < 1.2 * heightOf(box)
}

/** Lines of a column that belong together. */
function joinedLines({ lines }: ReadColumn): readonly (readonly CheckedLine[])[] {
  const right = Math.max(0, ...lines.map((line) => boxOf(line).right))
  const joined: CheckedLine[][] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && goesOn(last, line, right)) last.push(line)
    else joined.push([line])
  }
  return joined
}

const withoutHyphen = (text: string, next: string): string =>
  /\p{L}[-‐]$/u.test(text) && /^\p{Ll}/u.test(next) ? text.replace(/[-‐]$/, '') + next : `${text} ${next}`

/** The words of a line, with a blank for each that is asked for. */
const withBlanks = ({ words, questions }: CheckedLine): string =>
  words
    .map(({ text }, at) => (questions.some(({ word }) => word === at) ? blank : text))
    .filter(Boolean)
    .join(' ')

function textLineOf(lines: readonly CheckedLine[], image: GrayImage): TextLine {
  const doubtful = lines.flatMap(({ words }) =>
    words.filter(({ text, confidence }) => confidence < doubtfulBelow && /\p{L}/u.test(text)).map(({ text }) => text),
  )
  return {
    text: lines
      .map(withBlanks)
      .reduce(withoutHyphen)
      .replace(/^(\d{1,2})\s?[.,:;]\s(?=\p{Lu})/u, '$1. '),
    questions: lines.flatMap((line) =>
      line.questions.map(({ candidates }): TextQuestion => ({ image, box: boxOf(line), candidates })),
    ),
    doubtful,
  }
}

/** The text of pages as the cook would have typed it, line by line. */
export const textLinesOf = (pages: readonly ReadPage[]): readonly TextLine[] =>
  pages.flatMap(({ columns }) =>
    columns.flatMap((column) => {
      const lines = { ...column, lines: column.lines.filter(({ words }) => words.length > 0) }
      return joinedLines(lines).map((joined) => textLineOf(joined, column.image))
    }),
  )
