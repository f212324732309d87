import { mergeChanges } from '@potluck/api/merge-changes'
import type { Folder } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { Book, type ReadableBook } from '../../ground/access/book.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { withinTextSpace } from '../../machinery/base/database/text-space.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { draftFields } from '../../people/book-changes/draft-fields.ts'
import { writePersonalFields } from '../../people/book-changes/personal-fields.ts'
import { reachRecipe } from '../../people/policies/recipes.ts'
import { outdateTakers } from '../contents/outdate.ts'
import { writeContents } from '../contents/store.ts'
import { detachImages } from '../images/rows.ts'
import { removeEmptyLabels } from '../labels/store.ts'
import { indexRecipes, takeSearchNumbers } from '../search/index-recipes.ts'
import {
  addToFolderCount,
  type Draft,
  draftColumns,
  draftDigest,
  folderIn,
  idTaken,
  illustrateRecipes,
  insertRecipes,
  labelRecipes,
  writerOf,
} from './insert.ts'
import { moveRecipes } from './move.ts'
import { readDrafts } from './read-drafts.ts'
import { saveVersion } from './save-version.ts'

/**
 * Creates a recipe. A repeated create with the same id and draft returns the same recipe.
 * @returns its id
 * @throws {Refusal} `id-taken` if the id belongs to another recipe, `not-found` if a picture is not the member's
 */
export function createRecipe(
  database: Database,
  book: Book,
  {
    id = uuid(),
    folder = 'main',
    familyId = null,
    ...draft
  }: Draft & {
    readonly id?: string | undefined
    readonly folder?: Folder | undefined
    readonly familyId?: string | null
  },
): Promise<string> {
  return changeBook(database, book, async (book) => {
    const written = await insertRecipes(book, [{ id, draft, folder, familyId }])
    if (written.has(id)) return id
    const same = await book.database.db
      .selectFrom('recipes')
      .select('id')
      .where('ownerId', '=', book.ownerId)
      .where('id', '=', id)
      .where('draftDigest', '=', draftDigest(draft))
      .executeTakeFirst()
    if (!same) throw idTaken()
    return id
  })
}

const changed = () => new Refusal('changed', 'the recipe was saved elsewhere in the meantime')

type Makes = Pick<Draft, 'title' | 'ingredients' | 'yield'>

type Replaced = { readonly [Field in keyof Draft]?: Draft[Field] | undefined }

type Save = Draft & {
  readonly folder?: Folder | undefined
  readonly version?: number | undefined
  /** The previous values of the changed fields. */
  readonly replaces?: Replaced | undefined
}

/** The current recipe with some fields changed. @throws {Refusal} `changed` if somebody else changed one of them */
async function mergedDraft(book: OpenBook, id: string, sent: Draft, replaces: Replaced): Promise<Draft> {
  const { database, ownerId } = book
  const written = (await readDrafts(database, book, [id])).get(id)
  if (!written) throw notFound('recipe')
  const images = await database.db
    .selectFrom('recipeImages')
    .select('imageId')
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', id)
    .orderBy('position')
    .execute()
  const theirs = { ...written, imageIds: images.map(({ imageId }) => imageId) }
  const replacedFields = Object.fromEntries(Object.entries(replaces).filter(([, value]) => value !== undefined))
  const { merged, both } = mergeChanges({ ...sent, ...replacedFields }, sent, theirs)
  if (both.length > 0) throw changed()
  return merged
}

/**
 * Saves a recipe. With `version`, only if nobody saved in between; a repeated save is the same save. With `replaces`, only the fields that
 * it names, and only if they still have these values.
 * @throws {Refusal} `not-found` if it, or one of the pictures, is not the member's; `changed` if somebody saved in between
 */
