/** The process that reads an import file: see `readInProcess`. */
import { flushCompileCache } from 'node:module'
import { giveBatches, type Teller } from '../../machinery/base/processes/give-batches.ts'
import { createBudget } from './files/archive.ts'
import { fitDraft } from './fit-draft.ts'
import type { StoredChoices } from './import-choices.ts'
import { ImportError } from './import-error.ts'
import type { FittedItem, ImportItem } from './import-item.ts'
import { importWords } from './import-words.ts'
import { openImport } from './open-import.ts'
import type { About, ImportOutput, ReadingTask } from './read-in-process.ts'

/** A batch ends after this many bytes of pictures. */
const maxBatchPictureBytes = 8_000_000
/** A batch ends after this many characters: it is written in one transaction, for which others wait. */
const maxBatchCharacters = 250_000
/** The assumed size of a picture that is fetched later, bytes. */
const assumedPictureBytes = 1_000_000

const imagesOf = (item: ImportItem) => (item.outcome === 'recipe' ? item.images : [])

const pictureBytesOf = (item: ImportItem): number =>
  imagesOf(item).reduce((sum, image) => sum + ('bytes' in image ? image.bytes.length : assumedPictureBytes), 0)

const charactersOf = (item: FittedItem): number => (item.outcome === 'recipe' ? JSON.stringify(item.draft).length : 0)

/** Applies the choices of the cook to an item. */
const applyChoices = (item: ImportItem, { excludeImages }: StoredChoices): ImportItem =>
  item.outcome === 'recipe' && excludeImages ? { ...item, images: [] } : item

async function read(
  { path, fileName, choices, language, skip, batchSize, maxItems = Number.POSITIVE_INFINITY }: ReadingTask,
  teller: Teller<About | ImportOutput>,
): Promise<void> {
  const t = importWords(language)
  const file = await openImport(path, fileName, { t, choices, budget: createBudget() })
  const only = choices.only && new Set(choices.only)
  await teller.tell({ type: 'about', format: file.format, columns: file.columns })
  let batch: FittedItem[] = []
  let pictureBytes = 0
  let characters = 0
  let sentTotal = -1

  async function sendTotal(): Promise<void> {
    const total = only?.size ?? file.total()
    if (total === sentTotal) return
    sentTotal = total
    await teller.tell({ type: 'total', total })
  }

  async function sendBatch(): Promise<void> {
    await sendTotal()
    await teller.give({ type: 'batch', items: batch })
    batch = []
    pictureBytes = 0
    characters = 0
  }

  await sendTotal()
  let position = 0
  let index = 0
  try {
    for await (const unfiltered of file.items) {
      if (only && !only.has(position++)) continue
      if (index++ < skip) continue
      const item = applyChoices(unfiltered, choices)
      const fitted = item.outcome === 'recipe' ? fitDraft(item, t) : item
      batch.push(fitted)
      pictureBytes += pictureBytesOf(item)
      characters += charactersOf(fitted)
      const isFull =
        batch.length >= batchSize || pictureBytes >= maxBatchPictureBytes || characters >= maxBatchCharacters
      if (isFull) await sendBatch()
      if (index >= maxItems) break
    }
  } finally {
    // Items before a damaged place are imported.
    if (batch.length > 0) await sendBatch()
    file.close()
  }
}

// The cache is written now, since the server kills this process at the end.
flushCompileCache()
await giveBatches(read, (error) => (error instanceof ImportError ? error.failure : null))
