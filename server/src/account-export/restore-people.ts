import { maxSettings } from '@potluck/api/preferences'
import type { OpenBook } from '../machinery/database/change-book.ts'
import { withinTextSpace } from '../machinery/database/text-space.ts'
import { forgetMonths } from '../messages/months.ts'
import { friendIdsOf } from '../people/friends.ts'
import type { PartLine } from './format.ts'
import { foundIn } from './own-ids.ts'
import type { Comer } from './restore-plans.ts'
import { addNew, restoreRows } from './restore-rows.ts'

/** Most messages that an account brings along. */
const mostMessages = 1_000_000

/** Messages as they stood with their owner. @throws {Refusal} `book-full` */
export async function restoreMessages(book: OpenBook, lines: readonly PartLine<'messages'>[]): Promise<void> {
  const { ownerId, database } = book
  const found = await foundIn(
    database,
    book,
    'recipes',
    lines.map(({ recipeId }) => recipeId),
  )
  const rows = lines
    .filter(({ otherUserId, body, recipeId }) => otherUserId !== ownerId && (body !== '' || recipeId !== null))
    .map(({ recipeId, sent, unread, ...message }) => ({
      ...message,
      ownerId,
      // Of a recipe that is gone the message still says that there was one.
      recipeId: recipeId === null ? null : (found(recipeId) ?? recipeId),
      sent: sent ? (1 as const) : (0 as const),
      unread: unread ? (1 as const) : (0 as const),
    }))
  await withinTextSpace(database, [ownerId], () => restoreRows(book, 'messages', mostMessages, rows))
  await forgetMonths(database, ownerId)
}

/** Who was blocked. A friend is not: that would end more than this. */
export async function restoreBlocks(book: OpenBook, comer: Comer, lines: readonly PartLine<'blocks'>[]): Promise<void> {
  const { ownerId, database } = book
  const friends = new Set((await friendIdsOf(database.db, comer.reader).execute()).map(({ friendId }) => friendId))
  const rows = lines
    .filter(({ id }) => id !== ownerId && !friends.has(id))
    .map(({ id, createdAt }) => ({ ownerId, blockedId: id, createdAt }))
  await restoreRows(book, 'blocks', 1_000, rows)
}

/** Settings that the account did not set here. */
export async function restorePreferences(book: OpenBook, lines: readonly PartLine<'preferences'>[]): Promise<void> {
  const { ownerId, database } = book
  const rows = lines.map(({ value, ...named }) => ({ ...named, userId: ownerId, value: JSON.stringify(value) }))
  const { count } = await database.db
    .selectFrom('preferences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', ownerId)
    .executeTakeFirstOrThrow()
  await addNew(database, 'preferences', rows.slice(0, Math.max(0, maxSettings - Number(count))))
}

/** Whose messages are not told of. */
export async function restoreMuted(book: OpenBook, lines: readonly PartLine<'muted'>[]): Promise<void> {
  const { ownerId } = book
  const rows = lines.filter(({ otherUserId }) => otherUserId !== ownerId).map((line) => ({ ...line, ownerId }))
  await restoreRows(book, 'mutedThreads', 10_000, rows)
}

/** What not to be rung for: besides what the account does not want here. */
export async function restoreQuiet(
  { ownerId, database }: OpenBook,
  lines: readonly PartLine<'quiet'>[],
): Promise<void> {
  const rows = lines.map(({ kind }) => ({ userId: ownerId, kind }))
  await addNew(database, 'pushKindsOff', rows)
}
