import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { z } from 'zod'
import { Book, type ReadableBook } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { readAccount } from '../../people/users/store.ts'
import { type about, aboutFile, fileOf, formatName, formatVersion, partNames, pictureFile } from './format.ts'
import { ofKitchens } from './write-kitchens.ts'
import { partWriters } from './write-parts.ts'

async function* asLines(values: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`)
}

/** The digests of the pictures of a book, without duplicates. */
async function* digestsIn({ db }: Database, { ownerId }: ReadableBook) {
  yield* await db
    .selectFrom('images')
    .select('digest')
    .distinct()
    .where('ownerId', '=', ownerId)
    .orderBy('digest')
    .execute()
}

/** The digests of the pictures of a member and of their kitchens, each once. */
async function* digestsOf({ database }: Services, member: Member): AsyncGenerator<string> {
  const written = new Set<string>()
  for (const digests of [digestsIn(database, Book.of(member)), ofKitchens(digestsIn)(database, member)]) {
    for await (const { digest } of digests) {
      if (written.has(digest)) continue
      written.add(digest)
      yield digest
    }
  }
}

async function aboutOf({ database }: Services, member: Member): Promise<z.input<typeof about>> {
  const { id, name, handle } = await readAccount(database, member)
  return { format: formatName, version: formatVersion, writtenAt: now(), account: { id, name, handle } }
}

/**
 * Writes everything of an account as one zip: a file of JSON lines for each part, then the pictures. The zip is streamed
 * and reads data only as fast as it is consumed.
 */
export function writeAccountExport(services: Services, member: Member): Readable {
  const zip = new ZipFile()
  const out = new Readable().wrap(zip.outputStream)
  let open: Readable | null = null

  /** Adds a file and waits until it is written, so that only one file is open. */
  async function add(name: string, content: Readable, compress: boolean): Promise<void> {
    open = content
    zip.addReadStream(content, name, { compress, mtime: new Date() })
    await finished(content)
  }

  async function addAll(): Promise<void> {
    zip.addBuffer(Buffer.from(JSON.stringify(await aboutOf(services, member), null, 2)), aboutFile)
    for (const part of partNames) {
      await add(fileOf(part), Readable.from(asLines(partWriters[part](services.database, member))), true)
    }
    for await (const digest of digestsOf(services, member)) {
      const file = await services.imageFiles.open(digest, 'large')
      if (file) await add(pictureFile(digest), file.stream, false)
    }
    zip.end()
  }

  out.once('close', () => open?.destroy())
  addAll().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))))
  return out
}
