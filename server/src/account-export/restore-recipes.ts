import type { JobNote } from '@potluck/api/jobs'
import { maxVersions } from '@potluck/api/versions'
import type { Book } from '../access/book.ts'
import { writePersonalFields } from '../book-changes/personal-fields.ts'
import { addImageRows, type ImageRow } from '../images/rows.ts'
import { rememberRecipes } from '../imports/recognise.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { NewResult } from '../machinery/jobs/results.ts'
import type { Services } from '../machinery/services.ts'
import { friendsAmong } from '../people/friends.ts'
import { insertRecipes } from '../recipes/insert.ts'
import { restoreVersions } from '../recipes/save-version.ts'
import { trashRecipes } from '../recipes/trash-recipes.ts'
import { type PartLine, writtenText } from './format.ts'
import { ownIds } from './own-ids.ts'
import { preparePictures } from './restore-pictures.ts'
import type { RestoreTarget } from './restore-plans.ts'
import { insertNew } from './restore-rows.ts'
import type { RestoredItem, RestoredPicture } from './restored-item.ts'

type Line = PartLine<'recipes'>

/** A recipe to restore. */
interface RestoredRecipe {
  readonly line: Line
  /** Its id in this account. */
  readonly id: string
  readonly images: readonly ImageRow[]
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
  items: readonly RestoredItem<'recipes'>[],
  pictures: readonly RestoredPicture[],
): Promise<PreparedRecipes> {
  const { database } = services
  const lines = items.flatMap(({ value }) => value ?? [])
  const imagesIn = (line: Line) => [...line.images, ...line.versions.flatMap((version) => version.images)]
  const ids = await ownIds(
    database,
    book,
    'recipes',
    lines.map(({ id }) => id),
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
      images,
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

const draftOf = ({ line, images }: RestoredRecipe) => ({
  ...writtenText.parse(line),
  rating: line.rating,
  labels: line.labels,
  imageIds: images.map(({ id }) => id),
})

const inUtc = (instant: string): string => new Date(instant).toISOString()

/** Restores version, time of the last change, cookings and a note to oneself, which an insert does not set. */
async function writeHistory(book: OpenBook, { reader, formerId }: RestoreTarget, recipe: RestoredRecipe) {
  const { database, ownerId, kitchenId } = book
  const { line, id } = recipe
  const cookings = line.cookings.map(({ personId, cookedAt, ...cooking }) => ({
    ...cooking,
    cookedAt: inUtc(cookedAt),
    personId: kitchenId === null ? null : personId === formerId ? reader.id : (personId ?? null),
  }))
  const isOwn = ({ personId }: (typeof cookings)[number]) => kitchenId === null || personId === reader.id
  const lastCookedAt =
    cookings
      .filter(isOwn)
      .map(({ cookedAt }) => cookedAt)
      .sort()
      .at(-1) ?? null
  await database.db
    .updateTable('recipes')
    .set({ updatedAt: inUtc(line.updatedAt), version: line.version })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .execute()
  const { note = '' } = line
  if (lastCookedAt !== null || note !== '') await writePersonalFields(book, id, { lastCookedAt, note })
  await insertNew(
    database,
    'cookings',
    cookings.map((cooking) => ({ ...cooking, ownerId, recipeId: id })),
  )
}

async function writeVersions(book: OpenBook, { line, id, versionImages }: RestoredRecipe): Promise<void> {
  const versions = line.versions.slice(-maxVersions).map(({ version, savedAt, replacedAt, written }) => ({
    recipeId: id,
    version,
    savedAt: inUtc(savedAt),
    replacedAt: inUtc(replacedAt),
    draft: { ...written, imageIds: (versionImages.get(version) ?? []).map((image) => image.id) },
  }))
  await restoreVersions(book, versions)
}

/** Moves recipes to the trash that were in the trash, with their time of deletion. */
async function writeTrash(book: OpenBook, recipes: readonly RestoredRecipe[]): Promise<void> {
  const deleted = recipes.filter(({ line }) => line.deletedAt !== null)
  if (deleted.length === 0) return
  await trashRecipes(
    book,
    deleted.map(({ id }) => id),
  )
  for (const { id, line } of deleted) {
    if (line.deletedAt === null) continue
    await book.database.db
      .updateTable('recipes')
      .set({ deletedAt: inUtc(line.deletedAt) })
      .where('ownerId', '=', book.ownerId)
      .where('id', '=', id)
      .execute()
  }
}

/** Writes a batch in the transaction that notes the progress of the job. */
export async function writeRecipes(book: OpenBook, target: RestoreTarget, { recipes }: PreparedRecipes): Promise<void> {
  if (recipes.length === 0) return
  const images = recipes.flatMap(({ images: current, versionImages }) => [
    ...current,
    ...[...versionImages.values()].flat(),
  ])
  await addImageRows(book, [...new Map(images.map((image) => [image.id, image])).values()])
  const senders = recipes.flatMap(({ line }) => line.fromUserId ?? [])
  const friends = await friendsAmong(book.database, target.reader, [...new Set(senders)])
  const insertedIds = await insertRecipes(
    book,
    recipes.map((recipe) => {
      const { line, id } = recipe
      // Only a friend is stored as the sender.
      const isKnown = line.fromUserId !== null && friends.has(line.fromUserId)
      const about = { id, draft: draftOf(recipe), folder: line.folder, createdAt: inUtc(line.createdAt) }
      return isKnown && line.fromUserId !== null ? { ...about, fromUserId: line.fromUserId } : about
    }),
  )
  const inserted = recipes.filter(({ id }) => insertedIds.has(id))
  for (const recipe of inserted) {
    await writeHistory(book, target, recipe)
    await writeVersions(book, recipe)
  }
  await writeTrash(book, inserted)
  await rememberRecipes(
    book,
    inserted.flatMap(({ id, line: { mark } }) => (mark === null ? [] : [{ recipeId: id, ...mark }])),
  )
}
