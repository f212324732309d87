/** The process that reads an import file: see `readInProcess`. */
import { flushCompileCache } from 'node:module'
import { giveBatches, type Teller } from '../machinery/processes/give-batches.ts'
import { createBudget } from './files/archive.ts'
import { fitDraft } from './fit-draft.ts'
import type { StoredChoices } from './import-choices.ts'
import { ImportError } from './import-error.ts'
import type { FittedItem, ImportItem } from './import-item.ts'
import { importWords } from './import-words.ts'
import { openImport } from './open-import.ts'
import type { About, ImportOutput, ReadingTask } from './read-in-process.ts'

/** How much of recipes and pictures comes at once, bytes: more waits for the next batch. */
const heaviestBatch = 8_000_000
/** How much text comes at once, bytes: a batch is written in one transaction, for which others wait. */
const longestBatch = 250_000
/** What a picture that is yet to be fetched counts as, bytes. */
const pictureOnTheWeb = 1_000_000

const imagesOf = (item: ImportItem) => (item.outcome === 'recipe' ? item.images : [])

const weightOf = (item: ImportItem): number =>
  imagesOf(item).reduce((sum, image) => sum + ('bytes' in image ? image.bytes.length : pictureOnTheWeb), 0)

const lettersOf = (item: FittedItem): number => (item.outcome === 'recipe' ? JSON.stringify(item.draft).length : 0)

/** An item without what its cook does not want. */
const asChosen = (item: ImportItem, { excludeImages }: StoredChoices): ImportItem =>
  item.outcome === 'recipe' && excludeImages ? { ...item, images: [] } : item

async function read(
  { path, fileName, choices, language, skip, batchSize, maxItems: most }: ReadingTask,
  teller: Teller<About | ImportOutput>,
): Promise<void> {
  const t = importWords(language)
  const file = await openImport(path, fileName, { t, choices, budget: createBudget() })
  const only = choices.only && new Set(choices.only)
  await teller.tell({ type: 'about', format: file.format, columns: file.columns })
  let batch: FittedItem[] = []
  let weight = 0
  let letters = 0
  let told = -1

  async function tellTotal(): Promise<void> {
    const total = only?.size ?? file.total()
    if (total === told) return
    told = total
    await teller.tell({ type: 'total', total })
  }

  async function give(): Promise<void> {
    await tellTotal()
    await teller.give({ type: 'batch', items: batch })
    batch = []
    weight = 0
    letters = 0
  }

  await tellTotal()
  let position = 0
  let index = 0
  try {
    for await (const found of file.items) {
      if (only && !only.has(position++)) continue
      if (index++ < skip) continue
      const item = asChosen(found, choices)
      const fitted = item.outcome === 'recipe' ? fitDraft(item, t) : item
      batch.push(fitted)
      weight += weightOf(item)
      letters += lettersOf(fitted)
      if (batch.length >= batchSize || weight >= heaviestBatch || letters >= longestBatch) await give()
      if (index >= (most ?? Number.POSITIVE_INFINITY)) break
    }
  } finally {
    // What comes before a damaged place is brought over.
    if (batch.length > 0) await give()
    file.close()
  }
}

// At the end it would not be kept: the server ends this process.
flushCompileCache()
await giveBatches(read, (error) => (error instanceof ImportError ? error.failure : null))
