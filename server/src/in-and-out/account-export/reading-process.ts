/** The process that reads an account export: see `readAccountExport`. */
import type { z } from 'zod'
import { giveBatches, type Teller } from '../../machinery/base/processes/give-batches.ts'
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
import type { About, ReadingOutput, ReadingTask, RestoredItem, RestoredPicture } from './restored-item.ts'

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

const digestsOfRecipe = ({ images, cookings, versions }: PartLine<'recipes'>) =>
  [...images, ...cookings.flatMap(({ image }) => image ?? []), ...versions.flatMap((version) => version.images)].map(
    ({ digest }) => digest,
  )

const digestsOfList = ({ items }: PartLine<'lists'>) => items.flatMap(({ image }) => image?.digest ?? [])

/** The kitchen that a line is about; null for others. */
const kitchenIn = (value: PartLine<PartName> | null): string | null =>
  value !== null && 'kitchenId' in value ? value.kitchenId : null

const schemas: { readonly [Name in PartName]: z.ZodType<PartLine<Name>> } = parts

/** The digests of the pictures to which a line of a part refers. */
const digestsOf: { readonly [Name in PartName]?: (value: PartLine<Name>) => readonly string[] } = {
  recipes: digestsOfRecipe,
  lists: digestsOfList,
  profile: ({ images }) => images.map(({ digest }) => digest),
  kitchens: ({ image }) => (image === null ? [] : [image.digest]),
  kitchenRecipes: digestsOfRecipe,
  kitchenLists: digestsOfList,
}

/** The next batch of a part while its lines are read. */
class NextBatch<Name extends PartName> {
  readonly items: RestoredItem<PartLine<Name>>[] = []
  readonly #pictures = new Map<string, Buffer>()
  #pictureBytes = 0
  #characters = 0

  /** Whether the lines so far are about another kitchen: a batch is written into one book. */
  isOfOther(kitchenId: string | null): boolean {
    const present = this.items.map(({ value }) => kitchenIn(value)).find((id) => id !== null)
    return kitchenId !== null && present !== undefined && present !== kitchenId
  }

  add(item: RestoredItem<PartLine<Name>>, line: string | null): void {
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
    const digestsIn = digestsOf[part]
    let batch = new NextBatch<Name>()
    const send = async () => {
      const { items, pictures } = batch
      if (items.length > 0) await this.#teller.give({ type: 'batch', part, items, pictures })
      batch = new NextBatch<Name>()
    }
    for await (const line of this.#archive.lines(fileOf(part))) {
      if (this.#linesToSkip-- > 0) continue
      const json = parseJson(line)
      const value = schemas[part].safeParse(json).data ?? null
      if (batch.isOfOther(kitchenIn(value))) await send()
      for (const digest of (value !== null && digestsIn?.(value)) || []) await batch.addPicture(this.#archive, digest)
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