export function updateRecipe(
  database: Database,
  book: Book,
  id: string,
  { folder, version, replaces, ...sent }: Save,
): Promise<void> {
  return changeBook(database, book, async (book) => {
    const { db } = book.database
    const before = await db
      .selectFrom('recipes')
      .select(draftFields)
      .select(['version', 'folder', 'savedDigest', 'updatedAt', 'savedById'])
      .where('ownerId', '=', book.ownerId)
      .where('id', '=', id)
      .where('folder', '!=', 'trash')
      .executeTakeFirst()
    if (!before) throw notFound('recipe')
    const draft = replaces ? await mergedDraft(book, id, sent, replaces) : sent
    const savedDigest = draftDigest(draft)
    if (!replaces && version !== undefined && version !== before.version) {
      if (before.version === version + 1 && before.savedDigest === savedDigest) return
      throw changed()
    }
    const searchNumber = await takeSearchNumbers(book, 1)
    const columns = {
      ...draftColumns(draft),
      ...writerOf(book),
      folder: folder ? folderIn(book, folder) : before.folder,
      searchNumber,
    }
    await withinTextSpace(book.database, [book.ownerId], () =>
      db
        .updateTable('recipes')
        .set({ ...columns, updatedAt: now(), version: before.version + 1, savedDigest })
        .where('ownerId', '=', book.ownerId)
        .where('id', '=', id)
        .execute(),
    )
    if (columns.folder !== before.folder) {
      await addToFolderCount(book, before.folder, -1)
      await addToFolderCount(book, columns.folder, 1)
    }
    if (book.kitchenId !== null) await writePersonalFields(book, id, { rating: draft.rating })
    await replaceLabels(book, id, draft)
    const imageIds = await takeImages(book, id)
    const replaced = {
      recipeId: id,
      version: before.version,
      savedAt: before.updatedAt,
      savedById: before.savedById,
      draft: { ...before, imageIds },
    }
    await saveVersion(book, replaced, draft)
    await illustrateRecipes(book, [{ id, draft }])
    await detachImages(book, imageIds)
    await indexRecipes(book, [{ id, ...columns }])
    await writeContents(book, [{ id, ...columns }])
    if (makesOther(before, columns)) await outdateTakers(book, [id])
  })
}

/** Whether recipes that take a recipe have something else in them after a save of it. */
const makesOther = (before: Makes, after: Makes): boolean =>
  before.ingredients !== after.ingredients || before.yield !== after.yield || before.title !== after.title

/** Removes the pictures of a recipe. Returns their ids in order. */
async function takeImages({ database: { db }, ownerId }: OpenBook, recipeId: string): Promise<string[]> {
  const removedRows = await db
    .deleteFrom('recipeImages')
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', recipeId)
    .returning(['imageId', 'position'])
    .execute()
  return removedRows.toSorted((a, b) => a.position - b.position).map(({ imageId }) => imageId)
}

/** Writes the labels of a saved recipe, as far as they are others than before. */
async function replaceLabels(book: OpenBook, id: string, draft: Draft): Promise<void> {
  const {
    database: { db },
    ownerId,
  } = book
  const after = await labelRecipes(book, [{ id, draft }])
  const removedRows = await db
    .deleteFrom('recipeLabels')
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', id)
    .$if(after.size > 0, (those) => those.where('labelId', 'not in', [...after]))
    .returning('labelId')
    .execute()
  await removeEmptyLabels(
    book,
    removedRows.map(({ labelId }) => labelId),
  )
}

/** Rates a recipe for whoever reads the book, or removes their rating; creates no version. @throws {Refusal} `not-found` */
export function rateRecipe(database: Database, book: ReadableBook, id: string, rating: number | null): Promise<void> {
  return changeBook(database, Book.ofOwnFields(book), async (open) => {
    await reachRecipe(open.database, open, id)
    await writePersonalFields(open, id, { rating })
  })
}

/** Writes down what somebody wants to remember of a recipe of a kitchen; nobody else reads it. @throws {Refusal} `not-found` */
export function noteForOneself(database: Database, book: ReadableBook, id: string, note: string): Promise<void> {
  return changeBook(database, Book.ofOwnFields(book), async (open) => {
    await reachRecipe(open.database, open, id)
    await withinTextSpace(open.database, [open.ownerId], () => writePersonalFields(open, id, { note }))
  })
}

/** Moves a recipe into a folder of the book. @throws {Refusal} `not-found` */
export function moveRecipe(database: Database, book: Book, id: string, folder: Folder): Promise<void> {
  return changeBook(database, book, async (book) => {
    if ((await moveRecipes(book, [id], folder)).length === 0) throw notFound('recipe')
  })
}
