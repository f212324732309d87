import type { Book } from '../access/book.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { ClaimedJob } from '../machinery/jobs/claim.ts'
import type { NewResult } from '../machinery/jobs/results.ts'
import type { Services } from '../machinery/services.ts'
import { indexAhead } from '../search/index-recipes.ts'
import type { PartName } from './format.ts'
import { hasNoOtherRecipes } from './has-no-other-recipes.ts'
import { restoreFeeds, restoreShares } from './restore-addresses.ts'
import { restoreLabels, restoreLinks, restorePeople, restoreSearches } from './restore-book.ts'
import { restoreLists } from './restore-lists.ts'
import { restoreBlocks, restoreMessages, restoreMuted, restorePreferences, restoreQuiet } from './restore-people.ts'
import { preparePictures } from './restore-pictures.ts'
import { type RestoreTarget, restorePlans, restoreStaples, restoreWeeks } from './restore-plans.ts'
import { restoreProfile } from './restore-profile.ts'
import { prepareRecipes, writeRecipes } from './restore-recipes.ts'
import type { About, Batch, RestoredItem } from './restored-item.ts'

export const valuesOf = <Name extends PartName>(items: readonly RestoredItem<Name>[]) =>
  items.flatMap(({ value }) => value ?? [])

/** The results of a part that reports only its unreadable lines. */
export function unreadableResults(items: readonly RestoredItem<PartName>[]): readonly (NewResult | null)[] {
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
  readonly about: About
  readonly target: RestoreTarget
  readonly book: Book
}

/** A batch of what is the account's own, or of what lies in one book. */
export type PlainBatch = Exclude<Batch, { readonly part: `kitchen${string}` }>

/** The step of a batch of what is the account's own, or lies in its book or in that of a kitchen. */
export async function plainStep(
  services: Services,
  job: ClaimedJob,
  { about, target, book: into }: RestoreContext,
  batch: PlainBatch,
): Promise<Step> {
  const plain = (write: Step['write']): Step => ({ results: unreadableResults(batch.items), book: into, write })
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
      const prepared = await prepareRecipes(services, into, batch.items, batch.pictures)
      await indexAhead(
        services.database,
        into,
        prepared.recipes.map(({ line }) => line),
      )
      return { results: prepared.results, book: into, write: (book) => writeRecipes(book, target, prepared) }
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
      const { rowsOf } = await preparePictures(services, into, batch.pictures, references)
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
      return plain(unlessOtherRecipes((book) => restoreFeeds(book, services.tickets, valuesOf(batch.items))))
    case 'profile': {
      const lines = valuesOf(batch.items)
      const references = lines.flatMap(({ images }) => images)
      const images = (await preparePictures(services, into, batch.pictures, references)).rowsOf(references)
      return plain(unlessOtherRecipes((book) => restoreProfile(book, about, lines, images)))
    }
  }
}
