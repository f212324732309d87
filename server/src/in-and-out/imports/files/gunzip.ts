import { createGunzip } from 'node:zlib'
import { type Budget, countedChunks } from './archive.ts'
import { collectBytes } from './source-file.ts'

/** Unpacks gzip in memory. @throws {TooLargeError} @throws {ImportError} above the budget; any error when it is damaged */
export function gunzip(packed: Buffer, budget: Budget): Promise<Buffer> {
  const stream = createGunzip()
  stream.end(packed)
  return collectBytes(countedChunks(stream, budget))
}
