import { Reader } from '../../ground/access/reader.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import { withinTextSpace } from '../../machinery/base/database/text-space.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { noteProgress } from '../../machinery/jobs/claim.ts'
import type { JobRun } from '../../machinery/jobs/job-kind.ts'
import { restAfterBatches } from '../../machinery/jobs/rest-after-batches.ts'
import { addJobResults } from '../../machinery/jobs/results.ts'
import { AccountRestoreError } from './archive.ts'
import { readAccountExport } from './read-account-export.ts'
import { stepFor } from './restore-parts.ts'
import type { RestoreContext } from './restore-step.ts'

/**
 * Restores an account export into the account of the job's owner, each batch in a transaction. Things that the account
 * has already are skipped: restoring the same file again adds nothing, and an interrupted job can continue.
 * @throws {AccountRestoreError} if the file cannot be read
 */
export async function restoreAccount(services: Services, run: JobRun): Promise<void> {
  const { database } = services
  const { job, file: path, signal } = run
  const reader = Reader.for(job.ownerId, 'their take-out is brought back')
  let context: RestoreContext | null = null
  let { done, failed } = job
  const rest = restAfterBatches(services, run)
  for await (const output of readAccountExport({ path, skip: job.done }, signal)) {
    if (output.type === 'about') {
      const { about } = output
      context = { services, job, about, target: { reader, formerId: about.account.id }, book: job.book }
      await noteProgress(database, job, { total: output.total })
      continue
    }
    if (!context) throw new AccountRestoreError({ code: 'damaged' })
    const { results, book: into, write } = await stepFor(context, output)
    signal.throwIfAborted()
    const first = done
    done += output.items.length
    failed += results.filter((result) => result?.outcome === 'failed').length
    await changeBook(database, into, async (book) => {
      await noteProgress(book.database, job, { done, failed })
      for (const [index, result] of results.entries()) {
        if (result) await addJobResults(book.database, job, first + index, [result])
      }
      await withinTextSpace(book.database, [book.ownerId], () => write(book))
    })
    await rest()
  }
  await database.dialect.noteGrowth(database.db, done - job.done)
  await noteProgress(database, job, { total: done })
}
