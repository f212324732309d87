import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnsweredMessage } from '@potluck/api/messages'
import { sql } from 'kysely'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Services } from '../machinery/services.ts'
import { isOver, monthFrom, monthOf, signMonth, signsByMonth } from './months.ts'
import { readMessages } from './read.ts'
import { mayContain, triplesOf } from './signs.ts'

/** Messages looked through at first, and at a time from then on: others are answered in between. */
const windows = { first: 500, largest: 8_000 }

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

/** Messages from an instant on, before a place. */
interface Stretch {
  readonly from: string
  readonly before: Place | null
}

/** Before every instant, and after all of them. */
const always: Stretch = { from: '', before: null }

/** The reader's messages of a stretch of time, the newest first. */
const messagesOf = ({ db }: Database, reader: Reader, user: string | undefined, { from, before }: Stretch) =>
  db
    .selectFrom('messages')
    .where('ownerId', '=', reader.id)
    .where('createdAt', '>=', from)
    .$if(user !== undefined, (all) => all.where('otherUserId', '=', user ?? ''))
    .$if(before !== null, (all) =>
      all.where(sql<boolean>`("createdAt", id) < (${before?.createdAt ?? ''}, ${before?.id ?? ''})`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')

/** Looks through the newest messages of a stretch. @returns those that hold the words, and where it ended; null at the end */
async function lookThrough(
  database: Database,
  reader: Reader,
  { query, user, limit }: MessageSearch,
  stretch: Stretch,
  size: number,
): Promise<{ readonly ids: readonly string[]; readonly end: Place | null }> {
  const isPostgresql = database.dialect.name === 'postgresql'
  const like = sql.raw(isPostgresql ? 'ilike' : 'like')
  const patterns = (isPostgresql ? [query] : casesOf(query)).map(holding)
  const looked = messagesOf(database, reader, user, stretch).select(['id', 'createdAt', 'body']).limit(size)
  const found = await database.db
    .selectFrom(looked.as('looked'))
    .select('id')
    .where(({ or }) => or(patterns.map((pattern) => sql<boolean>`body ${like} ${pattern} escape '\\'`)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const end = await messagesOf(database, reader, user, stretch)
    .select(['createdAt', 'id'])
    .limit(1)
    .offset(size - 1)
    .executeTakeFirst()
  return { ids: found.map(({ id }) => id), end: end ?? null }
}

/** The months whose messages may hold some words; those that are over are read once, and told by their signs from then on. */
async function monthsToLookAt(database: Database, reader: Reader, query: string) {
  const signs = await signsByMonth(database, reader)
  const wanted = casesOf(query).map(triplesOf)
  const isPassedOver = (written: string) => !wanted.some((triples) => mayContain(written, triples))
  return {
    isOneOfThem: async (month: string): Promise<boolean> =>
      !isOver(month) || !isPassedOver(signs.get(month) ?? (await signMonth(database, reader, month))),
    /** The first of the months before this one, and this one, that hold nothing. */
    firstPassedOver(month: string): string {
      let first = month
      for (;;) {
        const earlier = monthFrom(first, -1)
        const written = signs.get(earlier)
        if (written === undefined || !isPassedOver(written)) return first
        first = earlier
      }
    },
  }
}

async function foundIds(database: Database, reader: Reader, search: MessageSearch): Promise<readonly string[]> {
  const { query, user, limit } = search
  const ids: string[] = []
  /** @returns where a stretch goes on that is not looked through; null at its end, or when enough is found */
  async function look(stretch: Stretch, size: number): Promise<Place | null> {
    const { ids: found, end } = await lookThrough(
      database,
      reader,
      { ...search, limit: limit - ids.length },
      stretch,
      size,
    )
    ids.push(...found)
    await nextTurn()
    return ids.length < limit ? end : null
  }

  let before = await look(always, windows.first)
  if (before === null) return ids
  const months = await monthsToLookAt(database, reader, query)
  for (;;) {
    const newest = await messagesOf(database, reader, user, { ...always, before })
      .select('createdAt')
      .limit(1)
      .executeTakeFirst()
    if (!newest) return ids
    let from = monthOf(newest.createdAt)
    if (await months.isOneOfThem(from)) {
      for (let place: Place | null = before; place !== null; )
        place = await look({ from, before: place }, windows.largest)
      if (ids.length >= limit) return ids
    } else {
      from = months.firstPassedOver(from)
    }
    before = { createdAt: from, id: '' }
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
