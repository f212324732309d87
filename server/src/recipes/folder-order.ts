import { type RawBuilder, sql } from 'kysely'
import type { ReadableBook } from '../access/book.ts'
import { bookCache } from '../book-changes/book-cache.ts'
import type { Database } from '../machinery/database/database.ts'
import { type Given, preparedStatement } from '../machinery/database/prepared-statement.ts'
import { maxApplied } from '../search/labelled-numbers.ts'
import { readNumbers } from '../search/number-list.ts'
import type { StoredFolder } from './tables.ts'

/** The columns by which an index of the database orders a folder. */
export type OrderedBy = 'sortTitle' | 'createdAt' | 'updatedAt'

/** The recipes of a folder in an order, and what lists are ordered and filtered by besides. */
export interface FolderOrder {
  /** Their search numbers. */
  readonly numbers: Uint32Array
  /** Their ids, four words each. */
  readonly ids: Uint32Array
  /** 0 for none. */
  readonly ratings: Uint8Array
  /** Their total times; -1 for none. */
  readonly minutes: Int32Array
}

/** The words of an id. */
const wordsOfId = 4

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The words of an id as this server writes it; null for another spelling, of which two could have the same words. */
function readId(id: string): readonly number[] | null {
  if (!idPattern.test(id)) return null
  const digits = id.replaceAll('-', '')
  return Array.from({ length: wordsOfId }, (_, at) => Number.parseInt(digits.slice(at * 8, at * 8 + 8), 16))
}

const idLength = 36

/** The ids of a text with commas between; null where one is spelled otherwise. */
function readIds(joined: string, count: number): Uint32Array | null {
  const ids = new Uint32Array(count * wordsOfId)
  for (let at = 0; at < count; at += 1) {
    const words = readId(joined.slice(at * (idLength + 1), at * (idLength + 1) + idLength))
    if (words === null) return null
    ids.set(words, at * wordsOfId)
  }
  return ids
}

interface Place {
  readonly ownerId: string
  readonly folder: StoredFolder
}

const inOrder = (by: OrderedBy) =>
  preparedStatement(({ db, dialect }, given: Given<Place>) =>
    db
      .selectFrom(
        db
          .selectFrom('recipes')
          .select(['searchNumber', 'id'])
          .select(({ ref }) => [
            sql<number>`coalesce(${ref('rating')}, 0)`.as('rating'),
            // One more, as the list of numbers knows no signs.
            sql<number>`coalesce(${ref('totalMinutes')}, -1) + 1`.as('minutes'),
          ])
          .where('ownerId', '=', given('ownerId'))
          .where('folder', '=', given('folder'))
          // A recipe that is not indexed yet is found later.
          .where('searchNumber', '>', 0)
          .orderBy(by)
          .orderBy('id')
          .as('all'),
      )
      .select(({ ref }) => [
        dialect.joined(ref('all.searchNumber')).as('numbers'),
        dialect.joined(ref('all.id')).as('ids'),
        dialect.joined(ref('all.rating')).as('ratings'),
        dialect.joined(ref('all.minutes')).as('minutes'),
      ]),
  )

interface Since extends Pick<Place, 'ownerId'> {
  readonly revision: number
}

/** What of a changed recipe is ordered, and the number of the recipe before it in its folder. */
const changedSince = (by: OrderedBy) =>
  preparedStatement(({ db }, given: Given<Since>) =>
    db
      .selectFrom('changedItems')
      .leftJoin('recipes', (join) =>
        join.onRef('recipes.ownerId', '=', 'changedItems.ownerId').onRef('recipes.id', '=', 'changedItems.itemId'),
      )
      .select(['changedItems.itemId as id', 'recipes.folder', 'recipes.searchNumber as number', 'recipes.rating'])
      .select('recipes.totalMinutes as minutes')
      .select(
        sql<number | null>`(select before."searchNumber" from recipes as before
          where before."ownerId" = recipes."ownerId" and before.folder = recipes.folder
            and (before.${sql.ref(by)}, before.id) < (recipes.${sql.ref(by)}, recipes.id)
          order by before.${sql.ref(by)} desc, before.id desc limit 1)`.as('previous'),
      )
      .where('changedItems.ownerId', '=', given('ownerId'))
      .where('changedItems.kind', '=', 'recipe')
      .where('changedItems.mark', '>', given('revision'))
      .orderBy(`recipes.${by}`)
      .orderBy('recipes.id')
      .limit(sql.lit(maxApplied + 1) as RawBuilder<number>),
  )

const statements = {
  sortTitle: { read: inOrder('sortTitle'), changed: changedSince('sortTitle') },
  createdAt: { read: inOrder('createdAt'), changed: changedSince('createdAt') },
  updatedAt: { read: inOrder('updatedAt'), changed: changedSince('updatedAt') },
}

