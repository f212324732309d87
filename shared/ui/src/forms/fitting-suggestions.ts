/** A text without differences of case, accents and vowel points. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/**
 * The suggestions for the text that was typed: each that contains it, those that begin with it first, otherwise
 * in the order given. All of them for nothing typed.
 *
 * @param limit how many at most
 */
export function fittingSuggestions(suggestions: readonly string[], typed: string, limit: number): readonly string[] {
  const wanted = folded(typed.trim())
  const begin: string[] = []
  const contain: string[] = []
  for (const suggestion of new Set(suggestions)) {
    const at = folded(suggestion).indexOf(wanted)
    if (at === 0) begin.push(suggestion)
    else if (at > 0) contain.push(suggestion)
  }
  return [...begin, ...contain].slice(0, limit)
}
