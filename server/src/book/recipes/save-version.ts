import { maxVersions } from '@potluck/api/versions'
import { byName } from '@potluck/recipe/by-name'
import { textFields } from '@potluck/recipe/fields'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Draft } from './insert.ts'

/** Maximum size of all versions of one member, bytes: the oldest are deleted above it. */
const maxBytes = 50_000_000

/** The state of a recipe before a save. */
export interface ReplacedVersion {
  readonly recipeId: string
  readonly version: number
  readonly savedAt: string
  /** In a kitchen, who wrote it. */
  readonly savedById?: string | null
  readonly draft: Omit<Draft, 'labels' | 'rating'>
}

const writtenIn = (draft: ReplacedVersion['draft']): string =>
  JSON.stringify(byName(textFields, ({ name }) => draft[name]))

/** Stores the previous state of a recipe as a version, unless the new one is equal. */
export async function saveVersion(
  book: OpenBook,
  { recipeId, version, savedAt, savedById = null, draft }: ReplacedVersion,
  next: ReplacedVersion['draft'],
): Promise<void> {
  const written = writtenIn(draft)
  if (written === writtenIn(next) && draft.imageIds.join() === next.imageIds.join()) return
  const {
    database: { db },
    ownerId,
  } = book
  const bytes = Buffer.byteLength(written)
  await db
    .insertInto('recipeVersions')
    .values({ ownerId, recipeId, version, savedAt, savedById, replacedAt: now(), title: draft.title, written, bytes })
    .execute()
  if (draft.imageIds.length > 0) {
    const images = draft.imageIds.map((imageId, position) => ({ ownerId, recipeId, version, position, imageId }))
    await db.insertInto('recipeVersionImages').values(images).execute()
  }
  // A recipe has no more versions than saves.
  if (version > maxVersions) await forgetEarliest(book, recipeId)
  await forgetBeyondLimit(book)
}

/** Adds earlier versions to a recipe that has none, the oldest first. */
export async function addVersions(
  book: OpenBook,
  versions: readonly (ReplacedVersion & { readonly replacedAt: string })[],
): Promise<void> {
  const {
    database: { db },
    ownerId,
  } = book
  const newest = [...new Map(versions.map((each) => [each.version, each])).values()].slice(-maxVersions)
  const [first] = newest
  if (!first) return
  const { recipeId } = first
  const rows = newest.map(({ version, savedAt, savedById = null, replacedAt, draft }) => {
    const written = writtenIn(draft)
    const bytes = Buffer.byteLength(written)
    return { ownerId, recipeId, version, savedAt, savedById, replacedAt, title: draft.title, written, bytes }
  })
  await db.insertInto('recipeVersions').values(rows).execute()
  const images = newest.flatMap(({ version, draft }) =>
    [...new Set(draft.imageIds)].map((imageId, position) => ({ ownerId, recipeId, version, position, imageId })),
  )
  if (images.length > 0) await db.insertInto('recipeVersionImages').values(images).execute()
  await forgetEarliest(book, recipeId)
  await forgetBeyondLimit(book)
}

/** Deletes the earliest versions of a recipe that has more than it may have. */
async function forgetEarliest({ database: { db }, ownerId }: OpenBook, recipeId: string): Promise<void> {
  const latest = db
    .selectFrom('recipeVersions')
    .where('ownerId', '=', ownerId)
    .select('version')
    .where('recipeId', '=', recipeId)
    .orderBy('version', 'desc')
    .limit(maxVersions)
  await db
    .deleteFrom('recipeVersions')
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', recipeId)
    .where('version', 'not in', latest)
    .execute()
}

/** Deletes the oldest versions of a book while all of them are larger than they may be. */
async function forgetBeyondLimit({ database: { db }, ownerId }: OpenBook): Promise<void> {
  const versionsOf = db.selectFrom('recipeVersions').where('ownerId', '=', ownerId)
  const { bytes } = await versionsOf
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  let over = Number(bytes ?? 0) - maxBytes
  while (over > 0) {
    const oldest = await versionsOf
      .select(['recipeId', 'version', 'bytes'])
      .orderBy('replacedAt')
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return
    await db
      .deleteFrom('recipeVersions')
      .where('ownerId', '=', ownerId)
      .where('recipeId', '=', oldest.recipeId)
      .where('version', '=', oldest.version)
      .execute()
    over -= oldest.bytes
  }
}
