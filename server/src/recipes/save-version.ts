import { maxVersions } from '@potluck/api/versions'
import { byName } from '@potluck/recipe/by-name'
import { textFields } from '@potluck/recipe/fields'
import type { OpenBook } from '../machinery/database/change-book.ts'
import { now } from '../machinery/database/instant.ts'
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
  await forgetOldest(book, recipeId)
}

/** Adds the versions of a recipe from an account export, the oldest first. Versions that exist already do not change. */
export async function restoreVersions(
  book: OpenBook,
  versions: readonly (ReplacedVersion & { readonly replacedAt: string })[],
): Promise<void> {
  const {
    database: { db },
    ownerId,
  } = book
  for (const { recipeId, version, savedAt, replacedAt, draft } of versions) {
    const written = writtenIn(draft)
    const inserted = await db
      .insertInto('recipeVersions')
      .values({
        ...{ ownerId, recipeId, version, savedAt, replacedAt, title: draft.title, written },
        bytes: Buffer.byteLength(written),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
    if (!inserted || draft.imageIds.length === 0) continue
    const images = [...new Set(draft.imageIds)].map((imageId, position) => ({ position, imageId }))
    await db
      .insertInto('recipeVersionImages')
      .values(images.map((image) => ({ ...image, ownerId, recipeId, version })))
      .execute()
  }
  const [last] = versions
  if (last) await forgetOldest(book, last.recipeId)
}

async function forgetOldest({ database: { db }, ownerId }: OpenBook, recipeId: string): Promise<void> {
  const versionsOf = db.selectFrom('recipeVersions').where('ownerId', '=', ownerId)
  const tooMany = versionsOf.select('version').where('recipeId', '=', recipeId)
  await db
    .deleteFrom('recipeVersions')
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', recipeId)
    .where('version', 'not in', tooMany.orderBy('version', 'desc').limit(maxVersions))
    .execute()
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
