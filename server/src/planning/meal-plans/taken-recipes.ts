import { leavesOf, type Unfoldable, type UnfoldedLine, unfold } from '@potluck/cooking/linked/unfold'
import type { Exact } from '@potluck/cooking/quantity'
import { readUnfoldable } from '../../book/linked/unfoldable.ts'
import type { Member } from '../../ground/access/reader.ts'
import { everyLanguage } from '../../ground/words/every-language.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { readableBooks } from '../../people/policies/books.ts'

/** A recipe that lines of dishes are. */
export interface TakenRecipe {
  readonly id: string
  readonly title: string
}

interface Place {
  readonly ownerId: string
  readonly id: string
}

/**
 * The recipes that recipes of dishes take, of books that the member reads. To others a line of such a recipe stays its words.
 * @returns a recipe by a dish's recipe of the same book, and its id
 */
export async function takenBy(database: Database, member: Member, recipes: readonly Place[]) {
  const ofBooks = Map.groupBy(recipes, ({ ownerId }) => ownerId)
  const books = (await readableBooks(database, member)).filter(({ ownerId }) => ofBooks.has(ownerId))
  const found = new Map<string, ReadonlyMap<string, Unfoldable>>()
  for (const book of books) {
    const ids = (ofBooks.get(book.ownerId) ?? []).map(({ id }) => id)
    found.set(book.ownerId, await readUnfoldable(database, book, ids))
  }
  return ({ ownerId }: Pick<Place, 'ownerId'>, id: string): Unfoldable | null => found.get(ownerId)?.get(id) ?? null
}

const partsOf = (lines: readonly UnfoldedLine<Unfoldable>[]): TakenRecipe[] =>
  lines.flatMap(({ part }) => (part?.recipe && part.why === null ? [part.recipe, ...partsOf(part.lines)] : []))

interface Unfolded {
  readonly lookUp: (id: string) => Unfoldable | null
  readonly factor: Exact
  /** Recipes that were made ahead. */
  readonly ahead: ReadonlySet<string>
}

/** The lines of a recipe that takes others, each with how many times it is made, and which these are. */
export function unfoldedLines(outer: Unfoldable, { lookUp, factor, ahead }: Unfolded) {
  const lines = unfold(outer, { vocabulary: everyLanguage, lookUp, factor })
  const leaves = leavesOf(lines, (id) => ahead.has(id))
  return { parts: partsOf(lines), lines: leaves.map(({ line, factor: times }) => ({ text: line.text, factor: times })) }
}
