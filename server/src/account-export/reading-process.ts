/** The process that reads a take-out: see `readTakeOut`. */
import type { z } from 'zod'
import { giveBatches, type Teller } from '../machinery/processes/give-batches.ts'
import { AccountRestoreError, Archive } from './archive.ts'
import {
  about,
  aboutFile,
  fileOf,
  formatVersion,
  type PartLine,
  type PartName,
  partNames,
  parts,
  pictureFile,
} from './format.ts'
import type { About, Batch, Found, ReadingTask, RestoredItem, RestoredPicture } from './restored-item.ts'

/** How much comes at once: lines, and bytes of pictures. */
const mostLines = 50
const heaviestBatch = 8_000_000
/** Letters of text that come at once: a batch is written in one transaction, for which others wait. */
const longestBatch = 250_000

/** Largest picture, bytes: ours are smaller by far. */
const largestPicture = 20_000_000

/** Most lines in all: messages of a lifetime. */
const mostLinesInAll = 2_000_000

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

async function readAbout(archive: Archive): Promise<About> {
  const json = parsed((await archive.read(aboutFile, 100_000))?.toString('utf8') ?? null)
  const read = about.safeParse(json)
  if (!read.success) throw new AccountRestoreError({ code: 'no-take-out' })
  if (read.data.version > formatVersion) throw new AccountRestoreError({ code: 'newer' })
  return read.data
}

async function countLines(archive: Archive): Promise<number> {
  let count = 0
  for (const part of partNames) {
    for await (const _line of archive.lines(fileOf(part))) {
      if (++count > mostLinesInAll) throw new AccountRestoreError({ code: 'too-large' })
    }
  }
  return count
}

const nameOf = (json: unknown): string => {
  const title: unknown = typeof json === 'object' && json !== null && 'title' in json ? json.title : ''
  return typeof title === 'string' ? title.slice(0, 500) : ''
}

const digestsIn = ({ images, versions }: PartLine<'recipes'>): string[] =>
  [...images, ...versions.flatMap((version) => version.images)].map(({ digest }) => digest)

async function read({ path, skip }: ReadingTask, teller: Teller<Found>): Promise<void> {
  const archive = await Archive.open(path)
  await teller.tell({ type: 'about', about: await readAbout(archive), total: await countLines(archive) })
  let index = 0

  async function give(batch: Batch): Promise<void> {
    if (batch.items.length > 0) await teller.give(batch)
  }

  async function readPart<Name extends PartName>(
    part: Name,
    schema: z.ZodType<PartLine<Name>>,
    asBatch: (items: readonly RestoredItem<Name>[], pictures: readonly RestoredPicture[]) => Batch,
    digestsOf: (value: PartLine<Name>) => readonly string[] = () => [],
  ): Promise<void> {
    let items: RestoredItem<Name>[] = []
    let pictures = new Map<string, Buffer>()
    let weight = 0
    let letters = 0
    const giveAll = async () => {
      await give(
        asBatch(
          items,
          Array.from(pictures, ([digest, bytes]) => ({ digest, bytes })),
        ),
      )
      items = []
      pictures = new Map()
      weight = 0
      letters = 0
    }
    for await (const line of archive.lines(fileOf(part))) {
      if (index++ < skip) continue
      const json = parsed(line)
      const value = schema.safeParse(json).data ?? null
      for (const digest of value === null ? [] : digestsOf(value)) {
        if (pictures.has(digest)) continue
        const bytes = await archive.read(pictureFile(digest), largestPicture)
        if (!bytes) continue
        pictures.set(digest, bytes)
        weight += bytes.length
      }
      items.push({ value, name: nameOf(json) })
      letters += line?.length ?? 0
      if (items.length >= mostLines || weight >= heaviestBatch || letters >= longestBatch) await giveAll()
    }
    await giveAll()
  }

  const plain = { type: 'batch', pictures: [] } as const
  const readers: { readonly [Name in PartName]: () => Promise<void> } = {
    people: () => readPart('people', parts.people, (items) => ({ ...plain, part: 'people', items })),
    labels: () => readPart('labels', parts.labels, (items) => ({ ...plain, part: 'labels', items })),
    recipes: () =>
      readPart(
        'recipes',
        parts.recipes,
        (items, pictures) => ({ type: 'batch', part: 'recipes', items, pictures }),
        digestsIn,
      ),
    links: () => readPart('links', parts.links, (items) => ({ ...plain, part: 'links', items })),
    searches: () => readPart('searches', parts.searches, (items) => ({ ...plain, part: 'searches', items })),
    staples: () => readPart('staples', parts.staples, (items) => ({ ...plain, part: 'staples', items })),
    weeks: () => readPart('weeks', parts.weeks, (items) => ({ ...plain, part: 'weeks', items })),
    plans: () => readPart('plans', parts.plans, (items) => ({ ...plain, part: 'plans', items })),
    lists: () =>
      readPart(
        'lists',
        parts.lists,
        (items, pictures) => ({ type: 'batch', part: 'lists', items, pictures }),
        ({ items }) => items.flatMap(({ image }) => image?.digest ?? []),
      ),
    messages: () => readPart('messages', parts.messages, (items) => ({ ...plain, part: 'messages', items })),
    muted: () => readPart('muted', parts.muted, (items) => ({ ...plain, part: 'muted', items })),
    quiet: () => readPart('quiet', parts.quiet, (items) => ({ ...plain, part: 'quiet', items })),
    shares: () => readPart('shares', parts.shares, (items) => ({ ...plain, part: 'shares', items })),
    feeds: () => readPart('feeds', parts.feeds, (items) => ({ ...plain, part: 'feeds', items })),
    blocks: () => readPart('blocks', parts.blocks, (items) => ({ ...plain, part: 'blocks', items })),
    preferences: () =>
      readPart('preferences', parts.preferences, (items) => ({ ...plain, part: 'preferences', items })),
    profile: () =>
      readPart(
        'profile',
        parts.profile,
        (items, pictures) => ({ type: 'batch', part: 'profile', items, pictures }),
        ({ images }) => images.map(({ digest }) => digest),
      ),
  }
  for (const part of partNames) await readers[part]()
}

await giveBatches(read, (error) => (error instanceof AccountRestoreError ? error.failure : null))
