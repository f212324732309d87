import { diffArrays } from 'diff'

/** A stretch of text that stayed, came or went. */
export interface WordChange {
  readonly text: string
  readonly kind: 'same' | 'added' | 'removed'
}

/** Beyond so many changed words, or so long a search (milliseconds), the texts have nothing to do with each other. */
const limits = { maxEditLength: 1_000, timeout: 500 }

/** Words, spaces and signs, each by itself, in any script. */
const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

/** What became of a text, word by word: joined without the added words it is the one before, without the removed the one after. */
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
