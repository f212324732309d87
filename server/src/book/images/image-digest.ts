import { createHash } from 'node:crypto'

/** The name of a picture: the SHA-256 of its large file, in hex. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
