import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importChoices } from '@potluck/api/imports'
import type { KeptChoices } from '../imports/import-choices.ts'
import type { FittedItem, FittedRecipe, MatchedColumn } from '../imports/import-item.ts'
import { readInProcess } from '../imports/read-in-process.ts'

/** What is in an import file. */
export interface ReadImport {
  readonly format: string
  readonly columns: readonly MatchedColumn[]
  /** As it was told last. */
  readonly total: number
  readonly items: readonly FittedItem[]
}

/**
 * Reads an import file as a job does, in its process.
 * @throws {ImportFailed} when it cannot be read
 */
export async function readImport(
  bytes: Buffer | string,
  name: string,
  { language = 'en-us', ...choices }: Partial<KeptChoices> & { readonly language?: string } = {},
): Promise<ReadImport> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, bytes)
    const all = { ...importChoices.parse({}), ...choices }
    const task = { path, fileName: name, choices: all, language, skip: 0, batchSize: 20 }
    let [format, total] = ['', 0]
    let columns: readonly MatchedColumn[] = []
    const items: FittedItem[] = []
    for await (const news of readInProcess(task, AbortSignal.timeout(60_000))) {
      if (news.type === 'about') [format, columns] = [news.format, news.columns]
      else if (news.type === 'total') total = news.total
      else items.push(...news.items)
    }
    return { format, columns, total, items }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The recipes in an import file. */
export const recipesIn = ({ items }: ReadImport): FittedRecipe[] =>
  items.flatMap((item) => (item.outcome === 'recipe' ? item : []))
