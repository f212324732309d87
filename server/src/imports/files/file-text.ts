import { decodePage } from '@potluck/clip/decode-page'
import type { SourceFile } from './source-file.ts'

/** The beginning of a file as text, as far as it is one. */
export const startOf = (file: SourceFile): string => decodePage(file.head, null)

/** All of a text, in whatever charset it was written. @throws {TooLargeError} */
export const textOfFile = async (file: SourceFile, most?: number): Promise<string> =>
  decodePage(await file.bytes(most), null).replace(/\r\n?/g, '\n')

/** How a text is written, told from its beginning. */
function charsetOf({ head }: SourceFile): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const declared = /^[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})/i.exec(head.toString('latin1', 0, 300))?.[1]
  // A letter may be cut in two at the end of what was looked at.
  const isUtf8 = !head.subarray(0, -4).toString('utf8').includes('\uFFFD')
  if (isUtf8) return 'utf-8'
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
