import { copyRecipe } from '../../book/recipes/copy.ts'
import { Book } from '../../ground/access/book.ts'
import { type Member, Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction, lockMembers } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { withinTextSpace } from '../../machinery/base/database/text-space.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { friendsAmong } from '../../people/people/friends.ts'
import { reachOwnRecipe } from '../../people/policies/recipes.ts'
import type { MessageTables } from './tables.ts'

export interface NewMessage {
  readonly id: string
  readonly to: string
  readonly body: string
  /** A recipe of the sender or of a kitchen that they are in, whose copy goes into the recipient's inbox. */
  readonly recipeId: string | null
}

async function isSent({ db }: Database, member: Member, { id, to }: NewMessage): Promise<boolean> {
  const sent = await db
    .selectFrom('messages')
    .select('id')
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .where('otherUserId', '=', to)
    .where('sent', '=', 1)
    .executeTakeFirst()
  return sent !== undefined
}

const idTaken = () => new Refusal('id-taken', 'another message has this id already', 'body.id')

/** @returns whether the owner had no message of this id */
async function insertUnlessTaken({ db }: Database, row: MessageTables['messages']): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['ownerId', 'id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/**
 * Writes to a friend, once: the same id sent again is the same message, even at the same time.
 * @returns whom it reached now, or null when it was sent before
 * @throws {Refusal} `book-full` of either, `not-a-friend`, `not-found` when the recipe is in no book of the
 * member's, `id-taken`
 * when the id is another message's
 */
export async function sendMessage(database: Database, member: Member, message: NewMessage): Promise<Reader | null> {
  const { to } = message
  if (await isSent(database, member, message)) return null
  return inTransaction(database, async (inside) => {
    await lockMembers(inside, [member.id, to])
    return withinTextSpace(inside, [member.id, to], () => write(inside, member, message))
  })
}

async function write(inside: Database, member: Member, message: NewMessage): Promise<Reader | null> {
  const { id, to, body, recipeId } = message
  if (!(await friendsAmong(inside, member, [to])).has(to)) {
    throw new Refusal('not-a-friend', 'only friends can be written to', 'body.to')
  }
  const written = { id, body, createdAt: now() }
  const own = { ...written, ownerId: member.id, otherUserId: to, sent: 1, unread: 0, recipeId } as const
  // Waits for whoever writes under this id at the same time.
  if (!(await insertUnlessTaken(inside, own))) {
    if (await isSent(inside, member, message)) return null
    throw idTaken()
  }
  const recipient = Reader.for(to, 'a message reached them')
  const copyId =
    recipeId === null
      ? null
      : await copyRecipe(inside, member, await reachOwnRecipe(inside, member, recipeId), Book.ofRecipient(recipient))
  const theirs = { ...written, ownerId: to, otherUserId: member.id, sent: 0, unread: 1, recipeId: copyId } as const
  if (!(await insertUnlessTaken(inside, theirs))) throw idTaken()
  return recipient
}

/** Everything that one person wrote to the member was read. @returns whether anything of it was unread */
export async function markRead({ db }: Database, member: Member, otherUserId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ unread: 0 })
    .where('ownerId', '=', member.id)
    .where('otherUserId', '=', otherUserId)
    .where('unread', '=', 1)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a message for the member alone. @returns whose conversation it was in @throws {Refusal} `not-found` */
export async function deleteMessage({ db }: Database, member: Member, id: string): Promise<string> {
  const deleted = await db
    .deleteFrom('messages')
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .returning('otherUserId')
    .executeTakeFirst()
  if (!deleted) throw notFound('message')
  return deleted.otherUserId
}

/** Sets whether the member is notified of messages of a person. */
export async function muteThread({ db }: Database, member: Member, otherUserId: string, muted: boolean): Promise<void> {
  if (muted) {
    await db
      .insertInto('mutedThreads')
      .values({ ownerId: member.id, otherUserId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await db
      .deleteFrom('mutedThreads')
      .where('ownerId', '=', member.id)
      .where('otherUserId', '=', otherUserId)
      .execute()
  }
}

/** Whether the reader muted a person. */
export async function isMuted({ db }: Database, reader: Reader, otherUserId: string): Promise<boolean> {
  const muted = await db
    .selectFrom('mutedThreads')
    .select('ownerId')
    .where('ownerId', '=', reader.id)
    .where('otherUserId', '=', otherUserId)
    .executeTakeFirst()
  return muted !== undefined
}
