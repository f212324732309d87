import { plainLines } from './plain.ts'
import { isNode, type SchemaNode } from './schema-node.ts'
import { readTolerantJson } from './tolerant-json.ts'

/** Longest captions that are read, characters: ten hours of talk. */
const maxLength = 1_000_000
/** Length up to which pieces are joined where nothing ends a sentence. */
const lineLength = 90

/**
 * Reads captions of a video, in any of their three forms (WebVTT, XML, JSON), as lines: a sentence each, or a few words
 * where nobody wrote where sentences end.
 */
export function captionLines(written: string): string[] {
  const text = written.slice(0, maxLength)
  const pieces = /^\s*\{/.test(text)
    ? jsonPieces(text)
    : /^\s*</.test(text)
      ? plainLines(inLines(text))
      : vttPieces(text)
  return joined(pieces)
}

const inLines = (xml: string): string => xml.replace(/^\s*<\?[^<>]*>/, '').replace(/<\/(?:text|p)>/g, '\n')

const nodesOf = (value: unknown): readonly SchemaNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

function jsonPieces(text: string): string[] {
  const data = readTolerantJson(text)
  if (!isNode(data)) return []
  return nodesOf(data.events).map(({ segs }) =>
    nodesOf(segs)
      .map(({ utf8 }) => (typeof utf8 === 'string' ? utf8 : ''))
      .join(''),
  )
}

const timing = /^\s*(?:\d{1,2}:)?\d{2}:\d{2}[.,]\d{3}\s+-->/

/** The lines below a timing, up to an empty one; a line that rolls on from the caption before is said once. */
function vttPieces(text: string): string[] {
  const pieces: string[] = []
  let isSaid = false
  for (const line of text.split(/\r\n?|\n/)) {
    if (timing.test(line)) isSaid = true
    else if (line.trim() === '') isSaid = false
    else if (isSaid) {
      const [said = ''] = plainLines(line)
      if (said !== pieces.at(-1)) pieces.push(said)
    }
  }
  return pieces
}

function joined(pieces: readonly string[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces.flatMap((each) => each.split(/(?<=[.!?。])\s+/))) {
    const words = piece.replace(/\s+/g, ' ').trim()
    if (words === '') continue
    line = line === '' ? words : `${line} ${words}`
    if (/[.!?。]$/.test(line) || line.length >= lineLength) {
      lines.push(line)
      line = ''
    }
  }
  return line === '' ? lines : [...lines, line]
}
