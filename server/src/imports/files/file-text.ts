import { decodePage, unmarkedUtf16 } from '@potluck/clip/decode-page'
import type { SourceFile } from './source-file.ts'

/** The beginning of a file as text, as far as it is one. */
export const textStart = (file: SourceFile): string => decodePage(file.head, null)

/** All of a text, in whatever charset it was written. @throws {TooLargeError} */
export const textOfFile = async (file: SourceFile, most?: number): Promise<string> =>
  decodePage(await file.bytes(most), null).replace(/\r\n?/g, '\n')

/** Whether bytes are UTF-8, of which the last letter may be cut in two. */
function beginsAsUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** How a text is written, told from its beginning. */
function charsetOf({ head }: SourceFile): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const unmarked = unmarkedUtf16(head)
  if (unmarked !== undefined) return unmarked
  return beginsAsUtf8(head) ? 'utf-8' : olderCharsetOf(head)
}

/** The charset of one byte a letter that a text says it has, or the usual one. */
function olderCharsetOf(head: Buffer): string {
  const declared = /^[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})/i.exec(head.toString('latin1', 0, 300))?.[1]
  return declared !== undefined && !/^utf-?(?:8|16)/i.test(declared) ? declared : 'windows-1252'
}

function decoderFor(label: string) {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

/** How many of these bytes are whole letters of UTF-8: the last one may go on in what is yet to come. */
function wholeLetters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & 0xc0) === 0x80) continue
    const letter = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return letter > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

/**
 * UTF-8, piece by piece. A piece that mostly is not is read in the older charset: a text may say so much in ASCII before
 * its first accent that its beginning does not tell.
 */
async function* utf8Pieces(file: SourceFile): AsyncGenerator<string> {
  const utf8 = new TextDecoder('utf-8')
  const older = decoderFor(olderCharsetOf(file.head))
  const decode = (bytes: Buffer): string => {
    const text = utf8.decode(bytes)
    const broken = text.split('\uFFFD').length - 1
    return broken > 0 && broken * 2 > (text.match(/[^\0-\x7f]/g)?.length ?? 0) ? older.decode(bytes) : text
  }
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of file.chunks()) {
    const bytes = Buffer.concat([rest, chunk])
    const end = wholeLetters(bytes)
    yield decode(bytes.subarray(0, end))
    rest = bytes.subarray(end)
  }
  yield decode(rest)
}

/** All of a text, piece by piece. */
export async function* textChunks(file: SourceFile): AsyncGenerator<string> {
  const charset = charsetOf(file)
  if (charset === 'utf-8') {
    yield* utf8Pieces(file)
    return
  }
  const decoder = decoderFor(charset)
  for await (const chunk of file.chunks()) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
