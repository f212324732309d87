import type { SourceFile } from './source-file.ts'

interface Encoding {
  readonly name: 'utf-8' | 'utf-16le' | 'utf-16be'
  /** Number of bytes before the text: those of a byte order mark. */
  readonly start: number
}

/** The encoding of a JSON text, detected from its first bytes: JSON begins with an ASCII character (RFC 4627, section 3). */
function encodingOf([first, second, third]: Uint8Array): Encoding {
  if (first === 0xef && second === 0xbb && third === 0xbf) return { name: 'utf-8', start: 3 }
  if (first === 0xff && second === 0xfe) return { name: 'utf-16le', start: 2 }
  if (first === 0xfe && second === 0xff) return { name: 'utf-16be', start: 2 }
  if (second === 0 && first !== 0) return { name: 'utf-16le', start: 0 }
  return first === 0 && second !== 0 && second !== undefined
    ? { name: 'utf-16be', start: 0 }
    : { name: 'utf-8', start: 0 }
}

/** Skips the first bytes. */
async function* from(start: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = start
  for await (const piece of pieces) {
    const skipped = Math.min(left, piece.length)
    left -= skipped
    if (skipped < piece.length) yield piece.subarray(skipped)
  }
}

/** The text of a file as UTF-8, without a byte order mark, by chunks: programs on Windows also write UTF-16. */
export async function* jsonBytes(file: SourceFile): AsyncGenerator<Buffer> {
  const { name, start } = encodingOf(file.head)
  const pieces = from(start, file.chunks())
  if (name === 'utf-8') return yield* pieces
  const decoder = new TextDecoder(name)
  for await (const piece of pieces) yield Buffer.from(decoder.decode(piece, { stream: true }))
}
