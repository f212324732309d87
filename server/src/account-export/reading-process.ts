/** The process that reads an account export: see `readAccountExport`. */
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
import type { About, Batch, ReadingOutput, ReadingTask, RestoredItem, RestoredPicture } from './restored-item.ts'

/** Max lines of a batch. */
const maxBatchLines = 50
/** A batch ends after this many bytes of pictures. */
const maxBatchPictureBytes = 8_000_000
/** A batch ends after this many characters: it is written in one transaction, for which others wait. */
const maxBatchCharacters = 250_000

/** Max bytes of a picture. Pictures that this server encodes are much smaller. */
const maxPictureBytes = 20_000_000

/** Max lines of an account export. */
const maxLines = 2_000_000

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

async function readAbout(archive: Archive): Promise<About> {
  const json = parseJson((await archive.read(aboutFile, 100_000))?.toString('utf8') ?? null)
  const result = about.safeParse(json)
  if (!result.success) throw new AccountRestoreError({ code: 'no-take-out' })
  if (result.data.version > formatVersion) throw new AccountRestoreError({ code: 'newer' })
  return result.data
}

async function countLines(archive: Archive): Promise<number> {
  let count = 0
  for (const part of partNames) {
    count += await archive.countLines(fileOf(part))
    if (count > maxLines) throw new AccountRestoreError({ code: 'too-large' })
  }
  return count
}

const titleOf = (json: unknown): string => {
  const title: unknown = typeof json === 'object' && json !== null && 'title' in json ? json.title : ''
  return typeof title === 'string' ? title.slice(0, 500) : ''
}

/** How the lines of a part are read. */
interface PartReader<Name extends PartName> {
  readonly schema: z.ZodType<PartLine<Name>>
  readonly toBatch: (items: readonly RestoredItem<Name>[], pictures: readonly RestoredPicture[]) => Batch
  /** The digests of the pictures to which a line refers; none by default. */
  readonly digestsOf?: (value: PartLine<Name>) => readonly string[]
}

const withoutPictures = { type: 'batch', pictures: [] } as const

const digestsOfRecipe = ({ images, versions }: PartLine<'recipes'>) =>
  [...images, ...versions.flatMap((version) => version.images)].map(({ digest }) => digest)

const digestsOfList = ({ items }: PartLine<'lists'>) => items.flatMap(({ image }) => image?.digest ?? [])

/** The kitchen that a line is about; null for others. */
const kitchenIn = (value: PartLine<PartName> | null): string | null =>
  value !== null && 'kitchenId' in value ? value.kitchenId : null

const partReaders: { readonly [Name in PartName]: PartReader<Name> } = {
  people: { schema: parts.people, toBatch: (items) => ({ ...withoutPictures, part: 'people', items }) },
  labels: { schema: parts.labels, toBatch: (items) => ({ ...withoutPictures, part: 'labels', items }) },
  recipes: {
    schema: parts.recipes,
    toBatch: (items, pictures) => ({ type: 'batch', part: 'recipes', items, pictures }),
    digestsOf: digestsOfRecipe,
  },
  links: { schema: parts.links, toBatch: (items) => ({ ...withoutPictures, part: 'links', items }) },
  searches: { schema: parts.searches, toBatch: (items) => ({ ...withoutPictures, part: 'searches', items }) },
  staples: { schema: parts.staples, toBatch: (items) => ({ ...withoutPictures, part: 'staples', items }) },
  weeks: { schema: parts.weeks, toBatch: (items) => ({ ...withoutPictures, part: 'weeks', items }) },
  plans: { schema: parts.plans, toBatch: (items) => ({ ...withoutPictures, part: 'plans', items }) },
  lists: {
    schema: parts.lists,
    toBatch: (items, pictures) => ({ type: 'batch', part: 'lists', items, pictures }),
    digestsOf: digestsOfList,
  },
  messages: { schema: parts.messages, toBatch: (items) => ({ ...withoutPictures, part: 'messages', items }) },
  muted: { schema: parts.muted, toBatch: (items) => ({ ...withoutPictures, part: 'muted', items }) },
  quiet: { schema: parts.quiet, toBatch: (items) => ({ ...withoutPictures, part: 'quiet', items }) },
  shares: { schema: parts.shares, toBatch: (items) => ({ ...withoutPictures, part: 'shares', items }) },
  feeds: { schema: parts.feeds, toBatch: (items) => ({ ...withoutPictures, part: 'feeds', items }) },
  blocks: { schema: parts.blocks, toBatch: (items) => ({ ...withoutPictures, part: 'blocks', items }) },
  preferences: { schema: parts.preferences, toBatch: (items) => ({ ...withoutPictures, part: 'preferences', items }) },
  profile: {
    schema: parts.profile,
    toBatch: (items, pictures) => ({ type: 'batch', part: 'profile', items, pictures }),
    digestsOf: ({ images }) => images.map(({ digest }) => digest),
  },
  kitchens: { schema: parts.kitchens, toBatch: (items) => ({ ...withoutPictures, part: 'kitchens', items }) },
  kitchenLabels: {
    schema: parts.kitchenLabels,
    toBatch: (items) => ({ ...withoutPictures, part: 'kitchenLabels', items }),
  },
  kitchenRecipes: {
    schema: parts.kitchenRecipes,
    toBatch: (items, pictures) => ({ type: 'batch', part: 'kitchenRecipes', items, pictures }),
    digestsOf: digestsOfRecipe,
  },
  kitchenLinks: {
    schema: parts.kitchenLinks,
    toBatch: (items) => ({ ...withoutPictures, part: 'kitchenLinks', items }),
  },
  kitchenPlans: {
    schema: parts.kitchenPlans,
    toBatch: (items) => ({ ...withoutPictures, part: 'kitchenPlans', items }),
  },
  kitchenLists: {
    schema: parts.kitchenLists,
    toBatch: (items, pictures) => ({ type: 'batch', part: 'kitchenLists', items, pictures }),
    digestsOf: digestsOfList,
  },
}

