import { diffArrays } from 'diff'

/** A piece of text that is unchanged, added or removed. */
export interface WordChange {
  readonly text: string
  readonly kind: 'same' | 'added' | 'removed'
}

/** Limits of changed words and of time (milliseconds); beyond them the texts are treated as different. */
const limits = { maxEditLength: 1_000, timeout: 500 }

/** Splits words, spaces and punctuation in any script. */
const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

/**
 * Compares two texts by word. The pieces without additions join to the old text, those without deletions to the new
 * one.
 */
export function wordChanges(before: string, after: string): readonly WordChange[] {
  const changes = diffArrays(tokensOf(before), tokensOf(after), limits)
  if (!changes) {
    const whole: readonly WordChange[] = [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ]
    return whole.filter(({ text }) => text !== '')
  }
  return changes.map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
