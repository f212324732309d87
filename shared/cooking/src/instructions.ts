import { headerTitle } from './header-line.ts'
import { readStepPhotos } from './step-photos.ts'

/** One line of the instructions. */
export interface InstructionLine {
  /** The line to the letter. */
  readonly originalContent: string
  /** The text to show: without the brackets of a header, and without the number that `count` has. */
  readonly content: string
  readonly isHeader: boolean
  /**
   * The number of the step: its author's where they numbered the steps, and else counted from 1 after the beginning or
   * a header. 0 for a header, and for a paragraph that its author left without a number among numbered ones.
   */
  readonly count: number
  /** The numbers of the photos that it names, from 1; not there without any. */
  readonly photos?: readonly number[]
}

/** Nothing to read: an empty line, or one that is only drawn (`-----`). */
const saysNothing = /^[\s\-–—_=*~.·•]*$/
const ownNumber = /^\s*(\d{1,3})\s*[.)]\s+(?=\S)/

/**
 * Cuts instructions into steps and headers. Lines that say nothing are dropped; the count begins again after a header.
 * @param photos the number of photos of the recipe, to which steps may refer
 */
export function readInstructions(text: string, photos = 0): InstructionLine[] {
  const result: InstructionLine[] = []
  let section: string[] = []
  let lastNumber = 0

  function endSection(): void {
    const steps = readSteps(section, lastNumber).map((step) => withPhotos(step, photos))
    lastNumber = Math.max(0, ...steps.map(({ count }) => count))
    result.push(...steps)
    section = []
  }

  for (const line of text.split(/\r\n|\r|\n/).filter((written) => !saysNothing.test(written))) {
    const title = headerTitle(line)
    if (title === null) section.push(line)
    else {
      endSection()
      result.push({ originalContent: line, content: title, isHeader: true, count: 0 })
    }
  }
  endSection()
  return result
}

/** A step whose photos are read, as far as it names some. */
function withPhotos(step: InstructionLine, count: number): InstructionLine {
  const { text, photos } = readStepPhotos(step.content, count)
  return photos.length === 0 ? step : { ...step, content: text, photos }
}

/** The steps between two headers. An author's numbers begin at 1, or go on from the section before. */
function readSteps(lines: readonly string[], before: number): InstructionLine[] {
  const first = lines.map(numberOf).find((number) => number !== null)
  const numbers = first === before + 1 ? authorsNumbers(lines, first) : authorsNumbers(lines, 1)
  const areNumbered = numbers.filter((number) => number !== null).length > 1
  return lines.map((line, index) => {
    const own = numbers[index] ?? null
    const count = areNumbered ? (own ?? 0) : index + 1
    const isSaidTwice = own !== null && own === count
    return {
      originalContent: line,
      content: (isSaidTwice ? line.replace(ownNumber, '') : line).trim(),
      isHeader: false,
      count,
    }
  })
}

function numberOf(line: string): number | null {
  const written = ownNumber.exec(line)?.[1]
  return written === undefined ? null : Number(written)
}

/** For each line its number where it is the next of those that count upwards from `first`, or null. */
function authorsNumbers(lines: readonly string[], first: number): (number | null)[] {
  let next = first
  return lines.map((line) => (numberOf(line) === next ? next++ : null))
}
