import { createHash } from 'node:crypto'
import type { Folder, recipeDraft } from '@potluck/api/recipes'
import { minutesOf } from '@potluck/cooking/minutes'
import { cleanLabelTitles, labelKey } from '@potluck/search/label-title'
import { sql } from 'kysely'
import type { z } from 'zod'
import { everyLanguage } from '../../ground/words/every-language.ts'
import { sortTitle } from '../../ground/words/fold.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { withinTextSpace } from '../../machinery/base/database/text-space.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { digestedValues } from '../../people/book-changes/draft-fields.ts'
import { writePersonalFields } from '../../people/book-changes/personal-fields.ts'
import { writeContents } from '../contents/store.ts'
import { ensureLabels } from '../labels/store.ts'
import { indexRecipes, takeSearchNumbers } from '../search/index-recipes.ts'
import type { StoredFolder } from './tables.ts'

/** The fields a cook writes, complete. */
export type Draft = z.output<typeof recipeDraft>

/** A recipe that will be inserted into a book. */
export interface NewRecipe {
  readonly id: string
  readonly draft: Draft
  readonly folder?: Folder
  /** The sender. */
  readonly fromUserId?: string | null
  /** The first of the recipes of which it is a variation. */
  readonly familyId?: string | null
  /** When it was first written, according to another book. */
  readonly createdAt?: string
  /** When it was saved last, and how often, according to another book. */
  readonly updatedAt?: string
  readonly version?: number
  /** When it was moved to the trash, into which it goes. */
  readonly deletedAt?: string | null
  /** When whoever writes it cooked it last, and their note to themselves. */
  readonly lastCookedAt?: string | null
  readonly note?: string
}

/** The columns of the recipe's row that come from a draft. */
export function draftColumns({ labels: _labels, imageIds: _imageIds, ...written }: Draft) {
  const totalMinutes = minutesOf(written.totalTime, everyLanguage)
  return { ...written, sortTitle: sortTitle(written.title), totalMinutes }
}

/**
 * Who saves a recipe, as its row has it. In a kitchen that is a person of several, and a rating is not the recipe's but
 * each person's own.
 */
export const writerOf = ({ kitchenId, personId }: OpenBook) =>
  kitchenId === null ? { savedById: null } : { rating: null, savedById: personId }

/** The digest by which drafts are compared. */
export function draftDigest(draft: Draft): string {
  const all = [...digestedValues(draft), draft.labels, draft.imageIds]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url')
}

/** The folder that a save puts a recipe into. A kitchen has one: what names its inbox is kept where everybody sees it. */
export const folderIn = ({ kitchenId }: OpenBook, folder: Folder): Folder => (kitchenId === null ? folder : 'main')

export const idTaken = () => new Refusal('id-taken', 'another recipe has this id already')

/** The row of a new recipe. What is a person's own is in it in their own book. */
function rowOf(book: OpenBook, recipe: NewRecipe, { at, searchNumber }: { at: string; searchNumber: number }) {
  const {
    id,
    draft,
    folder = 'main',
    fromUserId = null,
    familyId = null,
    createdAt = at,
    updatedAt = createdAt,
    version = 1,
  } = recipe
  const { deletedAt = null, lastCookedAt = null } = recipe
  const { ownerId, kitchenId, personId } = book
  const digest = draftDigest(draft)
  const kept: StoredFolder = folderIn(book, folder)
  return {
    ...draftColumns(draft),
    ...writerOf(book),
    addedById: kitchenId === null ? null : personId,
    ownerId,
    id,
    folder: kept,
    fromUserId,
    familyId,
    createdAt,
    updatedAt,
    version,
    searchNumber,
    draftDigest: digest,
    savedDigest: digest,
    ...(deletedAt !== null && { folder: 'trash' as const, deletedAt, deletedFrom: folderIn(book, folder) }),
    ...(lastCookedAt !== null && kitchenId === null && { lastCookedAt }),
  }
}

/**
 * Inserts recipes with their labels, pictures and words. Ids that exist already are skipped.
 * @returns the inserted ids
 * @throws {Refusal} `book-full`
 */
