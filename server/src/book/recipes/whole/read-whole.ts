import type { ReadableBook } from '../../../ground/access/book.ts'
import type { Database } from '../../../machinery/base/database/database.ts'
import { firstThatFit, maxPageBytes, textBytes } from '../../../machinery/base/page-bytes.ts'
import { draftFields } from '../../../people/book-changes/draft-fields.ts'
import { readPersonalFields } from '../../../people/book-changes/personal-fields.ts'
import type { ReachedRecipe } from '../../../people/policies/recipes.ts'
import { labelsByRecipe } from '../summaries.ts'
import type { Texts, WholeCooking, WholeRecipe } from './whole-recipe.ts'

interface Wanted {
  readonly book: ReadableBook
  readonly ids: readonly string[]
  readonly without: ReadonlySet<Part>
}

type PartReader = (database: Database, wanted: Wanted) => Promise<(id: string) => Partial<WholeRecipe>>

type Owner = Pick<ReadableBook, 'ownerId'>

async function readImages({ db, dialect }: Database, { ownerId }: Owner, ids: readonly string[]) {
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipeImages as shown')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'shown.ownerId').onRef('images.id', '=', 'shown.imageId'),
    )
    .select(['shown.recipeId', 'images.id', 'images.digest', 'images.bytes', 'images.createdAt'])
    .where('shown.ownerId', '=', ownerId)
    .whereRef('shown.recipeId', '=', 'wanted.value')
    .orderBy('shown.position')
    .execute()
  const shown = Map.groupBy(rows, ({ recipeId }) => recipeId)
  return (id: string) => (shown.get(id) ?? []).map(({ recipeId: _recipeId, ...image }) => image)
}

interface PhotoRow {
  readonly photoShown: 0 | 1
  readonly photoId: string | null
  readonly photoOwnerId: string | null
  readonly digest: string | null
  readonly bytes: number | null
  readonly photoCreatedAt: string | null
}

/** The photo of a cooking; null where there is none (any more). */
function photoOf({ photoShown, photoId: id, photoOwnerId: ownerId, digest, bytes, ...more }: PhotoRow) {
  const createdAt = more.photoCreatedAt
  if (id === null || ownerId === null || digest === null || bytes === null || createdAt === null) return null
  return { ownerId, isShown: photoShown === 1, image: { id, digest, bytes, createdAt } }
}

async function readCookings({ db, dialect }: Database, { book, ids, without }: Wanted) {
  const { ownerId, kitchenId, personId } = book
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('cookings')
    .leftJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'cookings.photoOwnerId').onRef('images.id', '=', 'cookings.photoId'),
    )
    .select(['recipeId', 'cookings.id', 'cookedAt', 'note', 'personId', 'version'])
    .select(['photoShown', 'images.id as photoId', 'images.ownerId as photoOwnerId'])
    .select(['digest', 'bytes', 'images.createdAt as photoCreatedAt'])
    .where('cookings.ownerId', '=', ownerId)
    .whereRef('recipeId', '=', 'wanted.value')
    .$if(kitchenId !== null && without.has('cookingsOfOthers'), (all) => all.where('personId', '=', personId))
    .orderBy('cookedAt')
    .orderBy('cookings.id')
    .execute()
  const byRecipe = Map.groupBy(rows, ({ recipeId }) => recipeId)
  return (id: string): WholeCooking[] =>
    (byRecipe.get(id) ?? []).map(({ id, cookedAt, note, personId, version, ...photo }) => ({
      id,
      cookedAt,
      note,
      personId,
      version,
      photo: photoOf(photo),
    }))
}

