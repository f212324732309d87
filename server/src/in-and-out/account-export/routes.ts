import { open } from 'node:fs/promises'
import {
  accountRestoreJob,
  exportAccount,
  restoreAccount as restoreEndpoint,
  sizeAccountExport,
} from '@potluck/api/account-export'
import type { FastifyInstance } from 'fastify'
import { now } from '../../machinery/base/database/instant.ts'
import { isDiskFull } from '../../machinery/base/disk-full.ts'
import { noSpace, Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { JobKind } from '../../machinery/jobs/job-kind.ts'
import type { Jobs } from '../../machinery/jobs/run-jobs.ts'
import { addJob } from '../../machinery/jobs/store.ts'
import { receiveToFile } from '../../machinery/web/http/received-file.ts'
import { route } from '../../machinery/web/http/route.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { ticketHolder } from '../exports/ticket-holder.ts'
import { readExportSize } from './export-size.ts'
import { restoreAccount } from './restore-account.ts'

/** The job that restores an account export. */
export const accountRestoreJobs = (services: Services): JobKind => ({
  name: accountRestoreJob,
  run: (run) => restoreAccount(services, run),
})

/** Whether the first bytes of a file are those of a zip. */
async function looksLikeZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.subarray(0, bytesRead).equals(Buffer.from('PK'))
  } finally {
    await file.close()
  }
}

/** The routes that export an account and restore an export. */
export function accountExportRoutes(app: FastifyInstance, services: Services, jobs: Jobs): void {
  const { database, jobFiles } = services

  route(app, sizeAccountExport, ({ member }) => readExportSize(database, member))

  route(app, exportAccount, async ({ request, reply }) => {
    const member = await ticketHolder(services, request)
    // The library that writes archives is loaded on first use.
    await recordEvent(database, { kind: 'account-exported', userId: member.id, request })
    const { writeAccountExport } = await import('./write-account-export.ts')
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="potluck-everything-${now().slice(0, 10)}.zip"`)
      .header('cache-control', 'no-store')
      .send(writeAccountExport(services, member))
  })

  route(app, restoreEndpoint, ({ member, request }) =>
    jobs.reserve(member, async (id) => {
      const path = await jobFiles.pathOf(id)
      try {
        await receiveToFile(request, restoreEndpoint.upload, path)
        if (!(await looksLikeZip(path)))
          throw new Refusal('wrong-file', 'this is no account export', restoreEndpoint.upload.field)
        await jobFiles.handIn(id)
        await addJob(database, member, { id, kind: accountRestoreJob, language: null })
        await recordEvent(database, { kind: 'account-restored', userId: member.id, request })
      } catch (error) {
        await jobFiles.remove(id)
        if (isDiskFull(error)) throw noSpace()
        throw error
      }
      jobs.wake()
      return { jobId: id }
    }),
  )
}
