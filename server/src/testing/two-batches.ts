/**
 * A process that gives two batches and ends. A channel is read in pieces of 64 kB: the second batch fills one, so that it
 * is taken before the end is read that was batchMessage right after it.
 */
import { serialize } from 'node:v8'
import { giveBatches } from '../machinery/base/processes/give-batches.ts'

/** The first batch contains the id of this process. */
export interface Batch {
  readonly pid: number
  readonly filling: string
}

const piece = 65_536
const lengthBytes = 4
const batchMessage = (news: Batch) => ({ type: 'news', news, isBatch: true })

/** A batch whose message fills one piece: the length of a long text takes three bytes, of an empty one a byte. */
function fillingBatch(pid: number): Batch {
  const empty = lengthBytes + serialize(batchMessage({ pid, filling: '' })).length
  return { pid, filling: 'x'.repeat(piece - empty - 2) }
}

await giveBatches<null, Batch, never>(
  async (_task, { give }) => {
    await give({ pid: process.pid, filling: '' })
    await give(fillingBatch(process.pid))
  },
  () => null,
)
