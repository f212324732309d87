import { textFields } from '@potluck/recipe/fields'
import { readWhole } from '../../book/recipes/whole/read-whole.ts'
import type { WholeRecipe } from '../../book/recipes/whole/whole-recipe.ts'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Copied } from './copied.ts'

const without = ['labels', 'cookings', 'versions', 'mark', 'sender'] as const

/** Whether two recipes say the same, and the second shows every picture of the first. */
function isSame(one: WholeRecipe, other: WholeRecipe): boolean {
  const digests = new Set(other.images.map(({ digest }) => digest))
  return (
    textFields.every(({ name }) => one.texts[name] === other.texts[name]) &&
    one.images.every(({ digest }) => digests.has(digest))
  )
}

/** Those pairs whose recipes of a kitchen say and show all that the own ones do. */
export async function whollySame(own: OpenBook, kitchen: OpenBook, pairs: readonly Copied[]): Promise<Copied[]> {
  const here = await readWhole(
    own.database,
    own,
    pairs.map(({ sourceId }) => sourceId),
    { without },
  )
  const there = await readWhole(
    own.database,
    kitchen,
    pairs.map(({ id }) => id),
    { without },
  )
  return pairs.filter(({ sourceId, id }) => {
    const [one, other] = [here.get(sourceId), there.get(id)]
    return one !== undefined && other !== undefined && isSame(one, other)
  })
}

/** A kitchen that a person leaves. */
export interface LeftBook {
  readonly kitchen: ReadableBook
  /** Whether they take only what they added or brought along. */
  readonly isOwnOnly: boolean
}

/**
 * The recipes of a person's own book that say and show what those of a kitchen do, by the ids of these. What was changed
 * in the kitchen, or has a note that only the kitchen has, is another recipe. Who takes only what they brought along has
 * their own recipe already where the kitchen kept that of somebody else.
 */
export async function sameInOwnBook(
  database: Database,
  own: ReadableBook,
  { kitchen, isOwnOnly }: LeftBook,
  recipeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (recipeIds.length === 0) return new Map()
  const sources = await database.db
    .selectFrom('recipeSources')
    .select(['recipeId', 'sourceId'])
    .where('ownerId', '=', kitchen.ownerId)
    .where('personId', '=', own.ownerId)
    .where('recipeId', 'in', recipeIds)
    .execute()
  if (sources.length === 0) return new Map()
  const there = await readWhole(
    database,
    kitchen,
    sources.map(({ recipeId }) => recipeId),
    { without },
  )
  const here = await readWhole(
    database,
    own,
    sources.map(({ sourceId }) => sourceId),
    { without },
  )
  const same = sources.filter(({ recipeId, sourceId }) => {
    const [one, other] = [there.get(recipeId), here.get(sourceId)]
    if (!one || !other || one.note !== '') return false
    return (isOwnOnly && one.addedById !== own.ownerId) || isSame(one, other)
  })
  return new Map(same.map(({ recipeId, sourceId }) => [recipeId, sourceId]))
}
