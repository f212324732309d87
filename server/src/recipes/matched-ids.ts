import { type Expression, type SqlBool, sql } from 'kysely'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Matches } from '../search/matches.ts'
import { type Narrowing, passes } from './filter.ts'
import type { Order } from './orders.ts'

interface MatchedPage {
  readonly narrowing: Narrowing
  readonly order: Order
  readonly offset: number
  readonly count: number
  /** What matches best comes first, whatever the order says of those that match alike. */
  readonly best: boolean
}

/** Looking up so few recipes takes less than passing over those that do not match. */
const few = 400

const none = Buffer.from([0])

/** The numbers of the recipes that match, or null when there are many. */
function fewNumbers({ base, ranks }: Matches): readonly { readonly number: number }[] | null {
  const numbers: { number: number }[] = []
  for (let at = 0; at < ranks.length; at += 1) {
    if (ranks[at] === 0) continue
    if (numbers.length === few) return null
    numbers.push({ number: base + at })
  }
  return numbers
}

/** The recipes of a page among those that match, in order. */
export async function matchedIds(
  database: Database,
  reader: Reader,
  matches: Matches,
  { narrowing, order, offset, count, best }: MatchedPage,
): Promise<{ readonly ids: readonly string[]; readonly totalCount: number }> {
  const { db, dialect } = database
  const numbers = fewNumbers(matches)
  if (numbers?.length === 0) return { ids: [], totalCount: 0 }
  const place = sql<number>`(recipes."searchNumber" - ${sql.lit(matches.base)})`
  const rank = dialect.byteAt(matches.ranks, place)
  const isMatch: Expression<SqlBool> = sql<SqlBool>`${rank} > ${none}`
  const condition = passes(database, reader, narrowing)
  const all = numbers
    ? db
        .selectFrom(dialect.recordsOf({ number: 'integer' }, numbers).as('listed'))
        .crossJoin('recipes')
        .whereRef('recipes.searchNumber', '=', 'listed.number')
        .where(condition)
    : db.selectFrom('recipes').where(condition).where(place, '>=', 0).where(isMatch)
  const page = (best ? [[rank, 'asc'] as const, ...order] : order)
    .reduce(
      (sorted, [by, direction]) => sorted.orderBy(by, direction),
      all.select(['recipes.id', sql<number>`count(*) over ()`.as('totalCount')]),
    )
    .limit(count)
    .offset(offset)
  const rows = await page.execute()
  if (rows.length > 0 || offset === 0) return { ids: rows.map(({ id }) => id), totalCount: rows[0]?.totalCount ?? 0 }
  const counted = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { ids: [], totalCount: counted.count }
}
