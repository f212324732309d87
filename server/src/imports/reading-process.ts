/** The process that reads an import file: see `readInProcess`. */
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { fitDraft } from './fit-draft.ts'
import { importReaders } from './formats.ts'
import { ImportFailed } from './import-failed.ts'
import type { FittedItem, ImportItem } from './import-item.ts'
import { importWords } from './import-words.ts'
import type { ReadingNews, ReadingTask } from './read-in-process.ts'

/** How much of recipes and pictures comes at once, bytes: more waits for the next batch. */
const heaviestBatch = 8_000_000
/** What a picture that is yet to be fetched counts as, bytes. */
const pictureOnTheWeb = 1_000_000

const imagesOf = (item: ImportItem) => (item.outcome === 'recipe' ? item.images : [])

const weightOf = (item: ImportItem): number =>
  imagesOf(item).reduce((sum, image) => sum + ('bytes' in image ? image.bytes.length : pictureOnTheWeb), 0)

/** Tells the server, which has taken it when this ends. */
const tell = (news: ReadingNews) =>
  new Promise<void>((resolve, reject) => {
    if (!process.send) throw new Error('this file is a process of the server')
    process.send(news, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })

async function read({ format, path, language, skip, batchSize }: ReadingTask): Promise<void> {
  const words = importWords(language)
  const file = await (await importReaders[format]()).open(path, words)
  await tell({ type: 'total', total: file.total })
  let asked: Promise<unknown> = Promise.resolve()
  let batch: FittedItem[] = []
  let weight = 0

  async function give(): Promise<void> {
    await asked
    asked = once(process, 'message')
    await tell({ type: 'batch', items: batch })
    batch = []
    weight = 0
  }

  let index = 0
  try {
    for await (const item of file.items) {
      if (index++ < skip) continue
      batch.push(item.outcome === 'recipe' ? fitDraft(item, words) : item)
      weight += weightOf(item)
      if (batch.length >= batchSize || weight >= heaviestBatch) await give()
    }
  } finally {
    // What comes before a damaged place is brought over.
    if (batch.length > 0) await give()
  }
}

// At the end it would not be kept: the server ends this process.
flushCompileCache()
// Without a server there is nobody to read for.
process.once('disconnect', () => process.exit())
const [message] = await once(process, 'message')
const task: ReadingTask = message
try {
  await read(task)
  await tell({ type: 'end' })
} catch (error) {
  if (!(error instanceof ImportFailed)) throw error
  await tell({ type: 'failure', failure: error.failure })
}
process.exit()
