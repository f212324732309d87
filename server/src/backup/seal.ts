import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { BackupError } from './backup-error.ts'

/** Bytes of the block behind the archive: of a tar, what comes behind its end is passed over by every program. */
export const sealBytes = 512

const sealStart = 'potluck-backup sha256 '

const sealOf = (digest: string): Buffer => Buffer.from(`${sealStart}${digest}`.padEnd(sealBytes - 1).concat('\n'))

/** Whether a block is the end of a backup. */
export const isSeal = (block: Buffer): boolean => block.toString('latin1').startsWith(sealStart)

/** Adds a block with the SHA-256 of all bytes before it, so that a byte that belongs to no part is watched over, too. */
export function seal(): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(null, sealOf(hash.digest('hex')))
    },
  })
}

/** Takes the last block off and fails at the end when the bytes before it are others than were written. */
export function unseal(): Transform {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = Buffer.concat([held, chunk])
      const end = Math.max(0, bytes.length - sealBytes)
      held = bytes.subarray(end)
      const passed = bytes.subarray(0, end)
      hash.update(passed)
      done(null, passed)
    },
    flush(done) {
      if (held.equals(sealOf(hash.digest('hex')))) return done()
      done(new BackupError('what lies around its parts (a header of the archive, or its last block) was changed'))
    },
  })
}
