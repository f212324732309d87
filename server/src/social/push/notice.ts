import { clipLinksKind } from '@potluck/api/clip'
import { importFormats, jobKindOf } from '@potluck/api/import-formats'
import type { PushKind } from '@potluck/api/push'
import { truncate } from '@potluck/cooking/truncate'
import type { Database } from '../../machinery/base/database/database.ts'
import type { EventItem } from '../../machinery/web/notifier/notifier.ts'

/** The content of a notification: at most a name and a path, never a text that somebody wrote. */
export interface Payload {
  readonly kind: PushKind
  /** A newer notification replaces a displayed one of the same topic. */
  readonly topic: string
  /** Name of the sender. */
  readonly name?: string
  /** The path that a tap opens. */
  readonly path: string
  /** The type of an event for open pages, which replaces the notification there. */
  readonly type?: string
  /** Why the work of the event failed. */
  readonly reason?: string
}

/** A notification for people. */
export interface Notice {
  readonly kind: PushKind
  readonly userIds: readonly string[]
  /** Id of the person or thing that it is about. */
  readonly aboutId: string
  /** Id of the sender, or null. */
  readonly fromId: string | null
  readonly payload: Payload
}

/** Maximum length of a name in a notification, letters. */
const maxName = 60

type NoticeInput = Omit<Notice, 'payload' | 'userIds'> & Pick<Payload, 'name' | 'path' | 'type' | 'reason'>

const notice = (people: readonly string[], { kind, aboutId, fromId, name, ...rest }: NoticeInput): Notice => ({
  kind,
  aboutId,
  fromId,
  userIds: people.filter((id) => id !== fromId),
  payload: {
    kind,
    topic: `${kind}:${aboutId}`,
    ...rest,
    // A notification has space for one line.
    ...(name === undefined ? {} : { name: truncate(name, maxName) }),
  },
})

const screenOf = (jobKind: string, jobId: string): string => {
  const format = importFormats.find(({ id }) => jobKindOf(id) === jobKind)
  return `/settings/import/${format?.id ?? 'any'}?job=${jobId}`
}

async function noticeOfJob({ db }: Database, people: readonly string[], jobId: string): Promise<Notice | null> {
  const job = await db.selectFrom('jobs').select('kind').where('id', '=', jobId).executeTakeFirst()
  if (!job || !(job.kind === clipLinksKind || job.kind.startsWith('import-'))) return null
  return notice(people, { kind: 'imports', aboutId: jobId, fromId: null, path: screenOf(job.kind, jobId) })
}

const noticeOfPepperplate = (people: readonly string[], event: Pick<Payload, 'type' | 'reason'>): Notice =>
  notice(people, {
    kind: 'imports',
    aboutId: 'pepperplate',
    fromId: null,
    path: '/settings/import/pepperplate',
    ...event,
  })

/** The notification of an event; null if the event needs none. */
export async function noticeOf(
  database: Database,
  people: readonly string[],
  { type, data }: EventItem,
): Promise<Notice | null> {
  switch (type) {
    case 'messages:new': {
      const { id, name } = data.otherUser
      return notice(people, { kind: 'messages', aboutId: id, fromId: id, name, path: `/messages/${id}` })
    }
    case 'friends:updated': {
      const { id, name } = data.otherUser
      return notice(people, { kind: 'requests', aboutId: id, fromId: id, name, path: '/people' })
    }
    case 'shoppingList:itemsUpdated':
    case 'shoppingList:received': {
      if (type === 'shoppingList:itemsUpdated' && !data.added) return null
      const { id, name } = type === 'shoppingList:received' ? data.from : data.updatedBy
      const { shoppingListId } = data
      const path = `/shopping-lists/${shoppingListId}`
      return notice(people, { kind: 'lists', aboutId: shoppingListId, fromId: id, name, path })
    }
    case 'job:updated':
      return data.status === 'done' || data.status === 'failed' ? noticeOfJob(database, people, data.jobId) : null
    case 'import:pepperplate:working':
    case 'import:pepperplate:complete':
      return noticeOfPepperplate(people, { type })
    case 'import:pepperplate:failed':
      return noticeOfPepperplate(people, { type, reason: data.reason })
    default:
      return null
  }
}
