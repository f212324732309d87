import { decodePage, unmarkedUtf16 } from '@potluck/clip/decode-page'
import type { SourceFile } from './source-file.ts'

/** The beginning of a file, decoded as text. */
export const textStart = (file: SourceFile): string => decodePage(file.head, null)

/** The whole text of a file, in any charset. @throws {TooLargeError} */
export const textOfFile = async (file: SourceFile, most?: number): Promise<string> =>
  decodePage(await file.bytes(most), null).replace(/\r\n?/g, '\n')

/** Whether bytes are valid UTF-8, of which the last character may be incomplete. */
function beginsAsUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** The charset of a text, detected from its beginning. */
function charsetOf({ head }: SourceFile): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const unmarked = unmarkedUtf16(head)
  if (unmarked !== undefined) return unmarked
  return beginsAsUtf8(head) ? 'utf-8' : olderCharsetOf(head)
}

/** The single-byte charset that a text declares, or the usual one. */
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

/** The number of bytes of complete UTF-8 characters: the last one may continue in the next chunk. */
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
 * Decodes UTF-8 by chunks. A chunk that is mostly invalid is decoded with the older charset: a text may have so much ASCII before its first
 * accent that its beginning does not reveal the charset.
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

/** The whole text of a file, by chunks. */
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
