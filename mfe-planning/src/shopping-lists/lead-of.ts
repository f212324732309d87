import { readLineCached } from '@potluck/cooking/cached-lines'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** A line as it is read in a shop: the thing first, then how much of it. */
export interface Lead {
  readonly name: string
  /** Empty where the line says no more. */
  readonly rest: string
}

/** The words that join an amount and its thing, and go when the thing is in front: "1 kg of". */
const joint = /\s+(?:of|di|d['’])$/i

/** Puts the thing that a line names in front: "Parmesan" and "3 ½ cups" of "3 ½ cups Parmesan". */
export function leadOf(title: string, vocabulary: Vocabulary): Lead {
  const { ingredient, isHeader } = readLineCached(title, vocabulary)
  const at = ingredient === '' || isHeader ? -1 : title.indexOf(ingredient)
  if (at === -1) return { name: title, rest: '' }
  const much = title.slice(0, at).trim().replace(joint, '')
  return { name: ingredient, rest: `${much}${title.slice(at + ingredient.length)}`.trim() }
}