async function readOrder(database: Database, place: Place, by: OrderedBy): Promise<FolderOrder> {
  const [row] = await statements[by].read(database, place)
  const numbers = readNumbers(row?.numbers ?? '')
  const ids = readIds(row?.ids ?? '', numbers.length)
  return {
    numbers,
    ids: ids ?? new Uint32Array(),
    ratings: Uint8Array.from(readNumbers(row?.ratings ?? '')),
    minutes: Int32Array.from(readNumbers(row?.minutes ?? ''), (more) => more - 1),
  }
}

type Row = readonly [number: number, id: readonly number[], rating: number, minutes: number]

/** An order that is changed, a copy. */
class ChangedOrder {
  readonly #columns: readonly (readonly [values: Uint32Array | Uint8Array | Int32Array, width: number])[]
  readonly #numbers: Uint32Array
  readonly #ids: Uint32Array
  readonly #ratings: Uint8Array
  readonly #minutes: Int32Array
  #count: number

  constructor(order: FolderOrder, more: number) {
    this.#count = order.numbers.length
    const room = this.#count + more
    this.#numbers = new Uint32Array(room)
    this.#ids = new Uint32Array(room * wordsOfId)
    this.#ratings = new Uint8Array(room)
    this.#minutes = new Int32Array(room)
    this.#numbers.set(order.numbers)
    this.#ids.set(order.ids)
    this.#ratings.set(order.ratings)
    this.#minutes.set(order.minutes)
    this.#columns = [
      [this.#numbers, 1],
      [this.#ids, wordsOfId],
      [this.#ratings, 1],
      [this.#minutes, 1],
    ]
  }

  /** Removes the recipe with an id, if it is there. */
  remove(id: readonly number[]): void {
    const last = wordsOfId - 1
    const end = this.#count * wordsOfId
    // The last word of an id is by chance, the first one may be the time.
    for (
      let at = this.#ids.indexOf(id[last] ?? 0);
      at !== -1 && at < end;
      at = this.#ids.indexOf(id[last] ?? 0, at + 1)
    ) {
      const start = at - last
      if (start % wordsOfId !== 0 || id.some((word, index) => this.#ids[start + index] !== word)) continue
      const place = start / wordsOfId
      for (const [values, width] of this.#columns)
        values.copyWithin(place * width, (place + 1) * width, this.#count * width)
      this.#count -= 1
      return
    }
  }

  /** Inserts a recipe behind the one with a number, or as the first. @returns whether that one is there */
  insert(previous: number | null, [number, id, rating, minutes]: Row): boolean {
    const found = previous === null ? -1 : this.#numbers.subarray(0, this.#count).indexOf(previous)
    if (previous !== null && found === -1) return false
    const place = found + 1
    for (const [values, width] of this.#columns)
      values.copyWithin((place + 1) * width, place * width, this.#count * width)
    this.#numbers[place] = number
    this.#ids.set(id, place * wordsOfId)
    this.#ratings[place] = rating
    this.#minutes[place] = minutes
    this.#count += 1
    return true
  }

  order(): FolderOrder {
    return {
      numbers: this.#numbers.subarray(0, this.#count),
      ids: this.#ids.subarray(0, this.#count * wordsOfId),
      ratings: this.#ratings.subarray(0, this.#count),
      minutes: this.#minutes.subarray(0, this.#count),
    }
  }
}

/**
 * The order with what has changed since, which one statement reads: each recipe that changed is taken out, and put behind the
 * one that the database has before it. Applied twice, the same changes give the same order.
 * @returns null where reading it again takes less
 */
async function withChanges(
  database: Database,
  { ownerId, folder }: Place,
  by: OrderedBy,
  order: FolderOrder,
  revision: number,
): Promise<FolderOrder | null> {
  if (order.ids.length < order.numbers.length) return null
  const rows = await statements[by].changed(database, { ownerId, revision })
  if (rows.length > maxApplied) return null
  const changed = new ChangedOrder(order, rows.length)
  const ids = rows.map(({ id }) => readId(id))
  for (const id of ids) {
    if (id === null) return null
    changed.remove(id)
  }
  for (const [at, row] of rows.entries()) {
    const id = ids[at]
    if (row.folder !== folder || !row.number || !id) continue
    const isPlaced = changed.insert(row.previous, [row.number, id, row.rating ?? 0, row.minutes ?? -1])
    if (!isPlaced) return null
  }
  return changed.order()
}

const cached = bookCache<FolderOrder>(
  'orders of folders',
  ({ numbers, ids, ratings, minutes }) => numbers.byteLength + ids.byteLength + ratings.byteLength + minutes.byteLength,
)

/** A folder in an order, which a change of the book moves on. */
export function folderOrder(
  database: Database,
  book: ReadableBook,
  { folder, by, revision }: Pick<Place, 'folder'> & { readonly by: OrderedBy; readonly revision: number },
): Promise<FolderOrder> {
  const place = { ownerId: book.ownerId, folder }
  return cached(database, book, {
    name: `${by} ${folder}`,
    revision,
    read: () => readOrder(database, place, by),
    update: (order, since) => withChanges(database, place, by, order, since),
  })
}
