import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Budget } from '../files/archive.ts'
import { asyncItems } from '../files/async-items.ts'
import { isWithinLimits } from '../files/json-limits.ts'
import { collectBytes, type SourceFile, shortName, TooLargeError } from '../files/source-file.ts'
import { ImportError } from '../import-error.ts'
import type { ImportItem } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { readPaprikaRecipe } from './paprika-recipe.ts'

async function* counted(stream: Readable, budget: Budget): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('gzip gives bytes')
    budget.count(chunk.length)
    yield chunk
  }
}

function unzip(packed: Buffer, budget: Budget): Promise<Buffer> {
  const stream = createGunzip()
  stream.end(packed)
  return collectBytes(counted(stream, budget))
}

/** The name of a file in a zip without names has no meaning. */
const nameIn = (file: SourceFile): string => (/\.paprikarecipe$/i.test(file.name) ? shortName(file.name) : '')

async function readItem(file: SourceFile, { t, budget }: ReadingContext): Promise<ImportItem> {
  const name = nameIn(file)
  const unreadable = (code: 'damaged' | 'too-large' | 'no-recipe'): ImportItem => ({
    outcome: 'unreadable',
    name: name || t('import.recipe'),
    note: { code },
  })
  try {
    const text = (await unzip(await file.bytes(), budget)).toString('utf8').replace(/^\uFEFF/, '')
    if (!isWithinLimits(text)) return unreadable('too-large')
    const json: unknown = JSON.parse(text)
    return readPaprikaRecipe(json, name, t) ?? unreadable('no-recipe')
  } catch (error) {
    if (error instanceof ImportError) throw error
    return unreadable(error instanceof TooLargeError ? 'too-large' : 'damaged')
  }
}

/** A `.paprikarecipe`: gzipped JSON. A `.paprikarecipes` is a zip of these. */
export const paprikaReader: ImportReader = {
  open: async (file, context) => ({ total: 1, items: asyncItems([await readItem(file, context)]) }),
}
