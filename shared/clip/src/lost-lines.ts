import { isHeaderLine } from './recipe.ts'

const wordsOf = (line: string): readonly string[] =>
  line
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? []

/** Letters of a word that count: the data may say "egg" and the page "eggs". */
const stemOf = (word: string): string => word.slice(0, Math.max(3, Math.min(4, word.length - 1)))

/** Words of a line of which some may be missing, since page and data word a line differently. */
const share = 0.5

/** More would take long to compare, and no recipe has them. */
const maxCompared = 300

/**
 * The lines that a page shows, with each line of the data that none of them contains, after the line before it. So
 * nothing that the data says is lost where the page is taken for the better one.
 */
export function withLostLines(stated: readonly string[], shown: readonly string[]): readonly string[] {
  if (stated.length > maxCompared || shown.length > maxCompared) return shown
  const stems = shown.map((line) => new Set(wordsOf(line).map(stemOf)))
  const all = new Set(stems.flatMap((own) => [...own]))
  const lines = shown.map((line) => [line])
  let before = -1
  for (const line of stated.filter((each) => !isHeaderLine(each))) {
    const words = wordsOf(line).map(stemOf)
    const isIn = (own: ReadonlySet<string>) => words.filter((word) => own.has(word)).length >= words.length * share
    const at = stems.findIndex(isIn)
    if (at >= 0) before = at
    else if (words.length > 0 && words.some((word) => !all.has(word))) lines[Math.max(before, 0)]?.push(line)
  }
  return lines.flat()
}
