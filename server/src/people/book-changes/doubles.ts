import { textFields } from '@potluck/recipe/fields'
import { bookAt, codeOf, numberOf } from '@potluck/search/books-together'
import { sql } from 'kysely'
import type { ReadableBook, ReadableBooks } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { longWork } from '../../machinery/base/yielding.ts'
import { bookCache } from './book-cache.ts'
import { bookState } from './book-state.ts'

/** Recipes of the reader's own book that kitchens have, too: by search number, the codes of those of the kitchens. */
export type Doubles = ReadonlyMap<number, readonly number[]>

/** A book with its revision, read before. */
interface BookAtRevision {
  readonly book: ReadableBook
  readonly revision: number
}

/** The size of a pair in memory, bytes, about. */
const pairBytes = 150

const cached = bookCache<Doubles>('doubles', ({ size }) => size * pairBytes)

const sameTexts = sql<boolean>`(${sql.join(
  textFields.map(({ name }) => sql`own.${sql.id(name)} = other.${sql.id(name)}`),
  sql` and `,
)})`

/** Whether two recipes have the same words, and the second shows every picture of the first. */
const areSame = sql<boolean>`(${sameTexts} and not exists (
  select 1 from "recipeImages" as shown
  inner join images as picture on picture."ownerId" = shown."ownerId" and picture.id = shown."imageId"
  where shown."ownerId" = own."ownerId" and shown."recipeId" = own.id and not exists (
    select 1 from "recipeImages" as also
    inner join images as same on same."ownerId" = also."ownerId" and same.id = also."imageId"
    where also."ownerId" = other."ownerId" and also."recipeId" = other.id and same.digest = picture.digest
  )
))`

/** A recipe of the own book, and one of a kitchen. */
interface Pair {
  readonly kitchenId: string
  readonly ownId: string
  readonly ownTitle: string
  readonly ownNumber: number
  readonly otherId: string
  readonly otherTitle: string
  readonly otherNumber: number
  readonly isSame: number | null
}

/** Number of own recipes whose pairs one statement reads. On SQLite, others wait for it. */
const recipesAtOnce = 1_000

/** Maximum number of recipes of one title in a book that are compared: more would make pairs without end. */
const sameTitles = 3

/** Titles from one on, up to another; null is no bound. */
type Titles = readonly [from: string | null, before: string | null]

/** Parts of the own book by title. */
async function partsOf({ db }: Database, own: ReadableBook): Promise<readonly Titles[]> {
  const { rows } = await sql<{ title: string }>`
    select "sortTitle" as title from (
      select "sortTitle", row_number() over (order by "sortTitle") as place
      from recipes where "ownerId" = ${own.ownerId} and folder = 'main'
    ) as placed where place % ${sql.lit(recipesAtOnce)} = 0 order by "sortTitle"`.execute(db)
  const bounds = [...new Set(rows.map(({ title }) => title))]
  return [...bounds, null].map((before, index) => [bounds[index - 1] ?? null, before])
}

const within = (table: string, [from, before]: Titles) => {
  const title = sql.ref(`${table}.sortTitle`)
  return sql`(${from === null ? sql`1 = 1` : sql`${title} >= ${from}`} and ${
    before === null ? sql`1 = 1` : sql`${title} < ${before}`
  })`
}

/**
 * Noted and equal pairs of a part of the own book.
 * @param compares whether noted pairs are compared, too
 */
