import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { OutgoingError, TooMuchError } from './outgoing-error.ts'

const [withHead, withoutHead] = [promisify(inflate), promisify(inflateRaw)]

/** Some servers leave out the head of zlib: its first half byte is 8, and two bytes together a multiple of 31. */
async function deflated(bytes: Buffer, options: { readonly maxOutputLength: number }): Promise<Buffer> {
  const hasHead = bytes.length > 1 && (bytes[0] ?? 0) % 16 === 8 && bytes.readUInt16BE(0) % 31 === 0
  return (hasHead ? withHead : withoutHead)(bytes, options)
}

const unfold = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: deflated,
  br: promisify(brotliDecompress),
} as const

const isKnown = (encoding: string): encoding is keyof typeof unfold => Object.hasOwn(unfold, encoding)

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/**
 * Decompresses an answer in any of its codings, up to the limit.
 * @param encoding the `Content-Encoding` of the answer
 * @throws {OutgoingError} if it is larger, is compressed more than once, or with a coding that was not requested
 */
export async function inflated(
  bytes: Buffer,
  encoding: string | readonly string[] | undefined,
  maxBytes: number,
): Promise<Buffer> {
  const name = String(encoding ?? '')
    .trim()
    .toLowerCase()
  if (name === '' || name === 'identity' || bytes.length === 0) return bytes
  if (!isKnown(name)) throw new OutgoingError('what is there is packed in a way that was not asked for')
  try {
    return await unfold[name](bytes, { maxOutputLength: maxBytes })
  } catch (cause) {
    if (isTooLarge(cause)) throw new TooMuchError({ cause })
    throw new OutgoingError('what is there cannot be unpacked', { cause })
  }
}
