import type { ReadableBook } from '../../../ground/access/book.ts'
import type { OpenBook } from '../../../machinery/base/database/change-book.ts'
import type { Database } from '../../../machinery/base/database/database.ts'
import { Refusal } from '../../../machinery/base/refusal.ts'
import { addLink, type Link } from '../linked.ts'

export type { Link }

/** The links between recipes of a book, or those from or to some of them. */
export const readLinks = ({ db }: Database, { ownerId }: ReadableBook, ids?: readonly string[]): Promise<Link[]> =>
  db
    .selectFrom('linkedRecipes')
    .select(['recipeId', 'linkedId', 'words'])
    .where('ownerId', '=', ownerId)
    .$if(ids !== undefined, (all) =>
      all.where(({ or, eb }) => or([eb('recipeId', 'in', ids ?? []), eb('linkedId', 'in', ids ?? [])])),
    )
    .orderBy('recipeId')
    .orderBy('linkedId')
    .execute()

/**
 * Links recipes of a book as they are linked elsewhere. A link that would close a circle is left out.
 * @param idOf the recipe of this book that is the other one; null or undefined where there is none
 */
export async function writeLinks(
  book: OpenBook,
  links: readonly Link[],
  idOf: (id: string) => string | null | undefined,
): Promise<void> {
  for (const link of links) {
    const [recipeId, linkedId] = [idOf(link.recipeId), idOf(link.linkedId)]
    if (!recipeId || !linkedId) continue
    await addLink(book, { recipeId, linkedId, words: link.words }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
}
