import { withoutTracking } from '@potluck/clip/plain-address'
import type { Book } from '../access/book.ts'
import type { Database } from '../machinery/database/database.ts'

/** Most recipes of one link that are told. */
const most = 10

/** The ways in which one page is written: by http or https, with or without `www.` and a slash at the end. */
function spellingsOf(link: string): string[] {
  const url = URL.parse(withoutTracking(link))
  if (url === null || !/^https?:$/.test(url.protocol)) return [link]
  const host = url.host.replace(/^www\./, '')
  const path = url.pathname.replace(/\/$/, '')
  return ['https://', 'http://'].flatMap((protocol) =>
    ['', 'www.'].flatMap((www) => ['', '/'].map((slash) => `${protocol}${www}${host}${path}${slash}${url.search}`)),
  )
}

/** The recipes of a book that came from a link. */
export async function findByLink(
  { db }: Database,
  { ownerId }: Book,
  link: string,
): Promise<{ readonly id: string; readonly title: string }[]> {
  return db
    .selectFrom('recipes')
    .select(['id', 'title'])
    .where('ownerId', '=', ownerId)
    .where('folder', '=', 'main')
    .where('url', 'in', spellingsOf(link))
    .orderBy('createdAt')
    .limit(most)
    .execute()
}
