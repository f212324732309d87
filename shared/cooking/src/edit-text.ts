import type { Span } from './reading/written-amount.ts'

/** A stretch of a text that another text replaces; null where it is taken out with the signs around it. */
export interface Edit extends Span {
  readonly text: string | null
}

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
])

/** Takes a stretch out: with its brackets where nothing else stands in them, else with the comma or slash beside it. */
function takeOut(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end).trimStart()
  const sign = before.at(-1) ?? ''
  if (closing.has(sign) && closing.get(sign) === after.charAt(0)) return join(before.slice(0, -1), after.slice(1))
  if (closing.has(sign)) return before + after.replace(/^[,;/|]\s*/, '')
  return /[,;/|=–—-]/.test(sign) ? join(before.slice(0, -1), text.slice(end)) : join(before, text.slice(end))
}

/** One blank between two words, none before a sign. */
function join(before: string, after: string): string {
  const [start, end] = [before.trimEnd(), after.trimStart()]
  if (start === '' || end === '') return start + end
  return /^[,;.:)\]/]/.test(end) || /[([]$/.test(start) ? start + end : `${start} ${end}`
}

/** A text with all edits made. They may come in any order but do not overlap. */
export const editText = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (edited, edit) =>
        edit.text === null ? takeOut(edited, edit) : edited.slice(0, edit.start) + edit.text + edited.slice(edit.end),
      text,
    )
