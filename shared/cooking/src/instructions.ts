import { headerTitle } from './header-line.ts'

/** One line of the instructions. */
export interface InstructionLine {
  /** The line to the letter. */
  readonly originalContent: string
  /** What to show: without the brackets of a header, and without a number that `count` says already. */
  readonly content: string
  readonly isHeader: boolean
  /** 1 for the first step after the beginning or after a header; 0 for a header. */
  readonly count: number
}

const ownNumber = /^\s*(\d{1,3})\s*[.)]\s+(?=\S)/

/** Cuts instructions into steps and headers. Empty lines are dropped; the count begins again after a header. */
export function readInstructions(text: string): InstructionLine[] {
  let count = 0
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const title = headerTitle(line)
      if (title !== null) {
        count = 0
        return { originalContent: line, content: title, isHeader: true, count }
      }
      count += 1
      const numbered = ownNumber.exec(line)
      const content = numbered && Number(numbered[1]) === count ? line.slice(numbered[0].length) : line
      return { originalContent: line, content: content.trim(), isHeader: false, count }
    })
}
