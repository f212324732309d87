import { maxVersions } from '@potluck/api/versions'
import type { Reader } from '../access/reader.ts'
import { addImageRows, type ImageRow } from '../images/rows.ts'
import { rememberRecipes } from '../imports/recognise.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { ClaimedJob } from '../machinery/jobs/claim.ts'
import type { NewResult } from '../machinery/jobs/results.ts'
import type { Services } from '../machinery/services.ts'
import { friendsAmong } from '../people/friends.ts'
import { insertRecipes } from '../recipes/insert.ts'
import { restoreVersions } from '../recipes/save-version.ts'
import { trashRecipes } from '../recipes/trash-recipes.ts'
import { type PartLine, writtenText } from './format.ts'
import { ownIds } from './own-ids.ts'
import { preparePictures } from './restore-pictures.ts'
import { addNew } from './restore-rows.ts'
import type { RestoredItem, RestoredPicture } from './restored-item.ts'

type Line = PartLine<'recipes'>

/** A recipe that is about to be brought back. */
interface Coming {
  readonly line: Line
  /** What it is called here. */
  readonly id: string
  readonly images: readonly ImageRow[]
  /** The pictures of each version, by its number. */
  readonly versionImages: ReadonlyMap<number, readonly ImageRow[]>
  readonly unreadable: number
}

/** A batch of recipes, their pictures written, ready for one transaction. */
export interface ComingRecipes {
  readonly recipes: readonly Coming[]
  readonly results: readonly NewResult[]
}

const failed = (name: string): NewResult => ({ name, outcome: 'failed', refers: null, notes: [{ code: 'damaged' }] })

function resultOf({ line, id, unreadable }: Coming): NewResult {
  const notes = unreadable > 0 ? [{ code: 'pictures-unreadable', count: unreadable }] : []
  return { name: line.title, outcome: unreadable > 0 ? 'noted' : 'done', refers: { kind: 'recipe', id }, notes }
}

/** Finds which recipes are new here, and makes their pictures ready. */
export async function prepareRecipes(
  services: Services,
  { book }: ClaimedJob,
  items: readonly RestoredItem<'recipes'>[],
  pictures: readonly RestoredPicture[],
): Promise<ComingRecipes> {
  const { database } = services
  const lines = items.flatMap(({ value }) => value ?? [])
  const imagesIn = (line: Line) => [...line.images, ...line.versions.flatMap((version) => version.images)]
  const ids = await ownIds(
    database,
    book,
    'recipes',
    lines.map(({ id }) => id),
  )
  const rowsOf = await preparePictures(
    services,
    book,
    pictures,
    lines.flatMap((line) => imagesIn(line)),
  )
  const recipes: Coming[] = []
  const taken = new Set<string>()
  const results = items.map(({ value: line, name }): NewResult => {
    if (line === null) return failed(name)
    const { id = line.id, isThere = true } = ids.get(line.id) ?? {}
    if (isThere || taken.has(id)) {
      return { name: line.title, outcome: 'skipped', refers: { kind: 'recipe', id }, notes: [] }
    }
    taken.add(id)
    const images = rowsOf(line.images)
    const coming: Coming = {
      line,
      id,
      images,
      versionImages: new Map(line.versions.map(({ version, images: shown }) => [version, rowsOf(shown)])),
      unreadable: line.images.length - images.length,
    }
    recipes.push(coming)
    return resultOf(coming)
  })
  return { recipes, results }
}

const draftOf = ({ line, images }: Coming) => ({
  ...writtenText.parse(line),
  rating: line.rating,
  labels: line.labels,
  imageIds: images.map(({ id }) => id),
})

const inUtc = (instant: string): string => new Date(instant).toISOString()

/** What a new recipe cannot say of itself: how often and when it was saved, and when it was cooked last. */
async function writeHistory({ database, ownerId }: OpenBook, { line, id }: Coming): Promise<void> {
  const cooked = line.cookings.map(({ cookedAt }) => inUtc(cookedAt)).sort()
  await database.db
    .updateTable('recipes')
    .set({ updatedAt: inUtc(line.updatedAt), version: line.version, lastCookedAt: cooked.at(-1) ?? null })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .execute()
  const rows = line.cookings.map((cooking) => ({
    ...cooking,
    cookedAt: inUtc(cooking.cookedAt),
    ownerId,
    recipeId: id,
  }))
  await addNew(database, 'cookings', rows)
}

async function writeVersions(book: OpenBook, { line, id, versionImages }: Coming): Promise<void> {
  const versions = line.versions.slice(-maxVersions).map(({ version, savedAt, replacedAt, written }) => ({
    recipeId: id,
    version,
    savedAt: inUtc(savedAt),
    replacedAt: inUtc(replacedAt),
    draft: { ...written, imageIds: (versionImages.get(version) ?? []).map((image) => image.id) },
  }))
  await restoreVersions(book, versions)
}

/** Where a recipe lay in the trash, and since when. */
async function writeTrash(book: OpenBook, recipes: readonly Coming[]): Promise<void> {
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

/** Writes a batch, in the transaction of the job's progress. */
export async function writeRecipes(book: OpenBook, reader: Reader, { recipes }: ComingRecipes): Promise<void> {
  if (recipes.length === 0) return
  const images = recipes.flatMap(({ images: shown, versionImages }) => [
    ...shown,
    ...[...versionImages.values()].flat(),
  ])
  await addImageRows(book, [...new Map(images.map((image) => [image.id, image])).values()])
  const senders = recipes.flatMap(({ line }) => line.fromUserId ?? [])
  const friends = await friendsAmong(book.database, reader, [...new Set(senders)])
  const written = await insertRecipes(
    book,
    recipes.map((coming) => {
      const { line, id } = coming
      // Nobody is named as a sender whom the account does not know here.
      const isKnown = line.fromUserId !== null && friends.has(line.fromUserId)
      const about = { id, draft: draftOf(coming), folder: line.folder, createdAt: inUtc(line.createdAt) }
      return isKnown && line.fromUserId !== null ? { ...about, fromUserId: line.fromUserId } : about
    }),
  )
  const fresh = recipes.filter(({ id }) => written.has(id))
  for (const coming of fresh) {
    await writeHistory(book, coming)
    await writeVersions(book, coming)
  }
  await writeTrash(book, fresh)
  await rememberRecipes(
    book,
    fresh.flatMap(({ id, line: { mark } }) => (mark === null ? [] : [{ recipeId: id, ...mark }])),
  )
}
