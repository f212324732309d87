import { setImmediate as nextTurn } from 'node:timers/promises'
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

/** Recipes looked through at a time. Links have no index: on SQLite others have their turn after so many. */
const slice = 1_000

const ofBook = ({ db }: Database, { ownerId }: Book, after: string) =>
  db.selectFrom('recipes').where('ownerId', '=', ownerId).where('id', '>', after)

/** The recipes of a book that came from a link. */
export async function findByLink(
  database: Database,
  book: Book,
  link: string,
): Promise<{ readonly id: string; readonly title: string }[]> {
  const spellings = spellingsOf(link)
  const found: { readonly id: string; readonly title: string }[] = []
  for (let after = ''; found.length < most; ) {
    await nextTurn()
    const end = await ofBook(database, book, after)
      .select('id')
      .orderBy('id')
      .offset(slice - 1)
      .limit(1)
      .executeTakeFirst()
    const recipes = ofBook(database, book, after).where('folder', '=', 'main').where('url', 'in', spellings)
    const within = end ? recipes.where('id', '<=', end.id) : recipes
    found.push(...(await within.select(['id', 'title']).orderBy('id').execute()))
    if (!end) break
    after = end.id
  }
  return found.slice(0, most)
}
