import { cutLine, findRole } from './reading/cut-line.ts'
import type { Span } from './reading/written-amount.ts'
import { role, type Vocabulary } from './vocabulary.ts'

/** The end of a clause: a mark before a space, not one inside a number. */
const clauseEnd = /[.,;:!?…()](?=\s|$)|\s[–—-]\s/u

/** Longer clauses name nothing. */
const longest = 60

/** A short word before a duration: "for", "für", "per", "and". */
const shortLast = /(?<=\S)\s+(\p{L}{1,3})$/u

const plain = (text: string): string => text.replaceAll(/[*_]/g, '')

/**
 * Finds the deed of a duration: "Simmer" in "Add the stock, and simmer for 10 minutes". The deed is the rest of the clause.
 * @returns empty where the clause says nothing else, or too much
 */
export function deedOfDuration(step: string, { start, end }: Span, vocabulary: Vocabulary): string {
  const joins = (word: string) => findRole(cutLine(word, vocabulary), 0, role.and) !== null
  const [first = '', ...others] = (plain(step.slice(0, start)).split(clauseEnd).at(-1) ?? '').trim().split(/\s+/)
  const clause = (joins(first) ? others : [first, ...others]).join(' ')
  // "mix with oil and 40 minutes bake": another deed ends before the duration.
  const before = joins(shortLast.exec(clause)?.[1] ?? '') ? '' : clause.replace(shortLast, '')
  const after = plain(step.slice(end)).split(clauseEnd)[0] ?? ''
  const deed = `${before} ${after.trim()}`.trim()
  return deed.length > longest ? '' : deed.slice(0, 1).toLocaleUpperCase() + deed.slice(1)
}
