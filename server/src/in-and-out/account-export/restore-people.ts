import { maxSettings } from '@potluck/api/preferences'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { insertNew } from '../../machinery/base/database/insert-new.ts'
import { withinTextSpace } from '../../machinery/base/database/text-space.ts'
import { friendIdsOf } from '../../people/people/friends.ts'
import type { PartLine } from './format.ts'
import { findRestored } from './own-ids.ts'
import type { RestoreTarget } from './restore-plans.ts'
import { restoreRows } from './restore-rows.ts'

/** Max messages of an account. */
const maxMessages = 1_000_000

/** Restores the messages of the member, sent and received. @throws {Refusal} `book-full` */
export async function restoreMessages(book: OpenBook, lines: readonly PartLine<'messages'>[]): Promise<void> {
  const { ownerId, database } = book
  const restoredId = await findRestored(book, 'recipes', lines, 'recipeId')
  const rows = lines
    .filter(({ otherUserId, body, recipeId }) => otherUserId !== ownerId && (body !== '' || recipeId !== null))
    .map(({ recipeId, sent, unread, ...message }) => ({
      ...message,
      ownerId,
      // The former id stays if the recipe is missing: the message still shows that there was a recipe.
      recipeId: recipeId === null ? null : (restoredId(recipeId) ?? recipeId),
      sent: sent ? (1 as const) : (0 as const),
      unread: unread ? (1 as const) : (0 as const),
    }))
  await withinTextSpace(database, [ownerId], () => restoreRows(book, 'messages', maxMessages, rows))
}

/** Restores blocks, except of friends: a block would end the friendship. */
export async function restoreBlocks(
  book: OpenBook,
  target: RestoreTarget,
  lines: readonly PartLine<'blocks'>[],
): Promise<void> {
  const { ownerId, database } = book
  const friends = new Set((await friendIdsOf(database.db, target.reader).execute()).map(({ friendId }) => friendId))
  const rows = lines
    .filter(({ id }) => id !== ownerId && !friends.has(id))
    .map(({ id, createdAt }) => ({ ownerId, blockedId: id, createdAt }))
  await restoreRows(book, 'blocks', 1_000, rows)
}

/** Restores preferences that are not set here. */
export async function restorePreferences(book: OpenBook, lines: readonly PartLine<'preferences'>[]): Promise<void> {
  const { ownerId, database } = book
  const rows = lines.map(({ value, ...name }) => ({ ...name, userId: ownerId, value: JSON.stringify(value) }))
  const { count } = await database.db
    .selectFrom('preferences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', ownerId)
    .executeTakeFirstOrThrow()
  await insertNew(database, 'preferences', rows.slice(0, Math.max(0, maxSettings - Number(count))))
}

/** Restores muted conversations. */
export async function restoreMuted(book: OpenBook, lines: readonly PartLine<'muted'>[]): Promise<void> {
  const { ownerId } = book
  const rows = lines.filter(({ otherUserId }) => otherUserId !== ownerId).map((line) => ({ ...line, ownerId }))
  await restoreRows(book, 'mutedThreads', 10_000, rows)
}

/** Restores the kinds of notifications that were switched off, in addition to those switched off here. */
export async function restoreQuiet(
  { ownerId, database }: OpenBook,
  lines: readonly PartLine<'quiet'>[],
): Promise<void> {
  const rows = lines.map(({ kind }) => ({ userId: ownerId, kind }))
  await insertNew(database, 'pushKindsOff', rows)
}
