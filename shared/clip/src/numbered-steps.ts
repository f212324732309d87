/** A number in a line of its own: "1", "2.", "Step 3", "Stap 4:". */
const numberAlone = /^(?:\p{L}{2,10}\s)?(\d{1,2})(?:\s?\/\s?\d{1,2})?\s?[.):]?$/u

const numberOf = (line: string): number => Number(numberAlone.exec(line)?.[1] ?? Number.NaN)

/**
 * Steps that a page numbers in lines of their own: from the first number on, and after the last number no more lines
 * than another step has. Other lines come back as they are.
 */
export function numberedSteps<Line extends { readonly text: string }>(lines: readonly Line[]): readonly Line[] {
  const marks = lines.flatMap(({ text }, at) => (Number.isNaN(numberOf(text)) ? [] : [at]))
  const counts = marks.map((at) => numberOf(lines[at]?.text ?? ''))
  if (marks.length < 2 || !counts.every((count, at) => count === at + 1)) return lines
  const [first = 0, last = 0] = [marks[0], marks.at(-1)]
  const longest = Math.max(...marks.slice(1).map((at, index) => at - (marks[index] ?? at)))
  return [...lines.slice(0, first).filter(isHead(first)), ...lines.slice(first, last + longest)]
}

/** What stands right above the first number may head its step. */
const isHead = (first: number) => (_: unknown, at: number) => at === 0 || at === first - 1
