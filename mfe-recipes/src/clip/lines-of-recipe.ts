/** Number of lines before and after the recipe that may belong to it. */
const linesAround = 3

const isWords = (line: string): boolean =>
  (line.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).length >= 3 || /\p{N}/u.test(line)

/**
 * The lines of a page that may belong to the recipe: those in it, and those between and near them without fragments
 * such as "Ad" or "Loading…". All lines if none is in the recipe.
 */
export function linesOfRecipe(lines: readonly string[], isUsed: (line: string) => boolean): readonly string[] {
  const first = lines.findIndex(isUsed)
  if (first === -1) return lines
  const last = lines.findLastIndex(isUsed)
  return lines
    .slice(Math.max(0, first - linesAround), last + 1 + linesAround)
    .filter((line) => isUsed(line) || isWords(line))
}
