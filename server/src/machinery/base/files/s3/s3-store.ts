import { Readable } from 'node:stream'
import type { FileStoreSettings } from '../../../../ground/settings/file-store.ts'
import type { StoreAnswer } from '../../outgoing/store-requests.ts'
import { checkKey, type FileStore, type FoundFile, isKey, type OpenedFile, StoreAway } from '../file-store.ts'
import { partUploads, putInParts } from './part-uploads.ts'
import { errorCodeIn, readObjectList } from './s3-answers.ts'
import { createS3Requests, headerOf, pass, passUnlessError, textOf } from './s3-requests.ts'

const notFound = 404

/** The bytes of an answer, whose errors say that it is the store that broke off. */
function streamOf({ body }: StoreAnswer, place: string): Readable {
  const stream = new Readable({
    read: () => void body.resume(),
    destroy(error, done) {
      body.destroy()
      done(error)
    },
  })
  body.on('data', (chunk: Buffer) => {
    if (!stream.push(chunk)) body.pause()
  })
  body.once('end', () => stream.push(null))
  body.once('error', (cause) => stream.destroy(new StoreAway(`${place} broke off`, { cause })))
  body.pause()
  return stream
}

/** `bytes 0-7/1234`, or of a range behind the end: `bytes *` and the length. */
function wholeLength(answer: StoreAnswer): number | null {
  const length = /\/(\d+)$/.exec(headerOf(answer, 'content-range'))?.[1]
  return length === undefined ? null : Number(length)
}

/** @returns whether the object is missing @throws {StoreAway} for a bucket that is gone: that is no missing file */
async function isMissing(answer: StoreAnswer, place: string): Promise<boolean> {
  if (answer.status !== notFound) return false
  const code = errorCodeIn(await textOf(answer))
  if (code !== 'NoSuchKey') throw new StoreAway(`${place} answers 404 (${code ?? 'no reason'})`)
  return true
}

/**
 * Files in a bucket of a server that speaks the protocol of S3. No request is sent yet.
 * @param patience of each step of a request, milliseconds
 * @throws {ConfigError} for a secret that cannot be read
 */
export async function createS3Store(settings: FileStoreSettings, patience?: number): Promise<FileStore> {
  const { bucket, prefix } = settings
  const place = `s3://${bucket}/${prefix}`.replace(/\/$/, '')
  const requests = await createS3Requests(settings, place, patience)
  const uploads = partUploads(requests, place)
  const pathOf = (key: string) => {
    checkKey(key)
    return `${prefix}${key}`
  }

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const headers = { 'content-type': 'application/octet-stream' }
    await pass(await requests.send({ method: 'PUT', path: pathOf(key), headers, body: bytes }))
  }

  async function find(key: string): Promise<FoundFile | null> {
    const answer = await requests.send({ method: 'HEAD', path: pathOf(key) }, [notFound])
    await pass(answer)
    if (answer.status === notFound) return null
    const changedAt = new Date(headerOf(answer, 'last-modified'))
    return { key, bytes: Number(headerOf(answer, 'content-length')), changedAt }
  }

  async function open(key: string, range?: { readonly from: number; readonly to: number }): Promise<OpenedFile | null> {
    const headers = range ? { range: `bytes=${range.from}-${range.to - 1}` } : {}
    const answer = await requests.send({ method: 'GET', path: pathOf(key), headers }, [notFound, 416])
    if (await isMissing(answer, place)) return null
    if (answer.status === 416) {
      await pass(answer)
      const bytes = wholeLength(answer) ?? (await find(key))?.bytes
      return bytes === undefined ? null : { bytes, stream: Readable.from([]) }
    }
    const bytes = range ? wholeLength(answer) : Number(headerOf(answer, 'content-length') || Number.NaN)
    if (bytes === null || Number.isNaN(bytes)) {
      answer.body.destroy()
      throw new StoreAway(`${place} does not say how long a file is`)
    }
    return { bytes, stream: streamOf(answer, place) }
  }

  async function remove(key: string): Promise<void> {
    await pass(await requests.send({ method: 'DELETE', path: pathOf(key) }, [notFound]))
  }

  async function* list(folder: string): AsyncGenerator<FoundFile> {
    const query = { 'list-type': '2', prefix: `${pathOf(folder)}/` }
    let next: string | null = null
    do {
      const token: Record<string, string> = next === null ? {} : { 'continuation-token': next }
      const page = readObjectList(await textOf(await requests.send({ method: 'GET', query: { ...query, ...token } })))
      for (const object of page.objects) {
        const key = object.key.slice(prefix.length)
        if (object.key.startsWith(prefix) && isKey(key)) yield { ...object, key }
      }
      next = page.next
    } while (next !== null)
  }

  async function* keys(folder: string): AsyncGenerator<string> {
    for await (const { key } of list(folder)) yield key
  }

  return {
    place,
    isShared: true,
    put,
    find,
    open,
    keys,
    list,
    remove,
    async putStream(key, bytes) {
      const path = pathOf(key)
      await putInParts(bytes, {
        small: (all) => put(key, all),
        async large(parts) {
          const sent = await uploads.send(path, parts)
          if ((await find(key))?.bytes !== sent) throw new StoreAway(`${place} did not store all of ${key}`)
        },
      })
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${bucket}/${pathOf(from)}` }
      const answer = await requests.send({ method: 'PUT', path: pathOf(to), headers }, [notFound])
      if (await isMissing(answer, place)) return false
      await passUnlessError(answer, place)
      return true
    },
    async removeUnchanged(key, since) {
      const found = await find(key)
      if (found && found.changedAt <= since) await remove(key)
    },
    async removeHalves(folder, before) {
      await uploads.abortOld(`${pathOf(folder)}/`, before)
    },
    close: () => requests.close(),
  }
}
