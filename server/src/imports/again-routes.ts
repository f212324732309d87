import { clipLinksKind } from '@potluck/api/clip'
import { findImportFormat, jobKindOf } from '@potluck/api/import-formats'
import * as contract from '@potluck/api/imports'
import type { FastifyInstance } from 'fastify'
import { Book } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import { route } from '../machinery/http/route.ts'
import type { Jobs } from '../machinery/jobs/run-jobs.ts'
import { addJob, readJob } from '../machinery/jobs/store.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { type StoredChoices, storedChoices } from './import-choices.ts'
import { countMissing } from './missing-pictures.ts'
import { addImport, failedPositions, forgetFile, importOf, noteUndo, readImport } from './store.ts'

const isOpen = (status: string): boolean => status === 'waiting' || status === 'running'

/** Whether a job is about an import, and brings no recipes itself. */
const bringsNothing = (kind: string): boolean =>
  kind === contract.importPreviewKind || kind === contract.undoImportKind || kind === contract.missingPicturesKind

const gone = () => new Refusal('changed', 'its file is not here any more: send it again')

/** What follows a look or an import: to bring over what was looked at, to try again, to undo. */
export function againRoutes(app: FastifyInstance, services: Services, jobs: Jobs): void {
  const { database, jobFiles } = services

  /** Brings over what a job kept, or does another kind of work with it. */
  async function bring(member: Member, from: string, id: string, choices: StoredChoices, wanted?: string) {
    const { fileName, format } = await importOf(database, { id: from, ownerId: member.id })
    const known = findImportFormat(format)
    const kind = wanted ?? (known && jobKindOf(known.id))
    if (!kind || !(await jobFiles.handOver(from, id))) throw gone()
    const language = await languageOf(member, from)
    await addImport(database, member, { id, fileName, choices, format: known?.id ?? null })
    await addJob(database, member, { id, kind, language })
    await forgetFile(services, { id: from, ownerId: member.id })
    jobs.wake()
    return { jobId: id }
  }

  async function languageOf(member: Member, jobId: string): Promise<string | null> {
    const job = await database.db
      .selectFrom('jobs')
      .select('language')
      .where('ownerId', '=', member.id)
      .where('id', '=', jobId)
      .executeTakeFirst()
    return job?.language ?? null
  }

  route(app, contract.getImport, ({ member, params }) => readImport(database, member, params.id))

  route(app, contract.previewImportAgain, ({ member, params: { id }, body: { choices } }) =>
    jobs.reserve(member, async (jobId) => {
      const { kind, status } = await readJob(database, member, id)
      if (kind !== contract.importPreviewKind) throw new Refusal('changed', 'it was brought over already')
      if (isOpen(status)) throw new Refusal('changed', 'it is still at work')
      const { choices: before } = await importOf(database, { id, ownerId: member.id })
      return bring(member, id, jobId, { ...before, ...choices }, contract.importPreviewKind)
    }),
  )

  route(app, contract.startImport, ({ member, params: { id }, body: { label = '', choices } }) =>
    jobs.reserve(member, async (jobId) => {
      const { kind } = await readJob(database, member, id)
      if (kind !== contract.importPreviewKind) throw new Refusal('changed', 'it was brought over already')
      const { choices: before } = await importOf(database, { id, ownerId: member.id })
      const title = label.trim()
      return bring(member, id, jobId, { ...before, ...choices, ...(title === '' ? {} : { label: title }) })
    }),
  )

  route(app, contract.repeatImport, ({ member, params: { id } }) =>
    jobs.reserve(member, async (jobId) => {
      const { kind, status, failed } = await readJob(database, member, id)
      if (isOpen(status)) throw new Refusal('changed', 'it is still at work')
      if (bringsNothing(kind) || (failed === 0 && status === 'done')) throw new Refusal('changed', 'nothing failed')
      const owned = { id, ownerId: member.id }
      const { choices } = await importOf(database, owned)
      const links = kind === clipLinksKind ? kind : undefined
      // What ended before its time is read as a whole: what is in the book already is told.
      if (status !== 'done') return bring(member, id, jobId, choices, links)
      const positions = await failedPositions(database, owned)
      const only = positions.flatMap((position) => (choices.only ? (choices.only[position] ?? []) : position))
      return bring(member, id, jobId, { ...choices, only }, links)
    }),
  )

  route(app, contract.fetchMissingPictures, ({ member, params: { id } }) =>
    jobs.reserve(member, async (jobId) => {
      const { status } = await readJob(database, member, id)
      if (isOpen(status)) throw new Refusal('changed', 'it is still at work')
      const { fileName, format, choices } = await importOf(database, { id, ownerId: member.id })
      const { picturesOf = id } = choices
      if ((await countMissing(database, Book.of(member), picturesOf)) === 0)
        throw new Refusal('changed', 'none is missing')
      const language = await languageOf(member, id)
      await addImport(database, member, { id: jobId, fileName, format, choices: storedChoices.parse({ picturesOf }) })
      await addJob(database, member, { id: jobId, kind: contract.missingPicturesKind, language })
      jobs.wake()
      return { jobId }
    }),
  )

  route(app, contract.undoImport, ({ member, params: { id } }) =>
    jobs.reserve(member, async (jobId) => {
      const { kind, status } = await readJob(database, member, id)
      if (isOpen(status)) throw new Refusal('changed', 'it is still at work: stop it first')
      if (bringsNothing(kind)) throw new Refusal('changed', 'it brought nothing')
      const { undoneBy } = await readImport(database, member, id)
      const before = undoneBy === null ? null : await readJob(database, member, undoneBy)
      if (before && (isOpen(before.status) || before.status === 'done')) {
        throw new Refusal('changed', 'it was undone already')
      }
      await noteUndo(database, { id, ownerId: member.id }, { jobId, instead: undoneBy })
      await addJob(database, member, { id: jobId, kind: contract.undoImportKind, language: null })
      jobs.wake()
      return { jobId }
    }),
  )
}
