import { clipLinksKind } from '@potluck/api/clip'
import { importFormats, jobKindOf } from '@potluck/api/import-formats'
import type { PushKind } from '@potluck/api/push'
import { truncate } from '@potluck/cooking/truncate'
import type { Database } from '../machinery/database/database.ts'
import type { EventItem } from '../machinery/notifier/notifier.ts'

/** What a device is told. Nothing of what was written: who, at most, and where to look. */
export interface Payload {
  readonly kind: PushKind
  /** What is newer of it takes the place of what is shown. */
  readonly topic: string
  /** Of whoever is behind it. */
  readonly name?: string
  /** Where in the product it leads. */
  readonly path: string
  /** An event for open pages: they are told, and nothing is shown. */
  readonly type?: string
  /** Why what the event tells of failed. */
  readonly reason?: string
}

/** Something that a person is rung for. */
export interface Notice {
  readonly kind: PushKind
  readonly userIds: readonly string[]
  /** Of whom or what it tells. */
  readonly aboutId: string
  /** Who is behind it; null when nobody is. */
  readonly fromId: string | null
  readonly payload: Payload
}

/** Most characters of a name in a notification. */
const maxName = 60

type Told = Omit<Notice, 'payload' | 'userIds'> & Pick<Payload, 'name' | 'path' | 'type' | 'reason'>

const notice = (people: readonly string[], { kind, aboutId, fromId, name, ...told }: Told): Notice => ({
  ...{ kind, aboutId, fromId },
  userIds: people.filter((id) => id !== fromId),
  payload: {
    kind,
    topic: `${kind}:${aboutId}`,
    ...told,
    // A notification has room for one line.
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
    ...{ kind: 'imports', aboutId: 'pepperplate', fromId: null, path: '/settings/import/pepperplate' },
    ...event,
  })

/** What people are rung for of what they are told; null for what can wait until they look. */
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
