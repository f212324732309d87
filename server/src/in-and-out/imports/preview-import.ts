import { type ImportPreview, importPreviewKind, type PreviewItem, previewed } from '@potluck/api/imports'
import type { Book } from '../../ground/access/book.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { noteProgress } from '../../machinery/jobs/claim.ts'
import type { JobKind, JobRun } from '../../machinery/jobs/job-kind.ts'
import { inBookOfImport } from './import-book.ts'
import { ImportError } from './import-error.ts'
import type { FittedItem } from './import-item.ts'
import { type ReadingTask, readInProcess } from './read-in-process.ts'
import { recognise, recogniseInTrash } from './recognise.ts'
import { importOf, notePreview, storeFile } from './store.ts'

/** Max characters of a text in a preview. */
const maxPreviewCharacters = 1_500

const cut = (text: string): string =>
  text.length <= maxPreviewCharacters ? text : `${text.slice(0, maxPreviewCharacters)}…`

const emptyFields = {
  ingredients: '',
  instructions: '',
  labels: [],
  pictures: 0,
  rating: null,
  notes: [],
  inTrash: null,
}

function previewOf(item: FittedItem, isInBook: boolean, inTrash: string | null): PreviewItem {
  if (item.outcome === 'known') return { ...emptyFields, title: item.name, outcome: 'skipped' }
  if (item.outcome === 'unreadable') return { ...emptyFields, title: item.name, outcome: 'failed', notes: [item.note] }
  const { title, ingredients, instructions, labels, rating } = item.draft
  if (isInBook) return { ...emptyFields, title, outcome: 'skipped' }
  return {
    title,
    ingredients: cut(ingredients),
    instructions: cut(instructions),
    labels: labels.slice(0, 20),
    pictures: item.images.length,
    rating,
    notes: [...item.notes],
    outcome: item.notes.length > 0 ? 'noted' : 'done',
    inTrash,
  }
}

/** Previews of the first items; those in the book already are marked as skipped. */
async function previewsOf({ database }: Services, book: Book, items: readonly FittedItem[]) {
  const numbered = items.map((item, index) => ({ id: `${index}`, item }))
  const candidates = numbered.flatMap(({ id, item }) => (item.outcome === 'recipe' ? [{ id, recipe: item }] : []))
  const recognised = await recognise(database, book, candidates)
  const recognisedInTrash = await recogniseInTrash(database, book, candidates)
  return numbered.map(({ id, item }) =>
    previewOf(item, recognised.get(id)?.isSame ?? false, recognisedInTrash.get(id) ?? null),
  )
}

/** Reads the first recipes of a file and stores the file for the import. */
async function preview(services: Services, run: JobRun): Promise<void> {
  const { job, file: path, signal } = run
  const { database } = services
  const { fileName, choices, kitchenId } = await importOf(database, job)
  const task: ReadingTask = {
    path,
    fileName,
    choices,
    language: job.language,
    skip: 0,
    batchSize: previewed,
    maxItems: previewed,
  }
  const firstItems: FittedItem[] = []
  let format = ''
  let columns: ImportPreview['columns'] = []
  let total: number | null = null
  for await (const output of readInProcess(task, signal)) {
    if (output.type === 'about') {
      format = output.format
      columns = [...output.columns]
    } else if (output.type === 'total') total = output.total
    else firstItems.push(...output.items)
  }
  const items = await inBookOfImport(database, job, kitchenId, (book) => previewsOf(services, book, firstItems))
  if (items.length === 0) throw new ImportError({ code: 'no-recipes' })
  await notePreview(database, job, format, { items, total, columns })
  await storeFile(services, job)
  await noteProgress(database, job, { done: items.length, total: items.length })
}

/** The job that previews a file. It writes nothing into the book. */
export const previewJob = (services: Services): JobKind => ({
  name: importPreviewKind,
  run: (run) => preview(services, run),
})