async function readVersions({ db, dialect }: Database, { book, ids }: Wanted) {
  const pictures = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipeVersionImages as shown')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'shown.ownerId').onRef('images.id', '=', 'shown.imageId'),
    )
    .select(['shown.recipeId', 'shown.version', 'images.id', 'images.digest', 'images.bytes', 'images.createdAt'])
    .where('shown.ownerId', '=', book.ownerId)
    .whereRef('shown.recipeId', '=', 'wanted.value')
    .orderBy('shown.position')
    .execute()
  const shown = Map.groupBy(pictures, ({ recipeId, version }) => `${recipeId} ${version}`)
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipeVersions as earlier')
    .select(['earlier.recipeId', 'earlier.version', 'savedAt', 'savedById', 'replacedAt', 'written'])
    .where('earlier.ownerId', '=', book.ownerId)
    .whereRef('earlier.recipeId', '=', 'wanted.value')
    .orderBy('earlier.version')
    .execute()
  const byRecipe = Map.groupBy(rows, ({ recipeId }) => recipeId)
  return (id: string) =>
    (byRecipe.get(id) ?? []).map(({ recipeId, written, ...version }) => {
      const texts: Texts = JSON.parse(written)
      const images = shown.get(`${recipeId} ${version.version}`) ?? []
      return { ...version, texts, images: images.map(({ recipeId: _id, version: _version, ...image }) => image) }
    })
}

/** The parts that have statements of their own: how each is read, and what is given where it is left out. */
const parts = {
  labels: async (database, { book, ids }) => {
    const labelsOf = await labelsByRecipe(database, book, ids)
    return (id) => ({ labels: labelsOf(id).map(({ title }) => title) })
  },
  pictures: async (database, { book, ids }) => {
    const imagesOf = await readImages(database, book, ids)
    return (id) => ({ images: imagesOf(id) })
  },
  /** Rating, last cooking and note of whoever reads the book. */
  personal: async (database, { book, ids }) => {
    const fieldsOf = await readPersonalFields(database, book, ids)
    return (id) => fieldsOf?.(id) ?? {}
  },
  cookings: async (database, wanted) => {
    const cookingsOf = await readCookings(database, wanted)
    return (id) => ({ cookings: cookingsOf(id) })
  },
  versions: async (database, wanted) => {
    const versionsOf = await readVersions(database, wanted)
    return (id) => ({ versions: versionsOf(id) })
  },
} satisfies Record<string, PartReader>

/** A part of a recipe that can be left out. */
export type Part = keyof typeof parts | 'cookingsOfOthers' | 'mark' | 'sender'

export interface ReadOptions {
  /** Parts that are not read: they are empty. */
  readonly without?: readonly Part[]
  /** Whether recipes in the trash are read too. */
  readonly withTrash?: boolean
}

