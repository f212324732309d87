import { stat } from 'node:fs/promises'
import { directImports } from '@potluck/api/direct-imports'
import type { Upload } from '@potluck/api/endpoint'
import { importFormats, jobKindOf } from '@potluck/api/import-formats'
import * as contract from '@potluck/api/imports'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import { isDiskFull } from '../../machinery/base/disk-full.ts'
import { noSpace, Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { JobKind } from '../../machinery/jobs/job-kind.ts'
import type { Jobs } from '../../machinery/jobs/run-jobs.ts'
import { addJob } from '../../machinery/jobs/store.ts'
import { receiveToFile } from '../../machinery/web/http/received-file.ts'
import { route } from '../../machinery/web/http/route.ts'
import { picturesJob } from './fetch-missing-pictures.ts'
import { followUpRoutes } from './follow-up-routes.ts'
import { matchesFormat } from './matches-format.ts'
import { pepperplateJob } from './pepperplate/routes.ts'
import { previewJob } from './preview-import.ts'
import { runImport } from './run-import.ts'
import { addImport, kitchensOfImports, storeFile } from './store.ts'
import { undoJob } from './undo-import.ts'

/** The jobs of imports: preview, undo, missing pictures, and an import of each format. */
export const importJobs = (services: Services): readonly JobKind[] =>
  [
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
  ].map((kind) => ({ ...kind, kitchensOf: kitchensOfImports }))

interface UploadRequest {
  readonly member: Member
  readonly book: Book
  readonly request: FastifyRequest
  readonly query: { readonly language?: string | undefined; readonly kitchen?: string | undefined } & {
    readonly [Choice in keyof contract.ImportChoices]?: boolean | undefined
  }
}

/** How an uploaded file is checked, and the job that reads it. */
interface UploadTarget {
  readonly upload: Upload
  readonly kind: string
  readonly format: string | null
  /** Whether the first bytes of the file are accepted. */
  readonly accepts: (path: string) => Promise<boolean>
}

/** Max characters of a stored file name. */
const maxNameLength = 200

/** The routes that receive import files; jobs read the files. */
export function importRoutes(app: FastifyInstance, services: Services, jobs: Jobs): void {
  const { database, jobFiles } = services

  async function accept(
    { member, book, request, query }: UploadRequest,
    { upload, kind, format, accepts }: UploadTarget,
    id: string,
  ) {
    const { language, kitchen: _book, ...choices } = query
    const path = await jobFiles.pathOf(id)
    try {
      const fileName = (await receiveToFile(request, upload, path)).slice(-maxNameLength)
      if (!(await accepts(path))) throw new Refusal('wrong-file', 'this is not a file of the format', upload.field)
      await jobFiles.handIn(id)
      await addImport(database, book, { id, fileName, format, choices: contract.importChoices.parse(choices) })
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
    const target = {
      upload: endpoint.upload,
      kind: jobKindOf(format),
      format,
      accepts: (path: string) => matchesFormat(format, path),
    }
    route(app, endpoint, (upload) => jobs.reserve(upload.member, (id) => accept(upload, target, id)))
  }
  const isFilled = async (path: string) => (await stat(path)).size > 0
  const anyFormat = {
    upload: contract.previewImport.upload,
    kind: contract.importPreviewKind,
    format: null,
    accepts: isFilled,
  }
  route(app, contract.previewImport, (upload) => jobs.reserve(upload.member, (id) => accept(upload, anyFormat, id)))
  followUpRoutes(app, services, jobs)
}
