import type { Book } from '../../ground/access/book.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { ClaimedJob } from '../../machinery/jobs/claim.ts'
import type { NewResult } from '../../machinery/jobs/results.ts'
import type { RestoreTarget } from './restore-plans.ts'
import type { About, RestoredItem, RestoredPicture } from './restored-item.ts'

/** The lines that could be read. */
export const valuesOf = <Line>(items: readonly RestoredItem<Line>[]): Line[] =>
  items.flatMap(({ value }) => value ?? [])

/** The results of a part that reports only its unreadable lines. */
export function unreadableResults(items: readonly RestoredItem<unknown>[]): readonly (NewResult | null)[] {
  return items.map(({ value, name }) =>
    value === null ? { name, outcome: 'failed', refers: null, notes: [{ code: 'damaged' }] } : null,
  )
}

/** How one batch is written, in the transaction that notes the progress, and the result of each of its lines. */
export interface Step {
  readonly results: readonly (NewResult | null)[]
  /** The book that is opened for it. */
  readonly book: Book
  write(book: OpenBook): Promise<void>
}

/** What the batches of an export are restored for, and into which book. */
export interface RestoreContext {
  readonly services: Services
  readonly job: ClaimedJob
  readonly about: About
  readonly target: RestoreTarget
  readonly book: Book
}

/** Gets ready a batch of lines, before its transaction. */
export type Restore<Line> = (
  context: RestoreContext,
  items: readonly RestoredItem<Line>[],
  pictures: readonly RestoredPicture[],
) => Promise<Step>

/** Restores lines of which only those are reported that cannot be read. */
export const plain =
  <Line>(write: (book: OpenBook, lines: Line[], context: RestoreContext) => Promise<void>): Restore<Line> =>
  async (context, items) => ({
    results: unreadableResults(items),
    book: context.book,
    write: (book) => write(book, valuesOf(items), context),
  })
