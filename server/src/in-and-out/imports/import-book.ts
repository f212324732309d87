import type { Book } from '../../ground/access/book.ts'
import { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { ClaimedJob } from '../../machinery/jobs/claim.ts'
import { notifyManyChanges } from '../../people/book-changes/notify-devices.ts'
import { kitchenOfJob } from '../../people/policies/books.ts'
import { asMemberOfKitchen } from '../../people/policies/kitchen-job.ts'

/** Tells the members of a kitchen that their book is another one. The owner of a job hears of its progress. */
export function notifyKitchen(services: Pick<Services, 'notifier'>, book: Book): void {
  if (book.kitchenId !== null) notifyManyChanges(services, book)
}

/**
 * Runs the work of a job on the book of its import: that of its owner, or of a kitchen in which they cook. Each transaction
 * asks again whether they do.
 * @param kitchenId null for the own book
 * @throws {JobFailure} `not-in-kitchen` when they do not cook there any more
 */
export async function inBookOfImport<T>(
  database: Database,
  job: ClaimedJob,
  kitchenId: string | null,
  work: (book: Book) => Promise<T>,
): Promise<T> {
  if (kitchenId === null) return work(job.book)
  const cook = Reader.for(job.ownerId, 'their import goes into a kitchen')
  return asMemberOfKitchen(() => kitchenOfJob(database, cook, kitchenId), work)
}
