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
import { TakeOutFailed } from './archive.ts'
import { bringFeeds, bringShares } from './bring-addresses.ts'
import { bringLabels, bringLinks, bringPeople, bringSearches } from './bring-book.ts'
import { bringLists } from './bring-lists.ts'
import { bringBlocks, bringMessages, bringMuted, bringPreferences, bringQuiet } from './bring-people.ts'
import { preparePictures } from './bring-pictures.ts'
import { bringPlans, bringStaples, bringWeeks, type Comer } from './bring-plans.ts'
import { bringProfile } from './bring-profile.ts'
import { prepareRecipes, writeRecipes } from './bring-recipes.ts'
import type { About, Batch, BroughtItem } from './brought-item.ts'
import type { PartName } from './format.ts'
import { holdsNothingElse } from './holds-nothing-else.ts'
import { readTakeOut } from './read-take-out.ts'

/** How often the member is told of the progress, milliseconds. */
const tellEvery = 250

/** So many lines at once change how they are best looked up. */
const manyLines = 500

const valuesOf = <Name extends PartName>(items: readonly BroughtItem<Name>[]) =>
  items.flatMap(({ value }) => value ?? [])

/** Of parts whose lines are not told one by one, what could not be read. */
function unreadable(items: readonly BroughtItem<PartName>[]): readonly (NewResult | null)[] {
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
      return plain((book) => bringPeople(book, valuesOf(batch.items)))
    case 'labels':
      return plain((book) => bringLabels(book, valuesOf(batch.items)))
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
      return plain((book) => bringLinks(book, comer.reader, valuesOf(batch.items)))
    case 'searches':
      return plain((book) => bringSearches(book, valuesOf(batch.items)))
    case 'staples':
      return plain((book) => bringStaples(book, valuesOf(batch.items)))
    case 'weeks':
      return plain((book) => bringWeeks(book, valuesOf(batch.items)))
    case 'plans':
      return plain((book) => bringPlans(book, comer, valuesOf(batch.items)))
    case 'lists': {
      const lines = valuesOf(batch.items)
      const named = lines.flatMap(({ items }) => items.flatMap(({ image }) => image ?? []))
      const rowsOf = await preparePictures(services, job.book, batch.pictures, named)
      return plain((book) => bringLists(book, comer, lines, rowsOf))
    }
    case 'messages':
      return plain((book) => bringMessages(book, valuesOf(batch.items)))
    case 'blocks':
      return plain((book) => bringBlocks(book, comer, valuesOf(batch.items)))
    case 'preferences':
      return plain((book) => bringPreferences(book, valuesOf(batch.items)))
    case 'muted':
      return plain((book) => bringMuted(book, valuesOf(batch.items)))
    case 'quiet':
      return plain((book) => bringQuiet(book, valuesOf(batch.items)))
    case 'shares':
      return plain(unlessOthers((book) => bringShares(book, services.tickets, valuesOf(batch.items))))
    case 'feeds':
      return plain(unlessOthers((book) => bringFeeds(book, valuesOf(batch.items))))
    case 'profile': {
      const lines = valuesOf(batch.items)
      const named = lines.flatMap(({ images }) => images)
      const images = (await preparePictures(services, job.book, batch.pictures, named))(named)
      return plain(unlessOthers((book) => bringProfile(book, about, lines, images)))
    }
  }
}

/**
 * Brings a take-out back into the account of the job's owner, a batch in a transaction. What is there already is passed
 * over, so the same take-out brings nothing twice, and one that was broken off goes on.
 * @throws {TakeOutFailed} when it cannot be read
 */
export async function bringBack(services: Services, run: JobRun): Promise<void> {
  const { database } = services
  const { job, file: path, signal, yieldTurn } = run
  const reader = Reader.for(job.ownerId, 'their take-out is brought back')
  let whose: { readonly about: About; readonly comer: Comer } | null = null
  let { done, failed } = job
  let told = 0
  for await (const found of readTakeOut({ path, skip: job.done }, signal)) {
    if (found.type === 'about') {
      whose = { about: found.about, comer: { reader, formerId: found.about.account.id } }
      await noteProgress(database, job, { total: found.total })
      continue
    }
    if (!whose) throw new TakeOutFailed({ code: 'damaged' })
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
