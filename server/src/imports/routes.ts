import { type ImportFormat, importFormats } from '@potluck/api/import-formats'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Member } from '../access/reader.ts'
import { receiveToFile } from '../machinery/http/received-file.ts'
import { route } from '../machinery/http/route.ts'
import { isDiskFull } from '../machinery/jobs/disk-full.ts'
import type { JobKind } from '../machinery/jobs/job-kind.ts'
import type { JobRunner } from '../machinery/jobs/runner.ts'
import { addJob, refuseTooMany } from '../machinery/jobs/store.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { importReaders } from './formats.ts'
import { runImport } from './run-import.ts'

/** The jobs that bring recipes over, one kind for each format. */
export const importJobs = (services: Services): JobKind[] =>
  importFormats.map(({ id, jobKind }) => ({ name: jobKind, run: (run) => runImport(services, id, run) }))

/** Receives import files: what is in them is a job's affair. */
export function importRoutes(app: FastifyInstance, services: Services, jobs: JobRunner): void {
  const { database, jobFiles } = services

  /** Files that are on the way, by member. */
  const underway = new Map<string, number>()

  /** Counts a file from before its first byte until its job is counted in its place. */
  async function whileUnderway<T>(member: Member, step: () => Promise<T>): Promise<T> {
    const before = underway.get(member.id) ?? 0
    underway.set(member.id, before + 1)
    try {
      await refuseTooMany(database, member, before)
      return await step()
    } finally {
      const left = (underway.get(member.id) ?? 1) - 1
      if (left > 0) underway.set(member.id, left)
      else underway.delete(member.id)
    }
  }

  async function accept(member: Member, request: FastifyRequest, { id: format, jobKind, endpoint }: ImportFormat) {
    const reader = await importReaders[format]()
    const id = uuid()
    const path = await jobFiles.pathOf(id)
    try {
      await receiveToFile(request, endpoint.upload, path)
      if (!(await reader.looksRight(path))) throw new Refusal('wrong-file', reader.refusal, endpoint.upload.field)
      await addJob(database, member, { id, kind: jobKind })
    } catch (error) {
      await jobFiles.remove(id)
      if (isDiskFull(error)) throw new Refusal('no-space', 'the disk of the server is full')
      throw error
    }
    jobs.wake()
    return { jobId: id }
  }

  for (const format of importFormats) {
    route(app, format.endpoint, ({ member, request }) => whileUnderway(member, () => accept(member, request, format)))
  }
}
