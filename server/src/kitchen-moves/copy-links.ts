import type { ReadableBook } from '../access/book.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import { Refusal } from '../machinery/refusal.ts'
import { addLink } from '../recipes/linked.ts'

/** Finds which recipes of the other book are the same as some of a book. */
export type FindSame = (to: OpenBook, sourceIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Links recipes of a book as the same ones are linked in another; a link that would close a circle is left out. */
export async function copyLinks(
  from: ReadableBook,
  to: OpenBook,
  sourceIds: readonly string[],
  findSame: FindSame,
): Promise<void> {
  if (sourceIds.length === 0) return
  const links = await to.database.db
    .selectFrom('linkedRecipes')
    .select(['recipeId', 'linkedId'])
    .where('ownerId', '=', from.ownerId)
    .where(({ or, eb }) => or([eb('recipeId', 'in', sourceIds), eb('linkedId', 'in', sourceIds)]))
    .execute()
  if (links.length === 0) return
  const same = await findSame(to, [...new Set(links.flatMap(({ recipeId, linkedId }) => [recipeId, linkedId]))])
  for (const link of links) {
    const [recipeId, linkedId] = [same.get(link.recipeId), same.get(link.linkedId)]
    if (recipeId === undefined || linkedId === undefined || recipeId === linkedId) continue
    await addLink(to, recipeId, linkedId).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
}
