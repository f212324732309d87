import { setImmediate as nextTurn } from 'node:timers/promises'
import { withoutTracking } from '@potluck/clip/plain-address'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** Max recipes of the answer. */
const maxMatches = 10

/** The spellings of a link: http or https, with or without `www.`, with or without a slash at the end. */
function spellingsOf(link: string): string[] {
  const url = URL.parse(withoutTracking(link))
  if (url === null || !/^https?:$/.test(url.protocol)) return [link]
  const host = url.host.replace(/^www\./, '')
  const path = url.pathname.replace(/\/$/, '')
  return ['https://', 'http://'].flatMap((protocol) =>
    ['', 'www.'].flatMap((www) => ['', '/'].map((slash) => `${protocol}${www}${host}${path}${slash}${url.search}`)),
  )
}

/** Recipes per query. Links have no index: between two queries SQLite can serve other requests. */
const sliceSize = 1_000

const ofBook = ({ db }: Database, { ownerId }: ReadableBook, after: string) =>
  db.selectFrom('recipes').where('ownerId', '=', ownerId).where('id', '>', after)

/** Finds the recipes of a book whose link is a spelling of `link`; at most 10. */
export async function findByLink(
  database: Database,
  book: ReadableBook,
  link: string,
): Promise<{ readonly id: string; readonly title: string }[]> {
  const spellings = spellingsOf(link)
  const matches: { readonly id: string; readonly title: string }[] = []
  for (let after = ''; matches.length < maxMatches; ) {
    await nextTurn()
    const end = await ofBook(database, book, after)
      .select('id')
      .orderBy('id')
      .offset(sliceSize - 1)
      .limit(1)
      .executeTakeFirst()
    const recipes = ofBook(database, book, after).where('folder', '=', 'main').where('url', 'in', spellings)
    const recipesOfSlice = end ? recipes.where('id', '<=', end.id) : recipes
    matches.push(...(await recipesOfSlice.select(['id', 'title']).orderBy('id').execute()))
    if (!end) break
    after = end.id
  }
  return matches.slice(0, maxMatches)
}
