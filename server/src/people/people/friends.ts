import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** The friends of the reader, by id, to select from: both asked each other. */
export const friendIdsOf = (db: Database['db'], reader: Reader) =>
  db
    .selectFrom('friendships as own')
    .innerJoin('friendships as theirs', (join) =>
      join.onRef('theirs.userId', '=', 'own.friendId').onRef('theirs.friendId', '=', 'own.userId'),
    )
    .select('own.friendId')
    .where('own.userId', '=', reader.id)

/** Which of these people are friends of the reader; inside of a transaction they stay friends until it ends. */
export async function friendsAmong(
  { db, dialect }: Database,
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const friends = await friendIdsOf(db, reader)
    .where('own.friendId', 'in', userIds)
    .$if(db.isTransaction && dialect.name === 'postgresql', (query) => query.forKeyShare('own'))
    .execute()
  return new Set(friends.map(({ friendId }) => friendId))
}
