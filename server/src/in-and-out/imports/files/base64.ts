/** Maximum size of a picture within an import file, bytes. */
const largestImage = 30_000_000

/** The bytes of a text in Base64; none if it is invalid or too long. */
export const base64Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  text.length > largestImage * 1.4 ? new Uint8Array() : new Uint8Array(Buffer.from(text, 'base64'))
