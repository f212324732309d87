import { setImmediate as nextTurn } from 'node:timers/promises'
import { Reader } from '../access/reader.ts'
import { changeBook, type OpenBook } from '../machinery/database/change-book.ts'
import { withinTextSpace } from '../machinery/database/text-space.ts'
import { noteProgress } from '../machinery/jobs/claim.ts'
import type { JobRun } from '../machinery/jobs/job-kind.ts'
import { publishProgress } from '../machinery/jobs/publish-progress.ts'
import { addJobResults, type NewResult } from '../machinery/jobs/results.ts'
import type { Services } from '../machinery/services.ts'
import { indexAhead } from '../search/index-recipes.ts'
import { AccountRestoreError } from './archive.ts'
import type { PartName } from './format.ts'
import { hasNoOtherRecipes } from './has-no-other-recipes.ts'
import { readAccountExport } from './read-account-export.ts'
import { restoreFeeds, restoreShares } from './restore-addresses.ts'
import { restoreLabels, restoreLinks, restorePeople, restoreSearches } from './restore-book.ts'
import { restoreLists } from './restore-lists.ts'
import { restoreBlocks, restoreMessages, restoreMuted, restorePreferences, restoreQuiet } from './restore-people.ts'
import { preparePictures } from './restore-pictures.ts'
import { type RestoreTarget, restorePlans, restoreStaples, restoreWeeks } from './restore-plans.ts'
import { restoreProfile } from './restore-profile.ts'
import { prepareRecipes, writeRecipes } from './restore-recipes.ts'
import type { About, Batch, RestoredItem } from './restored-item.ts'

/** Min time between two events about the progress, ms. */
const progressIntervalMs = 250

/** After this many new lines the statistics of the database are updated. */
const linesPerStatistics = 500

const valuesOf = <Name extends PartName>(items: readonly RestoredItem<Name>[]) =>
  items.flatMap(({ value }) => value ?? [])

/** The results of a part that reports only its unreadable lines. */
function unreadableResults(items: readonly RestoredItem<PartName>[]): readonly (NewResult | null)[] {
  return items.map(({ value, name }) =>
    value === null ? { name, outcome: 'failed', refers: null, notes: [{ code: 'damaged' }] } : null,
  )
}

/** How one batch is written, in the transaction that notes the progress, and the result of each of its lines. */
interface Step {
  readonly results: readonly (NewResult | null)[]
  write(book: OpenBook): Promise<void>
}

async function stepFor(
  services: Services,
  { job }: JobRun,
  { about, target }: { readonly about: About; readonly target: RestoreTarget },
  batch: Batch,
): Promise<Step> {
  const plain = (write: Step['write']): Step => ({ results: unreadableResults(batch.items), write })
  /** For parts that publish recipes: these are skipped if the account has other recipes. */
  const unlessOtherRecipes =
    (write: Step['write']): Step['write'] =>
    async (book) => {
      if (await hasNoOtherRecipes(book, job)) await write(book)
    }
  switch (batch.part) {
    case 'people':
      return plain((book) => restorePeople(book, valuesOf(batch.items)))
    case 'labels':
      return plain((book) => restoreLabels(book, valuesOf(batch.items)))
    case 'recipes': {
      const prepared = await prepareRecipes(services, job, batch.items, batch.pictures)
      await indexAhead(
        services.database,
        job.book,
        prepared.recipes.map(({ line }) => line),
      )
      return { results: prepared.results, write: (book) => writeRecipes(book, target.reader, prepared) }
    }
    case 'links':
      return plain((book) => restoreLinks(book, valuesOf(batch.items)))
    case 'searches':
      return plain((book) => restoreSearches(book, valuesOf(batch.items)))
    case 'staples':
      return plain((book) => restoreStaples(book, valuesOf(batch.items)))
    case 'weeks':
      return plain((book) => restoreWeeks(book, valuesOf(batch.items)))
    case 'plans':
      return plain((book) => restorePlans(book, target, valuesOf(batch.items)))
    case 'lists': {
      const lines = valuesOf(batch.items)
      const references = lines.flatMap(({ items }) => items.flatMap(({ image }) => image ?? []))
      const rowsOf = await preparePictures(services, job.book, batch.pictures, references)
      return plain((book) => restoreLists(book, target, lines, rowsOf))
    }
    case 'messages':
      return plain((book) => restoreMessages(book, valuesOf(batch.items)))
    case 'blocks':
      return plain((book) => restoreBlocks(book, target, valuesOf(batch.items)))
    case 'preferences':
      return plain((book) => restorePreferences(book, valuesOf(batch.items)))
    case 'muted':
      return plain((book) => restoreMuted(book, valuesOf(batch.items)))
    case 'quiet':
      return plain((book) => restoreQuiet(book, valuesOf(batch.items)))
    case 'shares':
      return plain(unlessOtherRecipes((book) => restoreShares(book, services.tickets, valuesOf(batch.items))))
    case 'feeds':
      return plain(unlessOtherRecipes((book) => restoreFeeds(book, valuesOf(batch.items))))
    case 'profile': {
      const lines = valuesOf(batch.items)
      const references = lines.flatMap(({ images }) => images)
      const images = (await preparePictures(services, job.book, batch.pictures, references))(references)
      return plain(unlessOtherRecipes((book) => restoreProfile(book, about, lines, images)))
    }
  }
}

/**
 * Restores an account export into the account of the job's owner, each batch in a transaction. Things that the account
 * has already are skipped: restoring the same file again adds nothing, and an interrupted job can continue.
 * @throws {AccountRestoreError} if the file cannot be read
 */
export async function restoreAccount(services: Services, run: JobRun): Promise<void> {
  const { database } = services
  const { job, file: path, signal, yieldTurn } = run
  const reader = Reader.for(job.ownerId, 'their take-out is brought back')
  let context: { readonly about: About; readonly target: RestoreTarget } | null = null
  let { done, failed } = job
  let lastPublished = 0
  for await (const output of readAccountExport({ path, skip: job.done }, signal)) {
    if (output.type === 'about') {
      context = { about: output.about, target: { reader, formerId: output.about.account.id } }
      await noteProgress(database, job, { total: output.total })
      continue
    }
    if (!context) throw new AccountRestoreError({ code: 'damaged' })
    const { results, write } = await stepFor(services, run, context, output)
    signal.throwIfAborted()
    const first = done
    done += output.items.length
    failed += results.filter((result) => result?.outcome === 'failed').length
    await changeBook(database, job.book, async (book) => {
      await noteProgress(book.database, job, { done, failed })
      for (const [index, result] of results.entries()) {
        if (result) await addJobResults(book.database, job, first + index, [result])
      }
      await withinTextSpace(book.database, [book.ownerId], () => write(book))
    })
    if (Date.now() - lastPublished > progressIntervalMs) {
      lastPublished = Date.now()
      await publishProgress(services, job)
    }
    await nextTurn()
    await yieldTurn()
  }
  if (done - job.done >= linesPerStatistics) await database.dialect.noteGrowth(database.db)
  await noteProgress(database, job, { total: done })
}