async function readRows({ db, dialect }: Database, { ownerId }: Owner, ids: readonly string[], withTrash: boolean) {
  return db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .leftJoin('importedRecipes as mark', (join) =>
      join.onRef('mark.ownerId', '=', 'recipes.ownerId').onRef('mark.recipeId', '=', 'recipes.id'),
    )
    .select(draftFields)
    .select(['recipes.id', 'folder', 'deletedAt', 'deletedFrom', 'createdAt', 'updatedAt', 'version'])
    .select(['lastCookedAt', 'fromUserId', 'familyId', 'addedById', 'mark.fingerprint', 'mark.origin'])
    .where('recipes.ownerId', '=', ownerId)
    .whereRef('recipes.id', '=', 'wanted.value')
    .$if(!withTrash, (all) => all.where('folder', '!=', 'trash'))
    .execute()
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** What the row of a recipe says. In the book of one person, that is also their rating and last cooking. */
function ofRow({ folder, deletedFrom, fingerprint, origin, ...row }: Row, without: ReadonlySet<Part>): WholeRecipe {
  const {
    id,
    deletedAt,
    createdAt,
    updatedAt,
    version,
    lastCookedAt,
    fromUserId,
    familyId,
    addedById,
    rating,
    ...texts
  } = row
  const isPersonal = !without.has('personal')
  return {
    id,
    texts,
    deletedAt,
    createdAt,
    updatedAt,
    version,
    addedById,
    familyId,
    folder: folder === 'trash' ? (deletedFrom ?? 'main') : folder,
    fromUserId: without.has('sender') ? null : fromUserId,
    rating: isPersonal ? rating : null,
    lastCookedAt: isPersonal ? lastCookedAt : null,
    note: '',
    mark: fingerprint === null || without.has('mark') ? null : { fingerprint, origin },
    labels: [],
    images: [],
    cookings: [],
    versions: [],
  }
}

/** Recipes of a book with everything that belongs to them, by id; those that are not there are left out. */
export async function readWhole(
  database: Database,
  book: ReadableBook,
  ids: readonly string[],
  { without = [], withTrash = false }: ReadOptions = {},
): Promise<ReadonlyMap<string, WholeRecipe>> {
  if (ids.length === 0) return new Map()
  const left = new Set<string>(without)
  const wanted = { book, ids: [...new Set(ids)], without: new Set(without) }
  const rows = await readRows(database, book, wanted.ids, withTrash)
  const partsOf: ((id: string) => Partial<WholeRecipe>)[] = []
  for (const [part, read] of Object.entries(parts)) if (!left.has(part)) partsOf.push(await read(database, wanted))
  const whole = (row: Row) => {
    let recipe = ofRow(row, wanted.without)
    for (const partOf of partsOf) recipe = { ...recipe, ...partOf(row.id) }
    return recipe
  }
  return new Map(rows.map((row) => [row.id, whole(row)]))
}

/** The texts of recipes of a book. */
export async function readTexts(database: Database, book: ReadableBook, ids: readonly string[]): Promise<Texts[]> {
  const recipes = await readWhole(database, book, ids, {
    without: ['labels', 'pictures', 'personal', 'cookings', 'versions', 'mark', 'sender'],
  })
  return [...recipes.values()].map(({ texts }) => texts)
}

/** What everybody who may read a recipe may copy: texts, pictures, and who sent it; null if it was deleted meanwhile. */
export async function readForCopy(database: Database, recipe: ReachedRecipe): Promise<WholeRecipe | null> {
  const [row] = await readRows(database, recipe, [recipe.id], false)
  if (!row) return null
  const imagesOf = await readImages(database, recipe, [recipe.id])
  return { ...ofRow(row, new Set<Part>(['personal', 'mark'])), images: imagesOf(row.id) }
}

/** Max recipes per query. */
const batchSize = 50

/** The first of these recipes whose texts together stay within the size of one read, so that queries stay short. */
async function firstBatch(
  { db, dialect }: Database,
  { ownerId }: Owner,
  ids: readonly string[],
  hasVersions: boolean,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .select('recipes.id')
    .select(({ ref, lit, selectFrom }) => [
      textBytes(ref('ingredients'), ref('instructions'), ref('notes')).as('texts'),
      hasVersions
        ? selectFrom('recipeVersions as earlier')
            .select(({ fn }) => fn.sum<number | string | null>('earlier.bytes').as('bytes'))
            .whereRef('earlier.ownerId', '=', 'recipes.ownerId')
            .whereRef('earlier.recipeId', '=', 'recipes.id')
            .as('versions')
        : lit(null).as('versions'),
    ])
    .where('ownerId', '=', ownerId)
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()
  const sizes = new Map(rows.map(({ id, texts, versions }) => [id, texts + Number(versions ?? 0)]))
  const sized = ids.map((id) => ({ id, bytes: sizes.get(id) ?? 0 }))
  return firstThatFit(sized, maxPageBytes).map(({ id }) => id)
}

/** Yields recipes in the order of `ids`, a batch in memory at a time. Those that were deleted meanwhile are left out. */
export async function* readInBatches(
  database: Database,
  book: ReadableBook,
  ids: readonly string[],
  options: ReadOptions = {},
): AsyncGenerator<readonly WholeRecipe[]> {
  const hasVersions = !options.without?.includes('versions')
  for (let start = 0; start < ids.length; ) {
    const batch = await firstBatch(database, book, ids.slice(start, start + batchSize), hasVersions)
    const byId = await readWhole(database, book, batch, options)
    yield batch.flatMap((id) => byId.get(id) ?? [])
    start += batch.length
  }
}
