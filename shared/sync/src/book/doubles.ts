import type { CopiedRecipe } from '@potluck/api/book-changes'
import { type TextField, textFields } from '@potluck/recipe/fields'
import { hiddenFields } from '@potluck/search/explain'
import type { RowOf } from '@potluck/search/memory-book'
import type { ReadableBook } from './answer-from-book.ts'

type Row = RowOf<CopiedRecipe>

const hidden: ReadonlySet<string> = new Set(hiddenFields)

const isInRow = (name: string): name is keyof Row & TextField => !hidden.has(name)

const rowFields = textFields.map(({ name }) => name).filter(isInRow)

/** The pairs that were compared before. A row that changes is another object. */
const compared = new WeakMap<Row, WeakMap<Row, boolean>>()

/** Whether the texts of two rows are the same, and the second has no fewer pictures. */
const isAlike = (one: Row, other: Row): boolean =>
  one.images.length <= other.images.length && rowFields.every((field) => one[field] === other[field])

/** Pairs of the own book and a kitchen's that are alike in memory. */
function alikeRows(own: readonly Row[], kitchen: readonly Row[]): (readonly [Row, Row])[] {
  const byTitle = Map.groupBy(kitchen, ({ sortTitle }) => sortTitle)
  return own.flatMap((one) =>
    (byTitle.get(one.sortTitle) ?? []).flatMap((other) => (isAlike(one, other) ? [[one, other] as const] : [])),
  )
}

/** Compares texts that are not in memory, of pairs that were not compared before. */
async function compare(own: ReadableBook, kitchen: ReadableBook, pairs: readonly (readonly [Row, Row])[]) {
  const fresh = pairs.filter(([one, other]) => compared.get(one)?.has(other) !== true)
  if (fresh.length === 0) return
  const here = await own.hiddenTexts(fresh.map(([one]) => one.id))
  const there = await kitchen.hiddenTexts(fresh.map(([, other]) => other.id))
  for (const [one, other] of fresh) {
    const [mine, theirs] = [here.get(one.id), there.get(other.id)]
    const known = compared.get(one) ?? new WeakMap<Row, boolean>()
    known.set(
      other,
      hiddenFields.every((name) => mine !== undefined && mine[name] === theirs?.[name]),
    )
    compared.set(one, known)
  }
}

/**
 * Recipes of the own book, the first one, that kitchens have, too, with the ids of these. The server compares pictures, a device only
 * their number.
 */
export async function doublesOf([own, ...kitchens]: readonly ReadableBook[]): Promise<
  ReadonlyMap<string, readonly string[]>
> {
  const doubles = new Map<string, string[]>()
  const add = (ownId: string, id: string) => doubles.set(ownId, [...(doubles.get(ownId) ?? []), id])
  const ownRows = own?.memory.rows() ?? []
  if (!own || ownRows.length === 0) return doubles
  for (const kitchen of kitchens) {
    const rows = kitchen.memory.rows()
    for (const { id, ownIds = [] } of rows) for (const ownId of ownIds) add(ownId, id)
    const pairs = alikeRows(ownRows, rows)
    await compare(own, kitchen, pairs)
    for (const [one, other] of pairs) if (compared.get(one)?.get(other)) add(one.id, other.id)
  }
  return doubles
}