/** The next batch of a part while its lines are read. */
class NextBatch<Name extends PartName> {
  readonly items: RestoredItem<Name>[] = []
  readonly #pictures = new Map<string, Buffer>()
  #pictureBytes = 0
  #characters = 0

  /** Whether the lines so far are about another kitchen: a batch is written into one book. */
  isOfOther(kitchenId: string | null): boolean {
    const present = this.items.map(({ value }) => kitchenIn(value)).find((id) => id !== null)
    return kitchenId !== null && present !== undefined && present !== kitchenId
  }

  add(item: RestoredItem<Name>, line: string | null): void {
    this.items.push(item)
    this.#characters += line?.length ?? 0
  }

  async addPicture(archive: Archive, digest: string): Promise<void> {
    if (this.#pictures.has(digest)) return
    const bytes = await archive.read(pictureFile(digest), maxPictureBytes)
    if (!bytes) return
    this.#pictures.set(digest, bytes)
    this.#pictureBytes += bytes.length
  }

  get pictures(): RestoredPicture[] {
    return Array.from(this.#pictures, ([digest, bytes]) => ({ digest, bytes }))
  }

  get isFull(): boolean {
    return (
      this.items.length >= maxBatchLines ||
      this.#pictureBytes >= maxBatchPictureBytes ||
      this.#characters >= maxBatchCharacters
    )
  }
}

/** Reads the parts of an archive one after the other and skips the first lines. */
class PartsReader {
  readonly #archive: Archive
  readonly #teller: Teller<ReadingOutput>
  #linesToSkip: number

  constructor(archive: Archive, teller: Teller<ReadingOutput>, linesToSkip: number) {
    this.#archive = archive
    this.#teller = teller
    this.#linesToSkip = linesToSkip
  }

  async read<Name extends PartName>(part: Name): Promise<void> {
    const { schema, toBatch, digestsOf = () => [] } = partReaders[part]
    let batch = new NextBatch<Name>()
    const send = async () => {
      if (batch.items.length > 0) await this.#teller.give(toBatch(batch.items, batch.pictures))
      batch = new NextBatch<Name>()
    }
    for await (const line of this.#archive.lines(fileOf(part))) {
      if (this.#linesToSkip-- > 0) continue
      const json = parseJson(line)
      const value = schema.safeParse(json).data ?? null
      if (batch.isOfOther(kitchenIn(value))) await send()
      for (const digest of value === null ? [] : digestsOf(value)) await batch.addPicture(this.#archive, digest)
      batch.add({ value, name: titleOf(json) }, line)
      if (batch.isFull) await send()
    }
    await send()
  }
}

async function readExport({ path, skip }: ReadingTask, teller: Teller<ReadingOutput>): Promise<void> {
  const archive = await Archive.open(path)
  await teller.tell({ type: 'about', about: await readAbout(archive), total: await countLines(archive) })
  const reader = new PartsReader(archive, teller, skip)
  for (const part of partNames) await reader.read(part)
}

await giveBatches(readExport, (error) => (error instanceof AccountRestoreError ? error.failure : null))
