import type { Database } from '../../machinery/base/database/database.ts'
import type { DueNotice } from './queue.ts'

type About = Pick<DueNotice, 'aboutId' | 'fromId' | 'kind'> & { readonly userId: string }

async function isAsked({ db }: Database, { userId, aboutId }: About): Promise<boolean> {
  const rows = await db
    .selectFrom('friendships')
    .select('userId')
    .where(({ or, and, eb }) =>
      or([
        and([eb('userId', '=', aboutId), eb('friendId', '=', userId)]),
        and([eb('userId', '=', userId), eb('friendId', '=', aboutId)]),
      ]),
    )
    .execute()
  return rows.length === 1 && rows[0]?.userId === aboutId
}

async function isUnread({ db }: Database, { userId, aboutId }: About): Promise<boolean> {
  const unread = await db
    .selectFrom('messages')
    .select('id')
    .where('ownerId', '=', userId)
    .where('otherUserId', '=', aboutId)
    .where('unread', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return unread !== undefined
}

async function isOnList({ db }: Database, { userId, aboutId }: About): Promise<boolean> {
  const list = await db
    .selectFrom('shoppingLists')
    .leftJoin('shoppingListCollaborators as on', (join) =>
      join
        .onRef('on.ownerId', '=', 'shoppingLists.ownerId')
        .onRef('on.listId', '=', 'shoppingLists.id')
        .on('on.userId', '=', userId),
    )
    .leftJoin('kitchenMembers as in', (join) =>
      join.onRef('in.kitchenId', '=', 'shoppingLists.ownerId').on('in.personId', '=', userId),
    )
    .select('shoppingLists.id')
    .where('shoppingLists.id', '=', aboutId)
    .where('shoppingLists.deletedAt', 'is', null)
    .where(({ or, eb }) =>
      or([eb('shoppingLists.ownerId', '=', userId), eb('on.userId', '=', userId), eb('in.personId', '=', userId)]),
    )
    .executeTakeFirst()
  return list !== undefined
}

const stillOpen = {
  messages: isUnread,
  requests: isAsked,
  lists: isOnList,
  imports: async () => true,
  timers: async () => false,
} as const

/** Whether one of the two blocked the other. */
async function isBlocked({ db }: Database, one: string, other: string): Promise<boolean> {
  const block = await db
    .selectFrom('blocks')
    .select('ownerId')
    .where('ownerId', 'in', [one, other])
    .where('blockedId', 'in', [one, other])
    .executeTakeFirst()
  return block !== undefined
}

async function isOff({ db }: Database, { userId, kind }: About): Promise<boolean> {
  const off = await db
    .selectFrom('pushKindsOff')
    .select('kind')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return off !== undefined
}

/**
 * Whether to send a notification still: not if its receiver saw the event, switched its kind off or blocked the sender,
 * or if it was undone.
 */
export async function isStillDue(database: Database, about: About): Promise<boolean> {
  if (about.fromId !== null && (await isBlocked(database, about.userId, about.fromId))) return false
  if (await isOff(database, about)) return false
  return stillOpen[about.kind](database, about)
}
