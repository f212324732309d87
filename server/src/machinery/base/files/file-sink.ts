import type { FileHandle } from 'node:fs/promises'
import { Writable } from 'node:stream'

/** So many bytes at most wait for the disk: whoever commits something meanwhile would wait for all of them. */
const syncEvery = 8_000_000

/** Writes bytes to a file and sees to it, little by little, that they are on the disk. Closing the file is the caller's. */
export function fileSink(file: FileHandle): Writable {
  let waiting = 0
  async function write(chunk: Buffer): Promise<void> {
    for (let from = 0; from < chunk.length; ) from += (await file.write(chunk, from)).bytesWritten
    waiting += chunk.length
    if (waiting < syncEvery) return
    waiting = 0
    await file.datasync()
  }
  return new Writable({
    write: (chunk, _encoding, done) => void write(chunk).then(() => done(), done),
    final: (done) => void file.sync().then(() => done(), done),
  })
}