export async function insertRecipes(book: OpenBook, recipes: readonly NewRecipe[]): Promise<ReadonlySet<string>> {
  const {
    ownerId,
    database: { db },
  } = book
  if (recipes.length === 0) return new Set()
  const at = now()
  const firstNumber = await takeSearchNumbers(book, recipes.length)
  const rows = recipes.map((recipe, index) => rowOf(book, recipe, { at, searchNumber: firstNumber + index }))
  const inserted = await withinTextSpace(book.database, [ownerId], () =>
    db
      .insertInto('recipes')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute(),
  )
  const written = new Set(inserted.map(({ id }) => id))
  const newRows = rows.filter(({ id }) => written.has(id))
  await countIn(book, newRows)
  const fresh = recipes.filter(({ id }) => written.has(id))
  await writeOwnFields(book, fresh)
  await labelRecipes(book, fresh)
  await illustrateRecipes(book, fresh)
  await indexRecipes(book, newRows)
  await writeContents(book, newRows)
  return written
}

/** In a kitchen, what is somebody's own of new recipes is that of whoever adds them. */
async function writeOwnFields(book: OpenBook, recipes: readonly NewRecipe[]): Promise<void> {
  if (book.kitchenId === null) return
  for (const { id, draft, lastCookedAt = null, note = '' } of recipes) {
    const fields = { rating: draft.rating, lastCookedAt, note }
    if (fields.rating !== null || lastCookedAt !== null || note !== '') await writePersonalFields(book, id, fields)
  }
}

/** Counts recipes that a book got. @throws {Refusal} `book-full` if it now exceeds its limit */
export async function countIn(book: OpenBook, rows: readonly { readonly folder: StoredFolder }[]): Promise<void> {
  const { recipes } = book.database.memberLimits
  for (const [folder, added] of Map.groupBy(rows, (row) => row.folder)) {
    const recipeCount = await addToFolderCount(book, folder, added.length)
    if (recipeCount > recipes) throw new Refusal('book-full', `a book holds no more than ${recipes} recipes`)
  }
}

/** Adds to the stored number of recipes in a folder; negative numbers subtract. @returns how many the book has by now */
export async function addToFolderCount(
  { database: { db }, ownerId }: OpenBook,
  folder: StoredFolder,
  added: number,
): Promise<number> {
  const { own, others } = await db
    .insertInto('folderCounts')
    .values({ ownerId, folder, count: added })
    .onConflict((conflict) =>
      conflict.columns(['ownerId', 'folder']).doUpdateSet({ count: sql`${sql.ref('folderCounts.count')} + ${added}` }),
    )
    .returning(({ selectFrom }) => [
      'count as own',
      selectFrom('folderCounts as other')
        .select(({ fn }) => fn.sum<number | string | null>('other.count').as('count'))
        .where('other.ownerId', '=', ownerId)
        .where('other.folder', '!=', folder)
        .as('others'),
    ])
    .executeTakeFirstOrThrow()
  return own + Number(others ?? 0)
}

type Attachments = Pick<NewRecipe, 'id'> & { readonly draft: Pick<Draft, 'labels' | 'imageIds'> }

/** Adds the labels of drafts to their recipes. Returns the ids of these labels. */
export async function labelRecipes(book: OpenBook, recipes: readonly Attachments[]): Promise<ReadonlySet<string>> {
  const titled = recipes.map(({ id, draft }) => ({ id, titles: cleanLabelTitles(draft.labels) }))
  const labelIds = await ensureLabels(book, cleanLabelTitles(titled.flatMap(({ titles }) => titles)))
  const rows = titled.flatMap(({ id, titles }) =>
    titles.map((title) => ({ ownerId: book.ownerId, labelId: labelIds.get(labelKey(title)) ?? '', recipeId: id })),
  )
  if (rows.length > 0) {
    await book.database.db
      .insertInto('recipeLabels')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return new Set(labelIds.values())
}

/**
 * Adds the pictures of drafts to their recipes, in order.
 * @throws {Refusal} `not-found` if a picture is not the owner's
 */
export async function illustrateRecipes(
  { database: { db }, ownerId }: OpenBook,
  recipes: readonly Attachments[],
): Promise<void> {
  const rows = recipes.flatMap(({ id, draft }) =>
    [...new Set(draft.imageIds)].map((imageId, position) => ({ ownerId, recipeId: id, position, imageId })),
  )
  if (rows.length === 0) return
  const imageIds = [...new Set(rows.map(({ imageId }) => imageId))]
  const { count } = await db
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('id', 'in', imageIds)
    .executeTakeFirstOrThrow()
  if (count < imageIds.length) throw notFound('image')
  await db.insertInto('recipeImages').values(rows).execute()
}
