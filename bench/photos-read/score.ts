import { answeredText, type TextLine } from '@potluck/photo-text/page-text'

const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅕': '1/5',
}

/** A line by what it says: fractions in one spelling, without case, quotes and punctuation at its ends. */
export const bare = (line: string): string =>
  line
    .replace(
      /(\d)?\s*([½⅓⅔¼¾⅛⅜⅝⅞⅕])/g,
      (_, whole: string | undefined, sign: string) => `${whole ? `${whole} ` : ' '}${fractions[sign] ?? sign}`,
    )
    .replace(/[–—]/g, '-')
    .replace(/[’‘'`“”"]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^\d+[.,)]\s+|^[\s.•*]+|[\s.,;:]+$/g, '')
    .toLowerCase()

/** The numbers of a line, as an amount, a temperature, minutes. */
export const numbersOf = (line: string): string => (bare(line).match(/\d+(?:[\d/.,-]*\d)?/g) ?? []).join(' ')

const lettersOf = (line: string): string =>
  bare(line)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** How many changes make one text the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let y = 1; y <= one.length; y++) {
    const next = [y]
    for (let x = 1; x <= other.length; x++) {
      const same = one[y - 1] === other[x - 1] ? 0 : 1
      next.push(Math.min((row[x] ?? 0) + 1, (next[x - 1] ?? 0) + 1, (row[x - 1] ?? 0) + same))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The line that was read for a printed one; null if none is like it. */
function lineFor(printed: string, read: readonly string[]): string | null {
  const letters = lettersOf(printed)
  let best: string | null = null
  let least = Math.max(2, letters.length * 0.4)
  for (const line of read) {
    const far = distance(letters, lettersOf(line))
    if (far < least) {
      least = far
      best = line
    }
  }
  return best
}

export interface LineScore {
  readonly printed: string
  readonly read: string | null
  readonly isRight: boolean
  /** Right once the cook has answered the questions of the line. */
  readonly isRightAnswered: boolean
  /** Its numbers are others than the printed ones, and nothing was asked. */
  readonly isWrongUnasked: boolean
}

/** Compares what the reader made of a page with what was printed on it. */
export function scoreLines(
  printed: readonly string[],
  read: readonly string[],
  lines: readonly TextLine[],
): LineScore[] {
  const asked = lines.filter(({ questions }) => questions.length > 0)
  return printed.map((line) => {
    const found = lineFor(line, read)
    const isRight = found !== null && bare(found) === bare(line)
    const about = asked.filter((line) => {
      const text = bare(answeredText(line))
      return found !== null && (text.includes(bare(found)) || bare(found).includes(text))
    })
    const isSame = found !== null && numbersOf(found) === numbersOf(line)
    // The cook sees the photo, and types what no candidate is.
    const answered = about.length > 0 && lettersOf(found ?? '') === lettersOf(line)
    return {
      printed: line,
      read: found,
      isRight,
      isRightAnswered: isRight || answered,
      isWrongUnasked: found !== null && !isSame && about.length === 0,
    }
  })
}
