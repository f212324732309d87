import { type CutLine, isPunctuation } from './cut-line.ts'
import { spanOf, type WrittenUnit } from './written-amount.ts'

/** Spoons in languages that Potluck does not speak: "c. à soupe" (French), "c. de sopa" (Portuguese), "c. da tavola". */
const linking: ReadonlySet<string> = new Set(['à', 'de', 'du', 'da', 'do', 'di', 'd', 'del'])
/** The purpose of a spoon in the same languages, whole or by its first letter. */
const purpose: ReadonlySet<string> = new Set([
  ...['soupe', 'sopa', 'sopera', 'soperas', 'café', 'cafe', 'thé', 'the', 'té', 'te', 'chá', 'cha', 'tè'],
  ...['dessert', 'sobremesa', 'postre', 'tavola', 'minestra', 's', 'c', 't', 'd'],
])
/** After "a" without its accent, or after "c" alone, only these are no English. */
const plainPurpose: ReadonlySet<string> = new Set(
  [...purpose].filter((word) => word.length > 2 && word !== 'the' && word !== 'dessert'),
)
/** Between a measure and the thing: "2 c. à s. de sucre". */
const partitive: ReadonlySet<string> = new Set(['de', 'du', 'des', 'da', 'do', 'di', 'del', 'della'])

const afterDot = (line: CutLine, at: number): number => (isPunctuation(line, at, '.') ? at + 1 : at)

/** The token after the words of such a spoon; null for what may be a cup. */
function afterSpoon(line: CutLine, at: number): number | null {
  if (line.tokens[at]?.text !== 'c') return null
  const from = afterDot(line, at + 1)
  const word = line.tokens[from]?.text ?? ''
  if (plainPurpose.has(word)) return from + 1
  const isPlainA = word === 'a' && !isPunctuation(line, from + 1, '.')
  if (!linking.has(word) && word !== 'a') return null
  const next = afterDot(line, from + 1)
  const isSpoon = (isPlainA ? plainPurpose : purpose).has(line.tokens[next]?.text ?? '')
  if (word === 'a') return isSpoon && isPlainA ? next + 1 : null
  return isSpoon ? afterDot(line, next + 1) : at + 1
}

/**
 * A spoon of a language that Potluck does not speak, which begins like the cup of English: "c. à soupe", "c. de chá".
 * It has no size, so that it stays as written. `next` is the token of the thing.
 */
export function foreignSpoonAt(
  line: CutLine,
  at: number,
): { readonly unit: WrittenUnit; readonly next: number } | null {
  const after = afterSpoon(line, at)
  if (after === null) return null
  const isElided = line.tokens[after]?.text === 'd' && isPunctuation(line, after + 1, "'’")
  const next = isElided ? after + 2 : partitive.has(line.tokens[after]?.text ?? '') ? after + 1 : after
  return { unit: { ...spanOf(line, at, after), word: null, isSpoon: true }, next: line.tokens[next] ? next : after }
}
