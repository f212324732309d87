/** Largest picture within an import file, bytes. */
export const largestImage = 30_000_000

/** The bytes of a text in Base64, or null when it is none or too long. */
export function base64Bytes(text: string): Buffer | null {
  if (text.length > largestImage * 1.4) return null
  const bytes = Buffer.from(text, 'base64')
  return bytes.length > 0 ? bytes : null
}
