import { maxSettings } from '@potluck/api/preferences'
import type { OpenBook } from '../access/book.ts'
import { friendIdsOf } from '../friends/store.ts'
import { forgetMonths } from '../messages/months.ts'
import { withinTextSpace } from '../users/text-space.ts'
import type { Comer } from './bring-plans.ts'
import type { PartLine } from './format.ts'
import { foundIn } from './own-ids.ts'
import { within } from './within.ts'

/** Most messages that an account brings along. */
const mostMessages = 1_000_000

/** Messages as they stood with their owner. @throws {Refusal} `book-full` */
export async function bringMessages(book: OpenBook, lines: readonly PartLine<'messages'>[]): Promise<void> {
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
  await withinTextSpace(database, [ownerId], () =>
    within(book, 'messages', mostMessages, rows, (some) =>
      database.db
        .insertInto('messages')
        .values([...some])
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    ),
  )
  await forgetMonths(database, ownerId)
}

/** Who was blocked. A friend is not: that would end more than this. */
export async function bringBlocks(book: OpenBook, comer: Comer, lines: readonly PartLine<'blocks'>[]): Promise<void> {
  const { ownerId, database } = book
  const friends = new Set((await friendIdsOf(database.db, comer.reader).execute()).map(({ friendId }) => friendId))
  const rows = lines
    .filter(({ id }) => id !== ownerId && !friends.has(id))
    .map(({ id, createdAt }) => ({ ownerId, blockedId: id, createdAt }))
  await within(book, 'blocks', 1_000, rows, (some) =>
    database.db
      .insertInto('blocks')
      .values([...some])
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** Settings that the account did not set here. */
export async function bringPreferences(book: OpenBook, lines: readonly PartLine<'preferences'>[]): Promise<void> {
  const { ownerId, database } = book
  const rows = lines.map(({ value, ...named }) => ({ ...named, userId: ownerId, value: JSON.stringify(value) }))
  const { count } = await database.db
    .selectFrom('preferences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', ownerId)
    .executeTakeFirstOrThrow()
  const some = rows.slice(0, Math.max(0, maxSettings - Number(count)))
  if (some.length === 0) return
  await database.db
    .insertInto('preferences')
    .values(some)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whose messages are not told of. */
export async function bringMuted(book: OpenBook, lines: readonly PartLine<'muted'>[]): Promise<void> {
  const { ownerId, database } = book
  const rows = lines.filter(({ otherUserId }) => otherUserId !== ownerId).map((line) => ({ ...line, ownerId }))
  await within(book, 'mutedThreads', 10_000, rows, (some) =>
    database.db
      .insertInto('mutedThreads')
      .values([...some])
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** What not to be rung for: besides what the account does not want here. */
export async function bringQuiet({ ownerId, database }: OpenBook, lines: readonly PartLine<'quiet'>[]): Promise<void> {
  if (lines.length === 0) return
  await database.db
    .insertInto('pushKindsOff')
    .values(lines.map(({ kind }) => ({ userId: ownerId, kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