async function readPart(
  { db }: Database,
  own: ReadableBook,
  kitchens: readonly ReadableBook[],
  titles: Titles,
  compares: boolean,
): Promise<readonly Pair[]> {
  const kitchenIds = sql.join(kitchens.map(({ ownerId }) => ownerId))
  const { rows } = await sql<Pair>`
    with noted as materialized (
      select own.id as "ownId", other.id as "otherId", other."ownerId" as "kitchenId"
      from "recipeSources" as source
      inner join recipes as own on own."ownerId" = ${own.ownerId} and own.id = source."sourceId"
      inner join recipes as other on other."ownerId" = source."ownerId" and other.id = source."recipeId"
      where source."personId" = ${own.ownerId} and source."ownerId" in (${kitchenIds})
        and own.folder <> 'trash' and other.folder <> 'trash' and ${within('own', titles)}
    ), crowded as materialized (
      select "sortTitle" from recipes
      where "ownerId" in (${own.ownerId}, ${kitchenIds}) and folder = 'main' and ${within('recipes', titles)}
      group by "ownerId", "sortTitle" having count(*) > ${sql.lit(sameTitles)}
    ), compared as materialized (
      select id, "sortTitle" from recipes
      where "ownerId" = ${own.ownerId} and folder = 'main' and ${within('recipes', titles)}
        and "sortTitle" not in (select "sortTitle" from crowded)
    ), titled as materialized (
      select compared.id as "ownId", other.id as "otherId", other."ownerId" as "kitchenId"
      from compared
      inner join recipes as other on other."ownerId" in (${kitchenIds}) and other.folder = 'main'
        and other."sortTitle" = compared."sortTitle"
      where not exists (select 1 from noted where noted."ownId" = compared.id and noted."otherId" = other.id)
    ), pairs as (select *, 1 as "isNoted" from noted union all select *, 0 as "isNoted" from titled)
    select pairs."kitchenId", own.id as "ownId", own.title as "ownTitle", own."searchNumber" as "ownNumber",
      other.id as "otherId", other.title as "otherTitle", other."searchNumber" as "otherNumber",
      ${compares ? sql`case when ${sameTexts} then 1 else 0 end` : sql`null`} as "isSame"
    from pairs
    inner join recipes as own on own."ownerId" = ${own.ownerId} and own.id = pairs."ownId"
    inner join recipes as other on other."ownerId" = pairs."kitchenId" and other.id = pairs."otherId"
    where pairs."isNoted" = 1 or ${areSame}
    order by own."sortTitle", own.id, other.id`.execute(db)
  return rows
}

/** The pairs of all parts, by title. */
async function readPairs(
  database: Database,
  own: ReadableBook,
  kitchens: readonly ReadableBook[],
  compares: boolean,
): Promise<readonly Pair[]> {
  if (kitchens.length === 0) return []
  const turn = longWork()
  const pairs: Pair[] = []
  for (const titles of await partsOf(database, own)) {
    pairs.push(...(await readPart(database, own, kitchens, titles, compares)))
    await turn()
  }
  return pairs
}

/** Recipes that are in the own book and in a kitchen, by title, and whether both say the same. */
export async function listPairs(database: Database, own: ReadableBook, kitchen: ReadableBook) {
  const pairs = await readPairs(database, own, [kitchen], true)
  return pairs.map(({ ownId, ownTitle, otherId, otherTitle, isSame }) => ({
    recipe: { id: ownId, title: ownTitle },
    inKitchen: { id: otherId, title: otherTitle },
    isSame: isSame === 1,
  }))
}

async function readDoubles(database: Database, [own, ...kitchens]: readonly ReadableBook[]): Promise<Doubles> {
  const pairs = own ? await readPairs(database, own, kitchens, false) : []
  const placeOf = new Map(kitchens.map(({ ownerId }, at) => [ownerId, at + 1]))
  const doubles = new Map<number, number[]>()
  for (const { ownNumber, otherNumber, kitchenId } of pairs) {
    const codes = doubles.get(ownNumber) ?? []
    codes.push(codeOf(otherNumber, placeOf.get(kitchenId) ?? 0))
    doubles.set(ownNumber, codes)
  }
  return doubles
}

/** The recipes that the own book, the first one, has in common with the others. */
export async function doublesOf(database: Database, books: readonly BookAtRevision[]): Promise<Doubles> {
  const [own, ...kitchens] = books
  if (!own || kitchens.length === 0) return new Map()
  const name = kitchens.map(({ book, revision }) => `${book.ownerId} ${revision}`).join(' ')
  const read = () =>
    readDoubles(
      database,
      books.map(({ book }) => book),
    )
  return cached(database, own.book, { name, revision: own.revision, read })
}

/** The same, of books as they are now. */
export async function doublesNow(database: Database, books: ReadableBooks): Promise<Doubles> {
  if (books.length === 1) return new Map()
  const read = books.map(async (book) => ({ book, revision: (await bookState(database, book)).revision }))
  return doublesOf(database, await Promise.all(read))
}

/** Tells which codes are of recipes that a kitchen shows already among those that pass. */
export function isDoubleAmong(doubles: Doubles, passing: Iterable<number>): (code: number) => boolean {
  if (doubles.size === 0) return () => false
  const visible = new Set(passing)
  return (code) => bookAt(code) === 0 && (doubles.get(numberOf(code)) ?? []).some((other) => visible.has(other))
}
