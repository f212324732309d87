import { type ImportFormat, importFormats } from '@potluck/api/import-formats'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Member } from '../access/reader.ts'
import { receiveToFile } from '../machinery/http/received-file.ts'
import { route } from '../machinery/http/route.ts'
import { isDiskFull } from '../machinery/jobs/disk-full.ts'
import type { JobKind } from '../machinery/jobs/job-kind.ts'
import { jobPlaces } from '../machinery/jobs/job-places.ts'
import type { JobRunner } from '../machinery/jobs/runner.ts'
import { addJob } from '../machinery/jobs/store.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { importReaders } from './formats.ts'
import { runImport } from './run-import.ts'

/** The jobs that bring recipes over, one kind for each format. */
export const importJobs = (services: Services): JobKind[] =>
  importFormats.map(({ id, jobKind }) => ({ name: jobKind, run: (run) => runImport(services, id, run) }))

interface Upload {
  readonly member: Member
  readonly request: FastifyRequest
  readonly query: { readonly language?: string | undefined }
}

/** Receives import files: what is in them is a job's affair. */
export function importRoutes(app: FastifyInstance, services: Services, jobs: JobRunner): void {
  const { database, jobFiles } = services
  const reserve = jobPlaces(database)

  async function accept(
    { member, request, query: { language } }: Upload,
    { id: format, jobKind, endpoint }: ImportFormat,
  ) {
    const reader = await importReaders[format]()
    const id = uuid()
    const path = await jobFiles.pathOf(id)
    try {
      await receiveToFile(request, endpoint.upload, path)
      if (!(await reader.looksRight(path))) throw new Refusal('wrong-file', reader.refusal, endpoint.upload.field)
      await addJob(database, member, { id, kind: jobKind, language: language ?? null })
    } catch (error) {
      await jobFiles.remove(id)
      if (isDiskFull(error)) throw new Refusal('no-space', 'the disk of the server is full')
      throw error
    }
    jobs.wake()
    return { jobId: id }
  }

  for (const format of importFormats) {
    route(app, format.endpoint, (upload) => reserve(upload.member, () => accept(upload, format)))
  }
}
