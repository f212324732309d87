import type { AnsweredOwnProfile, updateProfile } from '@potluck/api/profiles'
import type { z } from 'zod'
import { detachImages } from '../../book/images/rows.ts'
import { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { readAccount } from '../../people/users/store.ts'
import { listProfileItems, saveProfileItems } from '../profile-items/store.ts'
import { profileImageIds } from './read.ts'

export type ProfileChange = z.output<typeof updateProfile.body>

/** The member's own profile as they edit it. */
export async function readOwnProfile(
  { database, imageAddress }: Services,
  member: Member,
): Promise<AnsweredOwnProfile> {
  const account = await readAccount(database, member)
  const { about, profileOn, profileVisibility, foundByEmail } = await database.db
    .selectFrom('users')
    .select(['about', 'profileOn', 'profileVisibility', 'foundByEmail'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return {
    ...account,
    about,
    enableProfile: profileOn === 1,
    profileVisibility,
    findableByEmail: foundByEmail === 1,
    profileImages: (await profileImageIds(database, member.id)).map((id) => imageAddress(id)),
    profileItems: await listProfileItems(database, member),
  }
}

/** @throws {Refusal} `not-found` if one of the pictures is not in the book */
async function requireImages({ database: { db }, ownerId }: OpenBook, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { count } = await db
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  if (count < ids.length) throw notFound('picture')
}

async function saveImages(book: OpenBook, imageIds: readonly string[]): Promise<void> {
  const { database, ownerId } = book
  const ids = [...new Set(imageIds)]
  await requireImages(book, ids)
  const before = await profileImageIds(database, ownerId)
  await database.db.deleteFrom('profileImages').where('ownerId', '=', ownerId).execute()
  const rows = ids.map((imageId, position) => ({ ownerId, position, imageId }))
  if (rows.length > 0) await database.db.insertInto('profileImages').values(rows).execute()
  await detachImages(
    book,
    before.filter((id) => !ids.includes(id)),
  )
}

const asNumber = (flag: boolean | undefined) => (flag === undefined ? undefined : flag ? (1 as const) : (0 as const))

/**
 * Changes the member's profile completely or not at all; undefined fields stay.
 * @throws {Refusal} `not-found` if a picture, label or recipe is not the member's; an error that `isTaken` recognizes, if the handle
 * belongs to somebody else
 */
export function saveProfile({ database }: Services, member: Member, change: ProfileChange): Promise<void> {
  const { name, handle, about, profileVisibility, profileImageIds: imageIds, profileItems } = change
  return changeBook(database, Book.of(member), async (book) => {
    await book.database.db
      .updateTable('users')
      .set({ name, handle, about, profileVisibility, updatedAt: now() })
      .set({ profileOn: asNumber(change.enableProfile), foundByEmail: asNumber(change.findableByEmail) })
      .where('id', '=', book.ownerId)
      .execute()
    if (imageIds) await saveImages(book, imageIds)
    if (profileItems) await saveProfileItems(book.database, member, profileItems)
  })
}
