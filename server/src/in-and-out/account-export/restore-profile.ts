import { updateAccount } from '@potluck/api/account'
import { updateProfile } from '@potluck/api/profiles'
import { labelKey } from '@potluck/search/label-title'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { addImageRows, type ImageRow } from '../../book/images/rows.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'
import type { PartLine } from './format.ts'
import { findRestored } from './own-ids.ts'
import type { About } from './restored-item.ts'

type Line = PartLine<'profile'>

const names = updateAccount.body.shape.name
const handles = updateProfile.body.shape.handle

/** Restores name and handle; the handle only if nobody here has it. */
async function restoreNames({ database: { db }, ownerId }: OpenBook, { account }: About): Promise<void> {
  const name = names.safeParse(account.name).data
  if (name !== undefined) await db.updateTable('users').set({ name }).where('id', '=', ownerId).execute()
  const handle = handles.safeParse(account.handle ?? undefined).data
  if (handle === undefined || handle === null) return
  await db
    .updateTable('users')
    .set({ handle })
    .where('id', '=', ownerId)
    .where('handle', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.handle', '=', handle))),
    )
    .execute()
}

const asNumber = (flag: boolean | undefined) => (flag === undefined ? undefined : flag ? (1 as const) : (0 as const))

/** Restores the text and the visibility of a profile that has no text so far. */
async function restoreText({ database: { db }, ownerId }: OpenBook, line: Line): Promise<void> {
  const { about, isOn, visibility, foundByEmail } = line
  await db
    .updateTable('users')
    .set({ about, profileVisibility: visibility, profileOn: asNumber(isOn), foundByEmail: asNumber(foundByEmail) })
    .where('id', '=', ownerId)
    .where('about', '=', '')
    .execute()
}

async function restoreImages(book: OpenBook, images: readonly ImageRow[]): Promise<void> {
  const { database, ownerId } = book
  const existing = await database.db
    .selectFrom('profileImages')
    .select('position')
    .where('ownerId', '=', ownerId)
    .execute()
  if (existing.length > 0 || images.length === 0) return
  const own = [...new Map(images.map((image) => [image.id, image])).values()]
  await addImageRows(book, own)
  await database.db
    .insertInto('profileImages')
    .values(own.map(({ id }, position) => ({ ownerId, position, imageId: id })))
    .execute()
}

type ItemRow = Omit<Insertable<Schema['profileItems']>, 'position'>

async function restoreItems(book: OpenBook, items: Line['items']): Promise<void> {
  const { ownerId, database } = book
  const existing = await database.db.selectFrom('profileItems').select('id').where('ownerId', '=', ownerId).execute()
  if (existing.length > 0 || items.length === 0) return
  const labels = await database.db
    .selectFrom('labels')
    .select(['id', 'lowerTitle'])
    .where('ownerId', '=', ownerId)
    .execute()
  const labelIds = new Map(labels.map(({ id, lowerTitle }) => [lowerTitle, id]))
  const restoredId = await findRestored(book, 'recipes', items, 'recipeId')
  const rows = items.flatMap(({ kind, visibility, label, recipeId }): ItemRow[] => {
    const row = { ownerId, id: uuid(), kind, visibility, labelId: null, recipeId: null }
    if (kind === 'all') return [row]
    const labelId = label === null ? undefined : labelIds.get(labelKey(label))
    if (kind === 'label') return labelId === undefined ? [] : [{ ...row, labelId }]
    const ownRecipeId = restoredId(recipeId)
    return ownRecipeId === null ? [] : [{ ...row, recipeId: ownRecipeId }]
  })
  if (rows.length === 0) return
  await database.db
    .insertInto('profileItems')
    .values(rows.map((row, position) => ({ ...row, position })))
    .execute()
}

/**
 * Restores name, handle, and the text, pictures and items of the profile.
 * @param images the prepared pictures of the profile
 */
export async function restoreProfile(
  book: OpenBook,
  about: About,
  lines: readonly Line[],
  images: readonly ImageRow[],
): Promise<void> {
  const [line] = lines
  if (line === undefined) return
  await restoreNames(book, about)
  await restoreText(book, line)
  await restoreImages(book, images)
  await restoreItems(book, line.items)
}
