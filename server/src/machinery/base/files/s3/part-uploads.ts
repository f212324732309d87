import type { Readable } from 'node:stream'
import { readUploadId, readUploadList } from './s3-answers.ts'
import { headerOf, pass, passUnlessError, type S3Requests, textOf } from './s3-requests.ts'

/** A store takes 10,000 parts of at least 5 MB each; larger ones later let a file grow to 270 GB. */
const smallPart = 8 * 1_048_576
const largePart = 32 * 1_048_576
const smallParts = 2_000

/** Cuts a stream into the parts of an upload; one of them is held in memory. */
async function* partsOf(bytes: Readable): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = []
  let length = 0
  let count = 0
  for await (const chunk of bytes) {
    chunks.push(chunk)
    length += chunk.length
    if (length < (count < smallParts ? smallPart : largePart)) continue
    yield Buffer.concat(chunks)
    count += 1
    chunks = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(chunks)
  return undefined
}

async function* joined<T>(first: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first
  yield* rest
}

interface Puts {
  /** What fits into one part. */
  small(bytes: Buffer): Promise<void>
  large(parts: AsyncIterable<Buffer>): Promise<void>
}

/** Sends a stream in one piece or in parts. What it has left is not read when that fails. */
export async function putInParts(bytes: Readable, { small, large }: Puts): Promise<void> {
  const parts = partsOf(bytes)
  try {
    const first = await parts.next()
    const second = await parts.next()
    if (first.done || second.done) return await small(first.value ?? Buffer.alloc(0))
    await large(joined([first.value, second.value], parts))
  } finally {
    await parts.return(undefined)
  }
}

const notFound = 404

/** Servers that do not know a call answer so. */
const unknownCall = [400, 405, 501]

/** Uploads in parts, which are no file before they are all there. */
export function partUploads(requests: S3Requests, place: string) {
  async function abort(path: string, uploadId: string): Promise<void> {
    await pass(await requests.send({ method: 'DELETE', path, query: { uploadId } }, [notFound, ...unknownCall]))
  }

  async function sendAll(path: string, uploadId: string, parts: AsyncIterable<Buffer>): Promise<number> {
    const done: string[] = []
    let bytes = 0
    for await (const body of parts) {
      const partNumber = String(done.length + 1)
      const answer = await requests.send({ method: 'PUT', path, query: { partNumber, uploadId }, body })
      await pass(answer)
      const etag = headerOf(answer, 'etag').replaceAll(/[^\w"-]/g, '')
      done.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${etag}</ETag></Part>`)
      bytes += body.length
    }
    const body = Buffer.from(`<CompleteMultipartUpload>${done.join('')}</CompleteMultipartUpload>`)
    await passUnlessError(await requests.send({ method: 'POST', path, query: { uploadId }, body }), place)
    return bytes
  }

  return {
    /** @returns the bytes that were sent */
    async send(path: string, parts: AsyncIterable<Buffer>): Promise<number> {
      const started = await requests.send({ method: 'POST', path, query: { uploads: '' } })
      const uploadId = readUploadId(await textOf(started))
      try {
        return await sendAll(path, uploadId, parts)
      } catch (error) {
        await abort(path, uploadId).catch(() => {})
        throw error
      }
    },

    /** Gives up uploads that were killed before a moment, where the store can list them. */
    async abortOld(prefix: string, before: Date): Promise<void> {
      const answer = await requests.send({ method: 'GET', query: { uploads: '', prefix } }, unknownCall)
      if (unknownCall.includes(answer.status)) return void (await pass(answer))
      for (const { key, id, startedAt } of readUploadList(await textOf(answer)))
        if (startedAt < before && key.startsWith(prefix)) await abort(key, id)
    },
  }
}
