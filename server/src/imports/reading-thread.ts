/** The thread that reads an import file: see `readInThread`. */
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { fitDraft } from './fit-draft.ts'
import { importReaders } from './formats.ts'
import { ImportFailed } from './import-failed.ts'
import type { FittedItem, ImportItem } from './import-item.ts'
import type { ReadingNews, ReadingTask } from './read-in-thread.ts'

/** How much of recipes and pictures comes at once, bytes: more waits for the next batch. */
const heaviestBatch = 8_000_000
/** What a picture that is yet to be fetched counts as, bytes. */
const pictureOnTheWeb = 1_000_000

const imagesOf = (item: ImportItem) => (item.outcome === 'recipe' ? item.images : [])

const weightOf = (item: ImportItem): number =>
  imagesOf(item).reduce((sum, image) => sum + ('bytes' in image ? image.bytes.length : pictureOnTheWeb), 0)

const { format, path, skip, batchSize }: ReadingTask = workerData
const port = parentPort
if (!port) throw new Error('this file is a thread')

/** Hands pictures over without a copy. */
function tell(news: ReadingNews): void {
  const items = news.type === 'batch' ? news.items : []
  const pictures = items.flatMap((item) => imagesOf(item).flatMap((image) => ('bytes' in image ? image.bytes : [])))
  port?.postMessage(news, [...new Set(pictures.map(({ buffer }) => buffer))])
}

async function read(): Promise<void> {
  const file = await (await importReaders[format]()).open(path)
  tell({ type: 'total', total: file.total })
  let asked: Promise<unknown> = Promise.resolve()
  let batch: FittedItem[] = []
  let weight = 0

  async function give(): Promise<void> {
    await asked
    if (port) asked = once(port, 'message')
    tell({ type: 'batch', items: batch })
    batch = []
    weight = 0
  }

  let index = 0
  try {
    for await (const item of file.items) {
      if (index++ < skip) continue
      batch.push(item.outcome === 'recipe' ? fitDraft(item) : item)
      weight += weightOf(item)
      if (batch.length >= batchSize || weight >= heaviestBatch) await give()
    }
  } finally {
    // What comes before a damaged place is brought over.
    if (batch.length > 0) await give()
  }
}

try {
  await read()
} catch (error) {
  if (!(error instanceof ImportFailed)) throw error
  tell({ type: 'failure', failure: error.failure })
}
port.close()
