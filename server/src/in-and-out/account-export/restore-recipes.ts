import type { JobNote } from '@potluck/api/jobs'
import { addImageRows, type ImageRow } from '../../book/images/rows.ts'
import type { RecipeToWrite, WholeCooking } from '../../book/recipes/whole/whole-recipe.ts'
import { writeWhole } from '../../book/recipes/whole/write-whole.ts'
import type { Book } from '../../ground/access/book.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { NewResult } from '../../machinery/jobs/results.ts'
import { friendsAmong } from '../../people/people/friends.ts'
import { type PartLine, writtenText } from './format.ts'
import { ownIds } from './own-ids.ts'
import { preparePictures } from './restore-pictures.ts'
import type { RestoreTarget } from './restore-plans.ts'
import type { RestoredItem, RestoredPicture } from './restored-item.ts'

type Line = PartLine<'recipes'>

/** A recipe to restore. */
interface RestoredRecipe {
  readonly line: Line
  /** Its id in this account. */
  readonly id: string
  readonly images: readonly ImageRow[]
  readonly familyId: string | null
  /** The photos of cookings, by the id of each in the file. */
  readonly photos: ReadonlyMap<string, ImageRow>
  /** The pictures of each version, by its number. */
  readonly versionImages: ReadonlyMap<number, readonly ImageRow[]>
  readonly unreadable: number
}

/** A batch of recipes whose pictures are stored, ready for one transaction. */
export interface PreparedRecipes {
  readonly recipes: readonly RestoredRecipe[]
  readonly results: readonly NewResult[]
}

const failed = (name: string, note: JobNote): NewResult => ({ name, outcome: 'failed', refers: null, notes: [note] })

function resultOf({ line, id, unreadable }: RestoredRecipe): NewResult {
  const notes = unreadable > 0 ? [{ code: 'pictures-unreadable', count: unreadable }] : []
  return { name: line.title, outcome: unreadable > 0 ? 'noted' : 'done', refers: { kind: 'recipe', id }, notes }
}

/** Finds the recipes that are new here and stores their pictures. */
export async function prepareRecipes(
  services: Services,
  book: Book,
  items: readonly RestoredItem<Line>[],
  pictures: readonly RestoredPicture[],
): Promise<PreparedRecipes> {
  const { database } = services
  const lines = items.flatMap(({ value }) => value ?? [])
  const imagesIn = (line: Line) => [
    ...line.images,
    ...line.cookings.flatMap(({ image }) => image ?? []),
    ...line.versions.flatMap((version) => version.images),
  ]
  const ids = await ownIds(database, book, 'recipes', lines)
  const families = await ownIds(
    database,
    book,
    'recipes',
    lines.flatMap(({ familyId }) => (familyId === null ? [] : { id: familyId })),
  )
  const { rowsOf, countShort } = await preparePictures(
    services,
    book,
    pictures,
    lines.flatMap((line) => imagesIn(line)),
  )
  const recipes: RestoredRecipe[] = []
  const newIds = new Set<string>()
  const results = items.map(({ value: line, name }): NewResult => {
    if (line === null) return failed(name, { code: 'damaged' })
    const { id = line.id, exists = true } = ids.get(line.id) ?? {}
    if (exists || newIds.has(id)) {
      return { name: line.title, outcome: 'skipped', refers: { kind: 'recipe', id }, notes: [] }
    }
    const short = countShort(imagesIn(line))
    // Once it is there, another try would pass it over, and bring no photo.
    if (short > 0) return failed(line.title, { code: 'pictures-away', count: short })
    newIds.add(id)
    const images = rowsOf(line.images)
    const recipe: RestoredRecipe = {
      line,
      id,
      familyId: line.familyId && (families.get(line.familyId)?.id ?? line.familyId),
      images,
      photos: new Map(
        line.cookings.flatMap(({ image }) => {
          const [row] = image === null ? [] : rowsOf([image])
          return image && row ? [[image.id, row] as const] : []
        }),
      ),
      versionImages: new Map(
        line.versions.map(({ version, images: versionImages }) => [version, rowsOf(versionImages)]),
      ),
      unreadable: line.images.length - images.length,
    }
    recipes.push(recipe)
    return resultOf(recipe)
  })
  return { recipes, results }
}

const inUtc = (instant: string): string => new Date(instant).toISOString()

/** The log of a recipe: what its former owner cooked is cooked by whoever restores it. */
const cookingsOf = (
  { ownerId }: OpenBook,
  { line: { cookings }, photos }: RestoredRecipe,
  { reader, formerId }: RestoreTarget,
): WholeCooking<ImageRow>[] =>
  cookings.map(({ cookedAt, personId = null, image, shown, ...cooking }) => {
    const photo = image && photos.get(image.id)
    return {
      ...cooking,
      cookedAt: inUtc(cookedAt),
      personId: personId === formerId ? reader.id : personId,
      version: null,
      photo: photo ? { ownerId, image: photo, isShown: shown } : null,
    }
  })

/** A recipe as it is written; only a friend is its sender. */
function wholeOf(book: OpenBook, target: RestoreTarget, recipe: RestoredRecipe, friends: ReadonlySet<string>) {
  const { line, id, familyId, images, versionImages } = recipe
  const { rating, labels, folder, deletedAt, version, fromUserId, mark, note = '' } = line
  const cookings = cookingsOf(book, recipe, target)
  const own = cookings.filter(({ personId }) => book.kitchenId === null || personId === book.personId)
  return {
    id,
    familyId,
    rating,
    labels,
    folder,
    version,
    mark,
    note,
    images,
    cookings,
    texts: writtenText.parse(line),
    deletedAt: deletedAt === null ? null : inUtc(deletedAt),
    createdAt: inUtc(line.createdAt),
    updatedAt: inUtc(line.updatedAt),
    fromUserId: fromUserId !== null && friends.has(fromUserId) ? fromUserId : null,
    lastCookedAt:
      own
        .map(({ cookedAt }) => cookedAt)
        .toSorted()
        .at(-1) ?? null,
    versions: line.versions.map((earlier) => ({
      version: earlier.version,
      savedAt: inUtc(earlier.savedAt),
      savedById: null,
      replacedAt: inUtc(earlier.replacedAt),
      texts: earlier.written,
      images: versionImages.get(earlier.version) ?? [],
    })),
  } satisfies Required<RecipeToWrite>
}

/** Writes a batch in the transaction that notes the progress of the job. */
export async function writeRecipes(book: OpenBook, target: RestoreTarget, { recipes }: PreparedRecipes): Promise<void> {
  if (recipes.length === 0) return
  const senders = recipes.flatMap(({ line }) => line.fromUserId ?? [])
  const friends = await friendsAmong(book.database, target.reader, [...new Set(senders)])
  await addImageRows(
    book,
    recipes.flatMap(({ photos }) => [...photos.values()]),
  )
  await writeWhole(
    book,
    recipes.map((recipe) => wholeOf(book, target, recipe, friends)),
  )
}
