import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from './backup-error.ts'

/** How every file of age begins. */
const ageStart = 'age-encryption.org/'

export const isEncrypted = (start: Buffer): boolean => start.toString('latin1').startsWith(ageStart)

/** Turns what a passphrase guards into 2^16 rounds of scrypt, which take 64 MB for a moment: age's own 2^18 would take 256. */
const scryptWork = 16

// The library states its streams in the types of browsers.
type BrowserStream = Parameters<Encrypter['encrypt']>[0] & object

const toWeb = (stream: Readable): BrowserStream => Readable.toWeb(stream) as BrowserStream

const fromWeb = (stream: unknown): Readable => Readable.fromWeb(stream as ReadableStream)

/** Encrypts bytes as they come, in the format of age (https://age-encryption.org/v1). */
export async function encrypted(bytes: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(scryptWork)
  encrypter.setPassphrase(passphrase)
  return fromWeb(await encrypter.encrypt(toWeb(bytes)))
}

/** Decrypts bytes as they come. @throws {BackupError} when the passphrase is another */
export async function decrypted(bytes: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(bytes)))
  } catch (cause) {
    throw new BackupError(
      'The passphrase is not the one that this backup was written with, or the header of the file was changed.',
      { cause, code: 'wrong-passphrase' },
    )
  }
}
