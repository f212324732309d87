import { clipLinksKind } from '@potluck/api/clip'
import { findImportFormat, jobKindOf } from '@potluck/api/import-formats'
import * as contract from '@potluck/api/imports'
import type { FastifyInstance } from 'fastify'
import type { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { Jobs } from '../../machinery/jobs/run-jobs.ts'
import { addJob, readJob } from '../../machinery/jobs/store.ts'
import { route } from '../../machinery/web/http/route.ts'
import { writableBook } from '../../people/policies/books.ts'
import { type StoredChoices, storedChoices } from './import-choices.ts'
import { countMissing } from './missing-pictures.ts'
import { addImport, failedPositions, forgetFile, importOf, noteUndo, readImport, type StoredImport } from './store.ts'

const isOpen = (status: string): boolean => status === 'waiting' || status === 'running'

/** Whether a job belongs to an import, but adds no recipes itself. */
const addsNoRecipes = (kind: string): boolean =>
  kind === contract.importPreviewKind || kind === contract.undoImportKind || kind === contract.missingPicturesKind

const fileMissing = () => new Refusal('changed', 'its file is not stored any more: send it again')

type ImportJobs = { readonly services: Services; readonly jobs: Jobs }

async function languageOf({ services: { database } }: ImportJobs, member: Member, jobId: string) {
  const job = await database.db
    .selectFrom('jobs')
    .select('language')
    .where('ownerId', '=', member.id)
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job?.language ?? null
}

/** The book of an earlier import. @throws {Refusal} `not-found`, `read-only` when the member does not cook there any more */
const bookOf = (database: Database, member: Member, { kitchenId }: StoredImport): Promise<Book> =>
  writableBook(database, member, kitchenId ?? undefined)

interface NextJob {
  readonly jobId: string
  readonly choices: StoredChoices
  /** Its kind; an import of the format of the file by default. */
  readonly jobKind?: string | undefined
  /** The book into which it goes; that of the earlier job by default. */
  readonly book?: Book
}

/**
 * Starts a job with the stored file of an earlier job.
 * @throws {Refusal} `changed` if the file is not stored any more; `not-found`, `read-only` where its kitchen is closed to the member
 */
async function startWithFileOf(
  importJobs: ImportJobs,
  earlier: { readonly id: string; readonly member: Member },
  { jobId, choices, jobKind, book: target }: NextJob,
) {
  const { services, jobs } = importJobs
  const { database, jobFiles } = services
  const { id, member } = earlier
  const stored = await importOf(database, { id, ownerId: member.id })
  const { fileName, format } = stored
  const book = target ?? (await bookOf(database, member, stored))
  const knownFormat = findImportFormat(format)
  const kind = jobKind ?? (knownFormat && jobKindOf(knownFormat.id))
  if (!kind || !(await jobFiles.handOver(id, jobId))) throw fileMissing()
  const language = await languageOf(importJobs, member, id)
  await addImport(database, book, { id: jobId, fileName, choices, format: knownFormat?.id ?? null })
  await addJob(database, member, { id: jobId, kind, language })
  await forgetFile(services, { id, ownerId: member.id })
  jobs.wake()
  return { jobId }
}

/** The routes after a preview: another preview of the same file, or its import. */
function previewRoutes(app: FastifyInstance, importJobs: ImportJobs): void {
  const { services, jobs } = importJobs
  const { database } = services

  route(app, contract.previewImportAgain, ({ member, book, params: { id }, body: { choices } }) =>
    jobs.reserve(member, async (jobId) => {
      const { kind, status } = await readJob(database, member, id)
      if (kind !== contract.importPreviewKind) throw new Refusal('changed', 'it was imported already')
      if (isOpen(status)) throw new Refusal('changed', 'it is still running')
      const { choices: before } = await importOf(database, { id, ownerId: member.id })
      const next = { jobId, choices: { ...before, ...choices }, jobKind: contract.importPreviewKind, book }
      return startWithFileOf(importJobs, { id, member }, next)
    }),
  )

  route(app, contract.startImport, ({ member, params: { id }, body: { label = '', choices } }) =>
    jobs.reserve(member, async (jobId) => {
      const { kind } = await readJob(database, member, id)
      if (kind !== contract.importPreviewKind) throw new Refusal('changed', 'it was imported already')
      const { choices: before } = await importOf(database, { id, ownerId: member.id })
      const title = label.trim()
      const allChoices = { ...before, ...choices, ...(title === '' ? {} : { label: title }) }
      return startWithFileOf(importJobs, { id, member }, { jobId, choices: allChoices })
    }),
  )
}

/** The routes after an import: retry its failed items, fetch missing pictures, undo it. */
function afterImportRoutes(app: FastifyInstance, importJobs: ImportJobs): void {
  const { services, jobs } = importJobs
  const { database } = services

  route(app, contract.repeatImport, ({ member, params: { id } }) =>
    jobs.reserve(member, async (jobId) => {
      const { kind, status, failed } = await readJob(database, member, id)
      if (isOpen(status)) throw new Refusal('changed', 'it is still running')
      if (addsNoRecipes(kind) || (failed === 0 && status === 'done')) throw new Refusal('changed', 'nothing failed')
      const owned = { id, ownerId: member.id }
      const { choices } = await importOf(database, owned)
      const jobKind = kind === clipLinksKind ? kind : undefined
      // After an incomplete job the whole file is read again: existing recipes are recognised.
      if (status !== 'done') return startWithFileOf(importJobs, { id, member }, { jobId, choices, jobKind })
      const positions = await failedPositions(database, owned)
      const only = positions.flatMap((position) => (choices.only ? (choices.only[position] ?? []) : position))
      return startWithFileOf(importJobs, { id, member }, { jobId, choices: { ...choices, only }, jobKind })
    }),
  )

  route(app, contract.fetchMissingPictures, ({ member, params: { id } }) =>
    jobs.reserve(member, async (jobId) => {
      const { status } = await readJob(database, member, id)
      if (isOpen(status)) throw new Refusal('changed', 'it is still running')
      const stored = await importOf(database, { id, ownerId: member.id })
      const { fileName, format, choices } = stored
      const { picturesOf = id } = choices
      const book = await bookOf(database, member, stored)
      if ((await countMissing(database, book, picturesOf)) === 0) throw new Refusal('changed', 'none is missing')
      const language = await languageOf(importJobs, member, id)
      await addImport(database, book, { id: jobId, fileName, format, choices: storedChoices.parse({ picturesOf }) })
      await addJob(database, member, { id: jobId, kind: contract.missingPicturesKind, language })
      jobs.wake()
      return { jobId }
    }),
  )

  route(app, contract.undoImport, ({ member, params: { id } }) =>
    jobs.reserve(member, async (jobId) => {
      const { kind, status } = await readJob(database, member, id)
      if (isOpen(status)) throw new Refusal('changed', 'it is still running: stop it first')
      if (addsNoRecipes(kind)) throw new Refusal('changed', 'it added no recipes')
      await bookOf(database, member, await importOf(database, { id, ownerId: member.id }))
      const { undoneBy } = await readImport(database, member, id)
      const earlierUndo = undoneBy === null ? null : await readJob(database, member, undoneBy)
      if (earlierUndo && (isOpen(earlierUndo.status) || earlierUndo.status === 'done')) {
        throw new Refusal('changed', 'it was undone already')
      }
      await noteUndo(database, { id, ownerId: member.id }, { jobId, instead: undoneBy })
      await addJob(database, member, { id: jobId, kind: contract.undoImportKind, language: null })
      jobs.wake()
      return { jobId }
    }),
  )
}

/** The routes that follow a preview or an import. */
export function followUpRoutes(app: FastifyInstance, services: Services, jobs: Jobs): void {
  route(app, contract.getImport, ({ member, params }) => readImport(services.database, member, params.id))
  previewRoutes(app, { services, jobs })
  afterImportRoutes(app, { services, jobs })
}
