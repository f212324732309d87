import type { ImportNote } from '@potluck/api/import-notes'
import { maxImages } from '@potluck/api/recipes'
import type { ImageRow } from '../../book/images/rows.ts'
import { storePicture } from '../../book/images/store-picture.ts'
import type { RecipeToWrite } from '../../book/recipes/whole/whole-recipe.ts'
import type { Book } from '../../ground/access/book.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { NewResult } from '../../machinery/jobs/results.ts'
import { capabilitiesOf } from '../../people/users/capabilities.ts'
import { maxLabels } from './fit-draft.ts'
import type { FittedItem, FittedRecipe, ImportImage } from './import-item.ts'
import { type MissingPicture, pictureId } from './missing-pictures.ts'
import { type Recognised, recognise } from './recognise.ts'
import type { FetchPicture } from './web-pictures.ts'

/** An item ready to be written. */
export interface Prepared {
  readonly result: NewResult<ImportNote>
  readonly recipe: RecipeToWrite | null
  /** Pictures of the recipe that could not be fetched. */
  readonly missing: readonly MissingPicture[]
  /** The names of recipes that its lines are. */
  readonly takes: readonly string[]
}

const recipeReference = (id: string) => ({ kind: 'recipe', id })

const nothingNew = { recipe: null, missing: [], takes: [] } as const

interface StoredPictures {
  readonly images: readonly ImageRow[]
  readonly missing: readonly MissingPicture[]
  /** Number of files for which memory was short. */
  readonly short: number
  /** Number of files that are no pictures. */
  readonly unreadable: number
}

/** Fetches and stores the pictures of a recipe. */
async function storePictures(
  services: Services,
  { personId }: Book,
  recipeId: string,
  images: readonly ImportImage[],
  fetchPicture: FetchPicture,
): Promise<StoredPictures> {
  const { multipleImages } = capabilitiesOf(services.config)
  const missing: MissingPicture[] = []
  let short = 0
  const results = await Promise.all(
    (multipleImages ? images : images.slice(0, 1)).map(async (image, place) => {
      const bytes =
        'bytes' in image
          ? Buffer.from(image.bytes.buffer, image.bytes.byteOffset, image.bytes.byteLength)
          : await fetchPicture(image.address)
      if (!bytes && 'address' in image) missing.push({ recipeId, place, address: image.address })
      const stored = bytes && (await storePicture(services, personId, bytes))
      if (stored === 'short' && 'address' in image) missing.push({ recipeId, place, address: image.address })
      else if (stored === 'short') short += 1
      return stored && stored !== 'short' ? [{ id: pictureId(recipeId, place), ...stored }] : []
    }),
  )
  const readable = results.flat()
  // Some files repeat the main photo among the others.
  const distinct = new Map(readable.map((image) => [image.digest, image]))
  return {
    images: [...distinct.values()],
    missing,
    short,
    unreadable: results.length - readable.length - missing.length - short,
  }
}

/** Options for all recipes of an import. */
interface ImportOptions {
  readonly fetchPicture: FetchPicture
  /** The title of a label for each recipe; null for none. */
  readonly label: string | null
  /** Whether a recipe comes without photos for which memory was short: it failed for want of them before. */
  readonly mayLackPictures: boolean
}

/** Adds a label to the labels of a recipe, within the limit. */
const withLabel = (labels: readonly string[], label: string | null): string[] =>
  label === null ? [...labels] : [...labels.slice(0, maxLabels - 1), label]

async function prepareRecipe(
  services: Services,
  book: Book,
  id: string,
  item: FittedRecipe,
  recognised: Recognised | undefined,
  { fetchPicture, label, mayLackPictures }: ImportOptions,
): Promise<Prepared> {
  const { rating, labels, ...texts } = item.draft
  const name = texts.title
  if (recognised?.isSame) {
    const { recipeId } = recognised
    return {
      ...nothingNew,
      result: { name, outcome: 'skipped', refers: recipeReference(recipeId), notes: [] },
    }
  }
  const notes = [...item.notes]
  const { images, missing, short, unreadable } = await storePictures(
    services,
    book,
    id,
    item.images.slice(0, maxImages),
    fetchPicture,
  )
  if (short > 0 && !mayLackPictures) {
    // Once it is in the book, another try would know it and bring no photo.
    const lacking = [{ code: 'pictures-away', count: short }] as const
    return { ...nothingNew, result: { name, outcome: 'failed', refers: null, notes: lacking } }
  }
  if (item.images.length > maxImages) notes.push({ code: 'pictures-left-out', kept: maxImages })
  const away = missing.length + short
  if (away > 0) notes.push({ code: 'pictures-away', count: away })
  if (unreadable > 0) notes.push({ code: 'pictures-unreadable', count: unreadable })
  if (recognised) notes.push({ code: 'other-version' })
  return {
    result: { name, outcome: notes.length > 0 ? 'noted' : 'done', refers: recipeReference(id), notes },
    recipe: {
      id,
      texts,
      rating,
      images,
      labels: withLabel(labels, label),
      mark: { fingerprint: item.fingerprint, origin: item.origin ?? null },
      ...(item.createdAt ? { createdAt: item.createdAt } : {}),
      ...(item.folder ? { folder: item.folder } : {}),
    },
    missing,
    takes: item.takes ?? [],
  }
}

interface Numbered {
  readonly id: string
  readonly item: FittedItem
}

/** Prepares a batch: recognises recipes that are in the book, fetches and stores pictures. */
export async function prepare(
  services: Services,
  book: Book,
  batch: readonly Numbered[],
  options: ImportOptions,
): Promise<Prepared[]> {
  const candidates = batch.flatMap(({ id, item }) => (item.outcome === 'recipe' ? [{ id, recipe: item }] : []))
  const recognised = await recognise(services.database, book, candidates)
  return Promise.all(
    batch.map(async ({ id, item }): Promise<Prepared> => {
      if (item.outcome === 'known') {
        const { name, recipeId } = item
        return { ...nothingNew, result: { name, outcome: 'skipped', refers: recipeReference(recipeId), notes: [] } }
      }
      if (item.outcome === 'recipe') return prepareRecipe(services, book, id, item, recognised.get(id), options)
      return { ...nothingNew, result: { name: item.name, outcome: 'failed', refers: null, notes: [item.note] } }
    }),
  )
}
