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
import { holdsNothingElse } from './holds-nothing-else.ts'
import { readAccountExport } from './read-account-export.ts'
import { restoreFeeds, restoreShares } from './restore-addresses.ts'
import { restoreLabels, restoreLinks, restorePeople, restoreSearches } from './restore-book.ts'
import { restoreLists } from './restore-lists.ts'
import { restoreBlocks, restoreMessages, restoreMuted, restorePreferences, restoreQuiet } from './restore-people.ts'
import { preparePictures } from './restore-pictures.ts'
import { type Comer, restorePlans, restoreStaples, restoreWeeks } from './restore-plans.ts'
import { restoreProfile } from './restore-profile.ts'
import { prepareRecipes, writeRecipes } from './restore-recipes.ts'
import type { About, Batch, RestoredItem } from './restored-item.ts'

/** How often the member is told of the progress, milliseconds. */
const tellEvery = 250

/** So many lines at once change how they are best looked up. */
const manyLines = 500

const valuesOf = <Name extends PartName>(items: readonly RestoredItem<Name>[]) =>
  items.flatMap(({ value }) => value ?? [])

/** Of parts whose lines are not told one by one, what could not be read. */
function unreadable(items: readonly RestoredItem<PartName>[]): readonly (NewResult | null)[] {
  return items.map(({ value, name }) =>
    value === null ? { name, outcome: 'failed', refers: null, notes: [{ code: 'damaged' }] } : null,
  )
}

/** What is to be done for a batch, in the transaction of its progress, and what is told of each of its lines. */
interface Step {
  readonly results: readonly (NewResult | null)[]
  write(book: OpenBook): Promise<void>
}

async function stepFor(
  services: Services,
  { job }: JobRun,
  { about, comer }: { readonly about: About; readonly comer: Comer },
  batch: Batch,
): Promise<Step> {
  const plain = (write: Step['write']): Step => ({ results: unreadable(batch.items), write })
  /** For what shows something to others: not of an account that holds anything else. */
  const unlessOthers =
    (write: Step['write']): Step['write'] =>
    async (book) => {
      if (await holdsNothingElse(book, job)) await write(book)
    }
  switch (batch.part) {
    case 'people':
      return plain((book) => restorePeople(book, valuesOf(batch.items)))
    case 'labels':
      return plain((book) => restoreLabels(book, valuesOf(batch.items)))
    case 'recipes': {
      const coming = await prepareRecipes(services, job, batch.items, batch.pictures)
      await indexAhead(
        services.database,
        job.book,
        coming.recipes.map(({ line }) => line),
      )
      return { results: coming.results, write: (book) => writeRecipes(book, comer.reader, coming) }
    }
    case 'links':
      return plain((book) => restoreLinks(book, comer.reader, valuesOf(batch.items)))
    case 'searches':
      return plain((book) => restoreSearches(book, valuesOf(batch.items)))
    case 'staples':
      return plain((book) => restoreStaples(book, valuesOf(batch.items)))
    case 'weeks':
      return plain((book) => restoreWeeks(book, valuesOf(batch.items)))
    case 'plans':
      return plain((book) => restorePlans(book, comer, valuesOf(batch.items)))
    case 'lists': {
      const lines = valuesOf(batch.items)
      const named = lines.flatMap(({ items }) => items.flatMap(({ image }) => image ?? []))
      const rowsOf = await preparePictures(services, job.book, batch.pictures, named)
      return plain((book) => restoreLists(book, comer, lines, rowsOf))
    }
    case 'messages':
      return plain((book) => restoreMessages(book, valuesOf(batch.items)))
    case 'blocks':
      return plain((book) => restoreBlocks(book, comer, valuesOf(batch.items)))
    case 'preferences':
      return plain((book) => restorePreferences(book, valuesOf(batch.items)))
    case 'muted':
      return plain((book) => restoreMuted(book, valuesOf(batch.items)))
    case 'quiet':
      return plain((book) => restoreQuiet(book, valuesOf(batch.items)))
    case 'shares':
      return plain(unlessOthers((book) => restoreShares(book, services.tickets, valuesOf(batch.items))))
    case 'feeds':
      return plain(unlessOthers((book) => restoreFeeds(book, valuesOf(batch.items))))
    case 'profile': {
      const lines = valuesOf(batch.items)
      const named = lines.flatMap(({ images }) => images)
      const images = (await preparePictures(services, job.book, batch.pictures, named))(named)
      return plain(unlessOthers((book) => restoreProfile(book, about, lines, images)))
    }
  }
}

/**
 * Brings a take-out back into the account of the job's owner, a batch in a transaction. What is there already is passed
 * over, so the same take-out brings nothing twice, and one that was broken off goes on.
 * @throws {AccountRestoreError} when it cannot be read
 */
export async function restoreAccount(services: Services, run: JobRun): Promise<void> {
  const { database } = services
  const { job, file: path, signal, yieldTurn } = run
  const reader = Reader.for(job.ownerId, 'their take-out is brought back')
  let whose: { readonly about: About; readonly comer: Comer } | null = null
  let { done, failed } = job
  let told = 0
  for await (const found of readAccountExport({ path, skip: job.done }, signal)) {
    if (found.type === 'about') {
      whose = { about: found.about, comer: { reader, formerId: found.about.account.id } }
      await noteProgress(database, job, { total: found.total })
      continue
    }
    if (!whose) throw new AccountRestoreError({ code: 'damaged' })
    const { results, write } = await stepFor(services, run, whose, found)
    signal.throwIfAborted()
    const first = done
    done += found.items.length
    failed += results.filter((result) => result?.outcome === 'failed').length
    await changeBook(database, job.book, async (book) => {
      await noteProgress(book.database, job, { done, failed })
      for (const [index, result] of results.entries()) {
        if (result) await addJobResults(book.database, job, first + index, [result])
      }
      await withinTextSpace(book.database, [book.ownerId], () => write(book))
    })
    if (Date.now() - told > tellEvery) {
      told = Date.now()
      await publishProgress(services, job)
    }
    await nextTurn()
    await yieldTurn()
  }
  if (done - job.done >= manyLines) await database.dialect.noteGrowth(database.db)
  await noteProgress(database, job, { total: done })
}
