import { importJsonLd, importPaprika } from '@potluck/api/data'
import type { JobKind } from '@potluck/api/jobs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Member } from '../access/reader.ts'
import { receiveToFile } from '../machinery/http/received-file.ts'
import { route } from '../machinery/http/route.ts'
import { isDiskFull } from '../machinery/jobs/disk-full.ts'
import { type JobWork, startJobRunner } from '../machinery/jobs/runner.ts'
import { addJob, refuseTooMany } from '../machinery/jobs/store.ts'
import { Refusal } from '../machinery/refusal.ts'
import { regularly } from '../machinery/regularly.ts'
import type { Services } from '../services.ts'
import { looksLikeJson } from './json-ld-file.ts'
import { looksLikePaprika } from './paprika-file.ts'
import { runImport } from './run-import.ts'

const sweepEvery = 24 * 3_600_000

interface ImportRoute {
  readonly endpoint: typeof importPaprika | typeof importJsonLd
  readonly kind: JobKind
  readonly looksRight: (path: string) => Promise<boolean>
  readonly refusal: string
}

/** Receives import files and runs the jobs that read them. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  const { database, jobFiles } = services
  const works: Readonly<Record<JobKind, JobWork>> = {
    'import-paprika': (job, path, signal) => runImport(services, job, path, signal),
    'import-json-ld': (job, path, signal) => runImport(services, job, path, signal),
  }
  const runner = startJobRunner(services, works, app.log)
  app.addHook('onClose', () => runner.stop())
  regularly(app, 'sweeping files of jobs', sweepEvery, () => jobFiles.sweep(database))

  async function accept(member: Member, request: FastifyRequest, { endpoint, kind, looksRight, refusal }: ImportRoute) {
    await refuseTooMany(database, member)
    const id = uuid()
    const path = await jobFiles.pathOf(id)
    try {
      await receiveToFile(request, endpoint.upload, path)
      if (!(await looksRight(path))) throw new Refusal('wrong-file', refusal, endpoint.upload.field)
      await addJob(database, member, { id, kind })
    } catch (error) {
      await jobFiles.remove(id)
      if (isDiskFull(error)) throw new Refusal('no-space', 'the disk of the server is full')
      throw error
    }
    runner.wake()
    return { jobId: id }
  }

  route(app, importPaprika, ({ member, request }) =>
    accept(member, request, {
      endpoint: importPaprika,
      kind: 'import-paprika',
      looksRight: looksLikePaprika,
      refusal: 'this is no .paprikarecipes file',
    }),
  )
  route(app, importJsonLd, ({ member, request }) =>
    accept(member, request, {
      endpoint: importJsonLd,
      kind: 'import-json-ld',
      looksRight: looksLikeJson,
      refusal: 'this is no JSON file',
    }),
  )
}
