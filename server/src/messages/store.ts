import { friendsAmong } from '../friends/store.ts'
import { isTaken } from '../machinery/database/broken-rule.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { Refusal } from '../machinery/refusal.ts'
import { copyRecipe } from '../recipes/copy.ts'
import type { Member } from '../sessions/member.ts'

export interface NewMessage {
  readonly id: string
  readonly to: string
  readonly body: string
  /** A recipe of the sender, whose copy goes into the recipient's inbox. */
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

function send(database: Database, member: Member, { id, to, body, recipeId }: NewMessage): Promise<void> {
  return inTransaction(database, async (inside) => {
    if (!(await friendsAmong(inside, member, [to])).has(to)) {
      throw new Refusal('not-a-friend', 'only friends can be written to', 'body.to')
    }
    const copyId = recipeId === null ? null : await copyRecipe(inside, member, recipeId, to)
    const written = { id, body, createdAt: now() }
    await inside.db
      .insertInto('messages')
      .values([
        { ...written, ownerId: member.id, otherUserId: to, sent: 1, unread: 0, recipeId },
        { ...written, ownerId: to, otherUserId: member.id, sent: 0, unread: 1, recipeId: copyId },
      ])
      .execute()
  })
}

/**
 * Writes to a friend, once: the same id sent again is the same message, even at the same time.
 * @returns whether it was written now, and not before
 * @throws {Refusal} 403 when the two are no friends, 404 when the recipe is not the member's, 409 when the id is
 * another message's
 */
export async function sendMessage(database: Database, member: Member, message: NewMessage): Promise<boolean> {
  if (await isSent(database, member, message)) return false
  try {
    await send(database, member, message)
    return true
  } catch (error) {
    if (!isTaken(error)) throw error
    if (await isSent(database, member, message)) return false
    throw new Refusal('id-taken', 'another message has this id already', 'body.id')
  }
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
