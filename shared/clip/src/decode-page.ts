/** So many bytes of a page are looked through for its own word on how it is written (what browsers read is 1,024). */
const headLength = 4_096

/** `null` where nobody writes like that. */
function decodedAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label.trim()).decode(bytes)
  } catch {
    return null
  }
}

const byteOrderMarks: readonly (readonly [mark: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]

const markedAs = (bytes: Uint8Array): string | undefined =>
  byteOrderMarks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1]

/** Every other byte of Latin letters is zero: UTF-16 that nobody marked. */
export function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 200)
  const zeros = [0, 1].map((parity) => head.filter((byte, at) => at % 2 === parity && byte === 0).length)
  const many = head.length * 0.4
  if (head.length < 4) return undefined
  if ((zeros[1] ?? 0) > many) return 'utf-16le'
  return (zeros[0] ?? 0) > many ? 'utf-16be' : undefined
}

const declared =
  /<meta\b[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]{2,40})|<\?xml\b[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})/i

/** The encoding that a page declares; one that declares it in ASCII is not written in UTF-16, whatever it declares. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, headLength))
  const [, meta, xml] = declared.exec(head) ?? []
  const label = meta ?? xml
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * The bytes of a page as text, as browsers decide it: by its byte order mark, what the server said, what the page says,
 * and else by the bytes. What is valid UTF-8 is read as that, whatever was said, unless it was said to be of more bytes
 * a letter. Never throws; what means nothing becomes U+FFFD, and NUL goes.
 * @param said the charset of the `Content-Type`, if there was one
 */
export function decodePage(bytes: Uint8Array, serverCharset: string | null): string {
  const marked = markedAs(bytes) ?? unmarkedUtf16(bytes)
  const label = serverCharset ?? declaredIn(bytes) ?? 'windows-1252'
  const wide = /^(?:utf-?16|iso-2022|hz)/i.test(label)
  const chosen = marked ?? (!wide && isUtf8(bytes) ? 'utf-8' : label)
  const text = decodedAs(chosen, bytes) ?? new TextDecoder('windows-1252').decode(bytes)
  return text.replaceAll('\u0000', '')
}
