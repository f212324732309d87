import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

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

/**
 * Takes the last block off. It lets all bytes pass, changed ones too: whoever reads the parts can say better where they are.
 * @returns `isIntact`: once all has passed, whether the bytes are those that were written
 */
export function unseal(): { readonly stream: Transform; readonly isIntact: () => boolean } {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  let intact = false
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // All but what may be the last block, without copying what is passed on.
      const spare = Math.max(0, held.length + chunk.length - sealBytes)
      const fromHeld = Math.min(spare, held.length)
      const fromChunk = spare - fromHeld
      for (const passed of [held.subarray(0, fromHeld), chunk.subarray(0, fromChunk)]) {
        hash.update(passed)
        if (passed.length > 0) stream.push(passed)
      }
      held = Buffer.concat([held.subarray(fromHeld), chunk.subarray(fromChunk)])
      done()
    },
    flush(done) {
      intact = held.equals(sealOf(hash.digest('hex')))
      done()
    },
  })
  return { stream, isIntact: () => intact }
}
