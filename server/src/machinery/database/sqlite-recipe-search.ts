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
  async createTables(db) {
    await db.schema
      .createTable('recipeSearchRows')
      .addColumn('row', 'integer', (column) => column.primaryKey())
      .addColumn('ownerId', 'text', (column) => column.notNull())
      .addColumn('recipeId', 'text', (column) => column.notNull())
      .addColumn('sortTitle', 'text', (column) => column.notNull())
      .addUniqueConstraint('recipeSearchRows_recipe', ['ownerId', 'recipeId'])
      .execute()
    // The ascii tokenizer splits at spaces and ASCII signs alone: `wordsOf` has split already.
    await sql`create virtual table "recipeSearchText" using fts5(
      scope, title, ingredients, rest,
      content='', contentless_delete=1, detail=column, tokenize='ascii')`.execute(db)
    await sql`create trigger "recipeSearchRows_deleted" after delete on "recipeSearchRows" begin
      delete from "recipeSearchText" where rowid = old.row; end`.execute(db)
    // Also when the account goes, and its recipes with it.
    await sql`create trigger "recipes_deleted" after delete on recipes begin
      delete from "recipeSearchRows" where "ownerId" = old."ownerId" and "recipeId" = old.id; end`.execute(db)
  },

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
