import { decodePage } from '@potluck/clip/decode-page'
import type { SourceFile } from './source-file.ts'

/** The beginning of a file as text, as far as it is one. */
export const startOf = (file: SourceFile): string => decodePage(file.head, null)

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
  const declared = /^[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})/i.exec(head.toString('latin1', 0, 300))?.[1]
  if (beginsAsUtf8(head)) return 'utf-8'
  return declared !== undefined && !/^utf-?(?:8|16)/i.test(declared) ? declared : 'windows-1252'
}

function decoderFor(label: string) {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

/** All of a text, piece by piece. */
export async function* textPieces(file: SourceFile): AsyncGenerator<string> {
  const decoder = decoderFor(charsetOf(file))
  for await (const chunk of file.chunks()) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
