import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnsweredMessage } from '@potluck/api/messages'
import { sql } from 'kysely'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { readMessages } from './read.ts'

/** Messages looked through at a time: others are answered in between. */
const atATime = 8_000

export interface MessageSearch {
  readonly query: string
  /** Only the conversation with this person. */
  readonly user?: string | undefined
  readonly limit: number
}

/** The same words in other cases, for a database that knows but the cases of English. */
function casesOf(words: string): readonly string[] {
  if (/^\p{ASCII}*$/u.test(words)) return [words]
  const lower = words.toLocaleLowerCase('und')
  const title = lower.replace(/(^|\s)(\S)/gu, (sign) => sign.toLocaleUpperCase('und'))
  const sentence = lower.replace(/^\S/u, (sign) => sign.toLocaleUpperCase('und'))
  return [...new Set([words, lower, title, sentence, lower.toLocaleUpperCase('und')])]
}

const holding = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** Where a message stands in time. */
interface Place {
  readonly createdAt: string
  readonly id: string
}

/** The reader's messages before a place, the newest first. */
const messagesOf = ({ db }: Database, reader: Reader, user: string | undefined, before: Place | null) =>
  db
    .selectFrom('messages')
    .where('ownerId', '=', reader.id)
    .$if(user !== undefined, (all) => all.where('otherUserId', '=', user ?? ''))
    .$if(before !== null, (all) =>
      all.where(sql<boolean>`("createdAt", id) < (${before?.createdAt ?? ''}, ${before?.id ?? ''})`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')

/** The newest messages before a place that hold some words, of those that are looked through at a time. */
async function lookThrough(
  database: Database,
  reader: Reader,
  { query, user, limit }: MessageSearch,
  before: Place | null,
): Promise<readonly string[]> {
  const isPostgresql = database.dialect.name === 'postgresql'
  const like = sql.raw(isPostgresql ? 'ilike' : 'like')
  const patterns = (isPostgresql ? [query] : casesOf(query)).map(holding)
  const looked = messagesOf(database, reader, user, before).select(['id', 'createdAt', 'body']).limit(atATime)
  const found = await database.db
    .selectFrom(looked.as('looked'))
    .select('id')
    .where(({ or }) => or(patterns.map((pattern) => sql<boolean>`body ${like} ${pattern} escape '\\'`)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return found.map(({ id }) => id)
}

async function foundIds(database: Database, reader: Reader, search: MessageSearch): Promise<readonly string[]> {
  const { user, limit } = search
  const ids: string[] = []
  for (let before: Place | null = null; ; ) {
    ids.push(...(await lookThrough(database, reader, { ...search, limit: limit - ids.length }, before)))
    if (ids.length >= limit) return ids
    const last: Place | undefined = await messagesOf(database, reader, user, before)
      .select(['createdAt', 'id'])
      .limit(1)
      .offset(atATime - 1)
      .executeTakeFirst()
    if (!last) return ids
    before = last
    await nextTurn()
  }
}

/** The newest messages of the reader that hold these words somewhere, the newest first. */
export async function searchMessages(
  services: Services,
  reader: Reader,
  search: MessageSearch,
): Promise<AnsweredMessage[]> {
  return readMessages(services, reader, await foundIds(services.database, reader, search))
}
