import { readLinks, writeLinks } from '../../book/recipes/whole/links.ts'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'

/** Finds which recipes of the other book are the same as some of a book. */
export type FindSame = (sourceIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Links recipes of a book as the same ones are linked in another; a link that would close a circle is left out. */
export async function copyLinks(
  from: ReadableBook,
  to: OpenBook,
  sourceIds: readonly string[],
  findSame: FindSame,
): Promise<void> {
  if (sourceIds.length === 0) return
  const links = await readLinks(to.database, from, sourceIds)
  if (links.length === 0) return
  const same = await findSame([...new Set(links.flatMap(({ recipeId, linkedId }) => [recipeId, linkedId]))])
  await writeLinks(to, links, (id) => same.get(id))
}
