import { sql } from 'kysely'
import { type RecipeSearch, type SearchMatch, type SearchTerms, scopeWord } from './recipe-search.ts'

/** Words as an FTS5 query, each quoted: `scope : "mainabc" AND {title} : ("chick"* AND "pie"*)`. */
function ftsQuery({ ownerId, folder, words, fields, whole }: SearchTerms): string {
  const terms = words.map((word) => `"${word}"${whole ? '' : ' *'}`)
  return `scope : "${scopeWord(ownerId, folder)}" AND {${fields.join(' ')}} : (${terms.join(' AND ')})`
}

/**
 * Full text by FTS5. `recipeSearchText` keeps words and no text; `recipeSearchRows` says whose row it is and what it
 * is sorted by.
 */
export const sqliteRecipeSearch: RecipeSearch = {
  async write(db, documents) {
    for (const { ownerId, recipeId, folder, sortTitle, words } of documents) {
      await sql`delete from "recipeSearchRows" where "ownerId" = ${ownerId} and "recipeId" = ${recipeId}`.execute(db)
      const text = [[scopeWord(ownerId, folder)], words.title, words.ingredients, words.rest]
      const [scope, title, ingredients, rest] = text.map((part) => [...part].join(' '))
      await sql`insert into "recipeSearchRows" ("ownerId", "recipeId", "sortTitle")
        values (${ownerId}, ${recipeId}, ${sortTitle})`.execute(db)
      await sql`insert into "recipeSearchText" (rowid, scope, title, ingredients, rest)
        values (last_insert_rowid(), ${scope}, ${title}, ${ingredients}, ${rest})`.execute(db)
    }
  },

  matches: (terms) => sql<SearchMatch>`(
    select "recipeSearchRows"."recipeId", "recipeSearchRows"."sortTitle" from "recipeSearchText"
    join "recipeSearchRows" on "recipeSearchRows"."row" = "recipeSearchText".rowid
    where "recipeSearchText" match ${ftsQuery(terms)})`,
}
