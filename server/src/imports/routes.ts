import { stat } from 'node:fs/promises'
import { directImports } from '@potluck/api/direct-imports'
import type { Upload } from '@potluck/api/endpoint'
import { importFormats, jobKindOf } from '@potluck/api/import-formats'
import * as contract from '@potluck/api/imports'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../access/reader.ts'
import { receiveToFile } from '../machinery/http/received-file.ts'
import { route } from '../machinery/http/route.ts'
import { isDiskFull } from '../machinery/jobs/disk-full.ts'
import type { JobKind } from '../machinery/jobs/job-kind.ts'
import type { Jobs } from '../machinery/jobs/run-jobs.ts'
import { addJob } from '../machinery/jobs/store.ts'
import { noSpace, Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { picturesJob } from './fetch-missing-pictures.ts'
import { followUpRoutes } from './follow-up-routes.ts'
import { matchesFormat } from './matches-format.ts'
import { pepperplateJob } from './pepperplate/routes.ts'
import { previewJob } from './preview-import.ts'
import { runImport } from './run-import.ts'
import { addImport, storeFile } from './store.ts'
import { undoJob } from './undo-import.ts'

/** The jobs that look at files, bring their recipes over, one kind for each format, and take them back. */
export const importJobs = (services: Services): JobKind[] => [
  previewJob(services),
  undoJob(services),
  picturesJob(services),
  ...importFormats.map(
    ({ id }): JobKind =>
      id === 'pepperplate'
        ? pepperplateJob(services)
        : {
            name: jobKindOf(id),
            run: (run) => runImport(services, run),
            dropped: (job) => storeFile(services, job),
          },
  ),
]

interface Sent {
  readonly member: Member
  readonly request: FastifyRequest
  readonly query: { readonly language?: string | undefined } & {
    readonly [Choice in keyof contract.ImportChoices]?: boolean | undefined
  }
}

/** What is made of a file that was sent. */
interface Wanted {
  readonly upload: Upload
  readonly kind: string
  readonly format: string | null
  /** Whether it may be such a file. */
  readonly fits: (path: string) => Promise<boolean>
}

/** Most characters of a file's name that are kept. */
const longestName = 200

/** Receives import files: what is in them is a job's affair. */
export function importRoutes(app: FastifyInstance, services: Services, jobs: Jobs): void {
  const { database, jobFiles } = services

  async function accept({ member, request, query }: Sent, { upload, kind, format, fits }: Wanted, id: string) {
    const { language, ...choices } = query
    const path = await jobFiles.pathOf(id)
    try {
      const fileName = (await receiveToFile(request, upload, path)).slice(-longestName)
      if (!(await fits(path))) throw new Refusal('wrong-file', 'this is no such file', upload.field)
      await addImport(database, member, { id, fileName, format, choices: contract.importChoices.parse(choices) })
      await addJob(database, member, { id, kind, language: language ?? null })
    } catch (error) {
      await jobFiles.remove(id)
      if (isDiskFull(error)) throw noSpace()
      throw error
    }
    jobs.wake()
    return { jobId: id }
  }

  for (const { format, endpoint } of directImports) {
    const wanted = {
      upload: endpoint.upload,
      kind: jobKindOf(format),
      format,
      fits: (path: string) => matchesFormat(format, path),
    }
    route(app, endpoint, (sent) => jobs.reserve(sent.member, (id) => accept(sent, wanted, id)))
  }
  const isFilled = async (path: string) => (await stat(path)).size > 0
  const anything = {
    upload: contract.previewImport.upload,
    kind: contract.importPreviewKind,
    format: null,
    fits: isFilled,
  }
  route(app, contract.previewImport, (sent) => jobs.reserve(sent.member, (id) => accept(sent, anything, id)))
  followUpRoutes(app, services, jobs)
}
