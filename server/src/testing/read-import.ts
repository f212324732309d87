import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importChoices } from '@potluck/api/imports'
import { createBudget } from '../in-and-out/imports/files/archive.ts'
import { fitDraft } from '../in-and-out/imports/fit-draft.ts'
import type { StoredChoices } from '../in-and-out/imports/import-choices.ts'
import type { FittedItem, FittedRecipe, MatchedColumn } from '../in-and-out/imports/import-item.ts'
import { importWords } from '../in-and-out/imports/import-words.ts'
import { openImport } from '../in-and-out/imports/open-import.ts'
import { readInProcess } from '../in-and-out/imports/read-in-process.ts'

/** The content of an import file. */
export interface ReadImport {
  readonly format: string
  readonly columns: readonly MatchedColumn[]
  /** Total at the end of the file. */
  readonly total: number
  readonly items: readonly FittedItem[]
}

type Choices = Partial<StoredChoices> & { readonly language?: string }

type Read = (path: string, name: string, choices: StoredChoices, language: string) => Promise<ReadImport>

const here: Read = async (path, name, choices, language) => {
  const t = importWords(language)
  const { format, columns, total, items, close } = await openImport(path, name, {
    t,
    choices,
    budget: createBudget(),
  })
  const read: FittedItem[] = []
  for await (const item of items) read.push(item.outcome === 'recipe' ? fitDraft(item, t) : item)
  close()
  return { format, columns, total: total(), items: read }
}

const apart: Read = async (path, fileName, choices, language) => {
  const task = { path, fileName, choices, language, skip: 0, batchSize: 20 }
  let [format, total] = ['', 0]
  let columns: readonly MatchedColumn[] = []
  const items: FittedItem[] = []
  for await (const news of readInProcess(task, AbortSignal.timeout(60_000))) {
    if (news.type === 'about') {
      format = news.format
      columns = news.columns
    } else if (news.type === 'total') total = news.total
    else items.push(...news.items)
  }
  return { format, columns, total, items }
}

const reading =
  (read: Read) =>
  async (bytes: Buffer | string, name: string, { language = 'en-us', ...choices }: Choices = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'potluck-test-'))
    try {
      const path = join(folder, 'file')
      await writeFile(path, bytes)
      return await read(path, name, { ...importChoices.parse({}), ...choices }, language)
    } finally {
      await rm(folder, { recursive: true })
    }
  }

/** Reads an import file. @throws {ImportError} if it cannot be read */
export const readImport = reading(here)

/** Reads an import file in the process of a job, for formats whose libraries Jest cannot load. */
export const readImportApart = reading(apart)

/** The recipes in an import file. */
export const recipesIn = ({ items }: ReadImport): FittedRecipe[] =>
  items.flatMap((item) => (item.outcome === 'recipe' ? item : []))

/** Bytes that replace a picture in import files. */
export const picture = Buffer.from('a picture')

/** A file in a zip. */
export const entry = (name: string, content: Buffer | string | object) => ({
  name,
  bytes: Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
  deflate: true,
})

/** Summary of a file: its format, and for each recipe its filled fields and number of pictures. */
export async function readFields(bytes: Buffer | string, name: string, choices: Parameters<typeof readImport>[2] = {}) {
  const file = await (/\.(?:lcb|mdb)$/.test(name) ? readImportApart : readImport)(bytes, name, choices)
  const recipes = recipesIn(file).map(({ draft, images, createdAt }) => ({
    ...Object.fromEntries(
      Object.entries(draft).filter(
        ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
      ),
    ),
    ...(images.length > 0
      ? { pictures: images.map((image) => ('bytes' in image ? Buffer.from(image.bytes).toString() : image.address)) }
      : {}),
    ...(createdAt ? { createdAt } : {}),
  }))
  return { format: file.format, total: file.total, recipes, columns: file.columns }
}
