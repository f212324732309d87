import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Lines that are remembered for each vocabulary. */
const maxCachedLines = 4_000

const cache = new WeakMap<Vocabulary, Map<string, IngredientLine>>()

function linesOf(vocabulary: Vocabulary): Map<string, IngredientLine> {
  const lines = cache.get(vocabulary) ?? new Map<string, IngredientLine>()
  cache.set(vocabulary, lines)
  return lines
}

/** Reads a line, or remembers how it was read: a shopping list is arranged anew with each tick. */
export function readLineCached(text: string, vocabulary: Vocabulary): IngredientLine {
  const lines = linesOf(vocabulary)
  const line = lines.get(text) ?? readIngredientLine(text, vocabulary)
  if (lines.size >= maxCachedLines) lines.clear()
  lines.set(text, line)
  return line
}

/** Whether a line was read with this vocabulary and is still remembered. */
export const isLineCached = (text: string, vocabulary: Vocabulary): boolean => linesOf(vocabulary).has(text)
