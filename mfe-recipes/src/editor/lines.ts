const linesOf = (text: string): readonly string[] => (text.trim() === '' ? [] : text.trimEnd().split('\n'))

/**
 * Joins two texts that only added lines at the end of a base: its lines, then theirs, then mine. Null if one of them changed
 * more.
 */
export function withBothAdditions(base: string, mine: string, theirs: string): string | null {
  const [begun, own, others] = [linesOf(base), linesOf(mine), linesOf(theirs)]
  const isContinued = (lines: readonly string[]) =>
    lines.length > begun.length && begun.every((line, at) => lines[at] === line)
  if (!isContinued(own) || !isContinued(others)) return null
  return [...others, ...own.slice(begun.length)].join('\n')
}
