import { type ImportPreview, importPreviewKind, type PreviewItem, previewed } from '@potluck/api/imports'
import { noteProgress } from '../machinery/jobs/claim.ts'
import type { JobKind, JobRun } from '../machinery/jobs/job-kind.ts'
import type { Services } from '../machinery/services.ts'
import { ImportError } from './import-error.ts'
import type { FittedItem } from './import-item.ts'
import { readInProcess } from './read-in-process.ts'
import { recognise, recogniseInTrash } from './recognise.ts'
import { importOf, notePreview, storeFile } from './store.ts'

/** More of a text than this is not needed to see what will come, characters. */
const mostShown = 1_500

const cut = (text: string): string => (text.length <= mostShown ? text : `${text.slice(0, mostShown)}…`)

const none = { ingredients: '', instructions: '', labels: [], pictures: 0, rating: null, notes: [], inTrash: null }

function previewOf(item: FittedItem, isInBook: boolean, inTrash: string | null): PreviewItem {
  if (item.outcome === 'known') return { ...none, title: item.name, outcome: 'skipped' }
  if (item.outcome === 'unreadable') return { ...none, title: item.name, outcome: 'failed', notes: [item.note] }
  const { title, ingredients, instructions, labels, rating } = item.draft
  if (isInBook) return { ...none, title, outcome: 'skipped' }
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

/** The first recipes as they would come over; what is in the book already would not. */
async function previewsOf({ database }: Services, { job }: JobRun, items: readonly FittedItem[]) {
  const numbered = items.map((item, index) => ({ id: `${index}`, item }))
  const candidates = numbered.flatMap(({ id, item }) => (item.outcome === 'recipe' ? [{ id, recipe: item }] : []))
  const recognised = await recognise(database, job.book, candidates)
  const deleted = await recogniseInTrash(database, job.book, candidates)
  return numbered.map(({ id, item }) => previewOf(item, recognised.get(id)?.isSame ?? false, deleted.get(id) ?? null))
}

/** Reads the first recipes of a file, and keeps the file until its cook has looked at them. */
async function look(services: Services, run: JobRun): Promise<void> {
  const { job, file: path, signal } = run
  const { database } = services
  const { fileName, choices } = await importOf(database, job)
  const task = { path, fileName, choices, language: job.language, skip: 0, batchSize: previewed, maxItems: previewed }
  const found: FittedItem[] = []
  let format = ''
  let columns: ImportPreview['columns'] = []
  let total: number | null = null
  for await (const news of readInProcess(task, signal)) {
    if (news.type === 'about') {
      format = news.format
      columns = [...news.columns]
    } else if (news.type === 'total') total = news.total
    else found.push(...news.items)
  }
  const items = await previewsOf(services, run, found)
  if (items.length === 0) throw new ImportError({ code: 'no-recipes' })
  await notePreview(database, job, format, { items, total, columns })
  await storeFile(services, job)
  await noteProgress(database, job, { done: items.length, total: items.length })
}

/** The job that looks at a file, and writes nothing into the book. */
export const previewJob = (services: Services): JobKind => ({
  name: importPreviewKind,
  run: (run) => look(services, run),
})
