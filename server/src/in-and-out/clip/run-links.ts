import { readFile } from 'node:fs/promises'
import type { AnsweredClipping } from '@potluck/api/clip'
import type { ImportNote } from '@potluck/api/import-notes'
import { byName } from '@potluck/recipe/by-name'
import { textFields } from '@potluck/recipe/fields'
import { z } from 'zod'
import { findByLink } from '../../book/duplicates/known-links.ts'
import type { Book } from '../../ground/access/book.ts'
import { Refusal, type RefusalCode } from '../../machinery/base/refusal.ts'
import type { Translate } from '../../machinery/base/words-in.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { JobRun } from '../../machinery/jobs/job-kind.ts'
import { originOf } from '../imports/fingerprint.ts'
import { fitDraft } from '../imports/fit-draft.ts'
import type { FittedItem, UnreadableItem } from '../imports/import-item.ts'
import { importWords } from '../imports/import-words.ts'
import type { ImportOutput } from '../imports/read-in-process.ts'
import { importRecipes, runWithStoredFile } from '../imports/run-import.ts'
import { importOf } from '../imports/store.ts'
import { clipAddress } from './clip-page.ts'

/** Pages that are fetched at the same time, in the order of their links. */
const maxFetches = 3

const noteOf: Partial<Readonly<Record<RefusalCode, ImportNote>>> = {
  'page-refuses': { code: 'page-refuses' },
  'page-asks-consent': { code: 'page-refuses' },
  'page-unreadable': { code: 'no-recipe' },
  'too-large': { code: 'too-large' },
  'page-away': { code: 'page-away' },
}

const unreadable = (name: string, note: ImportNote): UnreadableItem => ({ outcome: 'unreadable', name, note })

function itemOf(link: string, clipped: AnsweredClipping, t: Translate): FittedItem {
  const isOfKeeper = clipped.isVideo && clipped.title !== ''
  if (clipped.outcome !== 'recipe' && !isOfKeeper) return unreadable(link, { code: 'no-recipe' })
  const texts = byName(textFields, ({ name }) => clipped[name])
  const draft = { ...texts, url: clipped.url || link, rating: null, labels: [] }
  const pictures = clipped.images.slice(0, 1).map((address) => ({ address }))
  const importNotes: ImportNote[] = clipped.outcome === 'recipe' ? [] : [{ code: 'only-video' }]
  const origin = originOf('web', draft.url)
  return fitDraft({ outcome: 'recipe', draft, images: pictures, notes: importNotes, origin }, t)
}

async function clipLink(services: Services, { job, signal }: JobRun, book: Book, link: string): Promise<FittedItem> {
  const [existing] = await findByLink(services.database, book, link)
  if (existing) return { outcome: 'known', name: existing.title, recipeId: existing.id }
  try {
    return itemOf(
      link,
      await clipAddress({ outgoing: services.outgoing, memberId: job.ownerId, signal }, link),
      importWords(job.language),
    )
  } catch (error) {
    const note = error instanceof Refusal ? noteOf[error.code] : undefined
    if (note === undefined) throw error
    return unreadable(link, note)
  }
}

async function* clippedLinks(
  services: Services,
  run: JobRun,
  book: Book,
  links: readonly string[],
): AsyncGenerator<ImportOutput> {
  yield { type: 'total', total: links.length }
  const fetches: Promise<FittedItem>[] = []
  for (let next = run.job.done; next < links.length || fetches.length > 0; ) {
    while (next < links.length && fetches.length < maxFetches) {
      const item = clipLink(services, run, book, links[next++] ?? '')
      // An error is handled when the item is awaited below.
      item.catch(() => {})
      fetches.push(item)
    }
    const item = await fetches.shift()
    run.signal.throwIfAborted()
    if (item) yield { type: 'batch', items: [item] }
  }
}

/** Clips the links of a job into its book, in their order, with a result for each. */
export async function runLinks(services: Services, run: JobRun): Promise<void> {
  const allLinks = z.array(z.string()).parse(JSON.parse(await readFile(run.file, 'utf8')))
  const { choices, kitchenId } = await importOf(services.database, run.job)
  const { only } = choices
  const links = only ? only.flatMap((position) => allLinks[position] ?? []) : allLinks
  await runWithStoredFile(services, run.job, kitchenId, (book) =>
    importRecipes(services, run, { book, outputs: clippedLinks(services, run, book, links) }),
  )
}
