import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** Whether the reader has messages of a conversation with this person, who may be gone. */
export async function hasConversation({ db }: Database, reader: Reader, user: string): Promise<boolean> {
  const one = await db
    .selectFrom('messages')
    .select('id')
    .where('ownerId', '=', reader.id)
    .where('otherUserId', '=', user)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}
