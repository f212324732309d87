import { readLineOnce } from '@potluck/cooking/read-lines'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** A line as it is read in a shop: the thing first, then how much of it. */
export interface Lead {
  readonly name: string
  /** Empty where the line says no more. */
  readonly rest: string
}

const isAmount = new Set(['quantity', 'unit', 'size'])

/** Puts the thing that a line names in front: "Parmesan" and "3 ½ cups" of "3 ½ cups Parmesan". */
export function leadOf(title: string, vocabulary: Vocabulary): Lead {
  const { ingredient, isHeader, segments } = readLineOnce(title, vocabulary)
  const at = ingredient === '' || isHeader ? -1 : title.indexOf(ingredient)
  if (at === -1) return { name: title, rest: '' }
  const before = title.slice(0, at)
  const amounts = segments.filter(({ kind, end }) => isAmount.has(kind) && end <= at)
  const last = amounts.at(-1)?.end ?? 0
  // "1 kg of tomatoes" loses its "of"; words that are no amount stay.
  const much = amounts.length > 0 && before.slice(last).trim().length <= 3 ? before.slice(0, last) : before
  return { name: ingredient, rest: `${much.trim()}${title.slice(at + ingredient.length)}`.trim() }
}
