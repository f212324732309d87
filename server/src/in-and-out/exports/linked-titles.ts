import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { type LinkedName, namedIn } from '@potluck/cooking/linked/named-in'
import { readLinks } from '../../book/recipes/whole/links.ts'
import type { ReadableBook } from '../../ground/access/book.ts'
import { everyLanguage } from '../../ground/words/every-language.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** The recipes that each recipe of an export takes; those that are not in the export are left out. */
export async function linkedTitles(
  database: Database,
  book: ReadableBook,
  ids: readonly string[],
): Promise<(recipeId: string) => readonly LinkedName[]> {
  const exported = new Set(ids)
  const links = (await readLinks(database, book)).filter(
    (link) => exported.has(link.recipeId) && exported.has(link.linkedId),
  )
  const linkedIds = [...new Set(links.map(({ linkedId }) => linkedId))]
  const { db, dialect } = database
  const rows =
    linkedIds.length === 0
      ? []
      : await db
          .selectFrom('recipes')
          .select(['id', 'title'])
          .where('ownerId', '=', book.ownerId)
          .where('folder', '!=', 'trash')
          .where(({ ref }) => dialect.isOneOf(ref('id'), 'text', linkedIds))
          .execute()
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const taken = Map.groupBy(links, ({ recipeId }) => recipeId)
  return (recipeId) =>
    (taken.get(recipeId) ?? []).flatMap(({ linkedId, words }) => {
      const title = titles.get(linkedId)
      return title === undefined ? [] : [{ id: linkedId, title, words }]
    })
}

/**
 * The lines of a text with a reference in place of the title of the recipe that a line is. A line that calls it otherwise stays as it is,
 * and no word of a line is lost.
 */
export const withReferences = (
  ingredients: string,
  linked: readonly LinkedName[],
  reference: (title: string) => string,
): string =>
  linked.length === 0
    ? ingredients
    : ingredients
        .split('\n')
        .map((line) => {
          const title = namedIn(readIngredientLine(line, everyLanguage), linked, everyLanguage)?.title
          const at = title === undefined ? -1 : line.toLowerCase().indexOf(title.toLowerCase())
          return title === undefined || at === -1
            ? line
            : line.slice(0, at) + reference(title) + line.slice(at + title.length)
        })
        .join('\n')
