import { headerLine, isHeaderLine, withoutEmptySections } from './recipe.ts'

/** Ingredient lines without list marks, doubled brackets and the label that stands over the list. */
export function tidyIngredients(lines: readonly string[]): string[] {
  const tidied = lines.map((line) =>
    asHeader(
      line
        .replace(/^[\s*•·▢☐□▪●–—-]+(?=\S)/u, '')
        .replace(/\(\((.*)\)\)/g, '($1)')
        .replace(/\s+([,;)])/g, '$1')
        .trim(),
    ),
  )
  return withoutEmptySections(tidied.filter((line) => /[\p{L}\p{N}]/u.test(line)))
}

/** Instruction lines without the numbers that the screen counts itself. */
export function tidyInstructions(lines: readonly string[]): string[] {
  const tidied = lines
    .map((line) => asHeader(line.replace(/^[*•·▢☐□▪●]\s*/u, '')))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  return withoutEmptySections(withoutNumbers(tidied))
}

/** A line that ends in a colon and is no sentence is a header: "For the sauce:". */
function asHeader(line: string): string {
  if (isHeaderLine(line) || line.length > 60 || !/[:：]$/.test(line) || /[.!?;,]\s|\d/.test(line)) return line
  return headerLine(line)
}

const numbered = /^(?:\p{L}{1,12}\s*)?(\d{1,2})\s*(?:[.):\-–—]\s*)+(?=\D)/u

/** Takes leading numbers away where every step but headers has one and they count. */
function withoutNumbers(lines: readonly string[]): string[] {
  const steps = lines.filter((line) => !isHeaderLine(line))
  const counts = steps.map((line) => Number(numbered.exec(line)?.[1] ?? Number.NaN))
  const counting = counts.every((count, index) => count === 1 || count === (counts[index - 1] ?? Number.NaN) + 1)
  if (!counting || (steps.length === 1 && counts[0] !== 1)) return [...lines]
  return lines.map((line) => (isHeaderLine(line) ? line : line.replace(numbered, '').trim() || line))
}
