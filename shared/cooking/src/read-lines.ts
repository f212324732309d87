import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Lines that are remembered for each vocabulary. */
const maxKept = 4_000

const kept = new WeakMap<Vocabulary, Map<string, IngredientLine>>()

function linesOf(vocabulary: Vocabulary): Map<string, IngredientLine> {
  const lines = kept.get(vocabulary) ?? new Map<string, IngredientLine>()
  kept.set(vocabulary, lines)
  return lines
}

/** Reads a line, or remembers how it was read: a shopping list is arranged anew with each tick. */
export function readLineOnce(text: string, vocabulary: Vocabulary): IngredientLine {
  const lines = linesOf(vocabulary)
  const line = lines.get(text) ?? readIngredientLine(text, vocabulary)
  if (lines.size >= maxKept) lines.clear()
  lines.set(text, line)
  return line
}

/** Whether a line was read with this vocabulary and is still remembered. */
export const wasRead = (text: string, vocabulary: Vocabulary): boolean => linesOf(vocabulary).has(text)
