import type { Person } from '@potluck/api/fields'
import { readServings } from '../../book/contents/read-servings.ts'
import { readLabel } from '../../book/labels/store.ts'
import { readInBatches } from '../../book/recipes/whole/read-whole.ts'
import { draftOf, type WholeRecipe } from '../../book/recipes/whole/whole-recipe.ts'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { reachRecipes } from '../../people/policies/recipes.ts'
import type { ExportedRecipe } from './schema-recipe.ts'

/** A recipe of the reader with its sender and pictures. */
export interface StoredRecipe extends ExportedRecipe, Pick<WholeRecipe, 'images'> {
  /** The member who sent it; null for an own recipe. */
  readonly fromUser: Person | null
}

/** The recipes to export: the given ids, or those with a label, or all. */
export interface Choice {
  readonly recipeIds?: readonly string[] | undefined
  readonly labelId?: string | undefined
}

/**
 * The ids of the recipes to export: given ids in their order, else the book by title and then the inbox. Recipes in the
 * trash are never exported.
 * @throws {Refusal} `not-found` if a recipe or the label does not belong to the member
 */
export async function chooseRecipes(
  database: Database,
  book: ReadableBook,
  { recipeIds, labelId }: Choice,
): Promise<readonly string[]> {
  if (recipeIds) {
    await reachRecipes(database, book, recipeIds)
    return [...new Set(recipeIds)]
  }
  if (labelId !== undefined) await readLabel(database, book, labelId)
  const rows = await database.db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', book.ownerId)
    .where('folder', '!=', 'trash')
    .$if(labelId !== undefined, (query) =>
      query.where('id', 'in', ({ selectFrom }) =>
        selectFrom('recipeLabels')
          .select('recipeId')
          .where('ownerId', '=', book.ownerId)
          .where('labelId', '=', labelId ?? ''),
      ),
    )
    .orderBy('folder', 'desc')
    .orderBy('sortTitle')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A book, and who reads it. */
interface ReadContent {
  readonly member: Member
  readonly book: ReadableBook
}

/** Yields recipes of a book in the order of `ids`, with a few in memory at a time. Recipes deleted meanwhile are skipped. */
export async function* readRecipes(
  database: Database,
  { member, book }: ReadContent,
  ids: readonly string[],
): AsyncGenerator<StoredRecipe> {
  const options = { without: ['cookings', 'versions', 'mark'] } as const
  for await (const batch of readInBatches(database, book, ids, options)) {
    const senders = batch.flatMap(({ fromUserId }) => fromUserId ?? [])
    const personOf = await pastPeopleById(database, member, senders)
    const servings = await readServings(
      database,
      book,
      batch.map(({ id }) => id),
    )
    for (const recipe of batch) {
      const { fromUserId } = recipe
      const own = { draft: draftOf(recipe), serving: servings.get(recipe.id) }
      yield { ...recipe, ...own, fromUser: fromUserId === null ? null : personOf(fromUserId) }
    }
  }
}
