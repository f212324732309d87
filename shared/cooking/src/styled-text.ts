import { piecesOf, webLink } from './web-link.ts'

/** A run of a cook's text, as it is shown. */
export interface StyledRun {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
  /** Where it leads, http or https only; null for nowhere. */
  readonly link: string | null
}

type Style = Pick<StyledRun, 'isBold' | 'isItalic'>

/** Longest text between two marks: beyond that they are signs like others, and reading stays quick. */
const maxRunLength = 2_000

/**
 * Marks as recipe programs write them: `**bold**`, `_italic_`, `[words](https://…)`. They stand at the edges of words,
 * and what they enclose begins and ends with a letter or sign: "2 * 3", "snake_case" and "Ro*Tel" are as they are.
 */
const marks = new RegExp(
  [
    String.raw`\*\*(?=\S)(?<bold>[^\n]{1,${maxRunLength}}?)(?<=\S)\*\*`,
    String.raw`(?<![\p{L}\p{N}_])_(?=[^\s_])(?<italic>[^\n]{1,${maxRunLength}}?)(?<=[^\s_])_(?![\p{L}\p{N}_])`,
    String.raw`\[(?<words>[^\[\]\n]{1,${maxRunLength}})\]\((?<address>https?:\/\/[^\s()<>]{1,${maxRunLength}})\)`,
    // An address is none of ours: marks within it are its own.
    String.raw`https?:\/\/[^\s<>"]+`,
  ].join('|'),
  'giu',
)

function* runsIn(text: string, style: Style): Generator<StyledRun> {
  let end = 0
  for (const match of text.matchAll(marks)) {
    const { bold, italic, words, address } = match.groups ?? {}
    if (bold === undefined && italic === undefined && words === undefined) continue
    yield* plainRuns(text.slice(end, match.index), style)
    if (bold !== undefined) yield* runsIn(bold, { ...style, isBold: true })
    else if (italic !== undefined) yield* runsIn(italic, { ...style, isItalic: true })
    else if (words !== undefined) yield { ...style, text: words, link: webLink(address ?? '') }
    end = match.index + match[0].length
  }
  yield* plainRuns(text.slice(end), style)
}

const plainRuns = (text: string, style: Style): StyledRun[] => piecesOf(text).map((piece) => ({ ...style, ...piece }))

/** Cuts a cook's text at its marks and web addresses. */
export const styledRuns = (text: string): readonly StyledRun[] => [...runsIn(text, { isBold: false, isItalic: false })]

/** A cook's text without its marks, for one line of a list. */
export const withoutStyleMarks = (text: string): string =>
  styledRuns(text)
    .map((run) => run.text)
    .join('')
