import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** How much is read at a time, bytes: little enough that looking through it holds nobody up. */
const highWaterMark = 64 * 1024

interface Encoding {
  readonly name: 'utf-8' | 'utf-16le' | 'utf-16be'
  /** Where the text begins, bytes: after a byte order mark. */
  readonly start: number
}

/** How a text is written, told from its first bytes: JSON begins with a character of ASCII (RFC 4627, section 3). */
function encodingOf([first, second, third]: Uint8Array): Encoding {
  if (first === 0xef && second === 0xbb && third === 0xbf) return { name: 'utf-8', start: 3 }
  if (first === 0xff && second === 0xfe) return { name: 'utf-16le', start: 2 }
  if (first === 0xfe && second === 0xff) return { name: 'utf-16be', start: 2 }
  if (second === 0 && first !== 0) return { name: 'utf-16le', start: 0 }
  return first === 0 && second !== 0 && second !== undefined
    ? { name: 'utf-16be', start: 0 }
    : { name: 'utf-8', start: 0 }
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(3), 0, 3, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The text of a file as UTF-8, without a byte order mark, piece by piece: programs on Windows write UTF-16, too. */
export async function* jsonBytes(path: string): AsyncGenerator<Buffer> {
  const { name, start } = encodingOf(await firstBytes(path))
  const pieces: AsyncIterable<Buffer> = createReadStream(path, { start, highWaterMark })
  if (name === 'utf-8') return yield* pieces
  const decoder = new TextDecoder(name)
  for await (const piece of pieces) yield Buffer.from(decoder.decode(piece, { stream: true }))
}
