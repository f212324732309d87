import { sql } from 'kysely'
import {
  type RecipeSearch,
  type SearchDocument,
  type SearchField,
  type SearchMatch,
  type SearchTerms,
  scopeWord,
} from './recipe-search.ts'

const weights: Readonly<Record<SearchField, string>> = { title: 'A', ingredients: 'B', rest: 'C' }

/** Most words kept of one recipe: a tsvector holds a megabyte. */
const maxWords = 20_000

/** Words as a tsquery: `'mainabc' & 'chick':*A & 'pie':*A`. */
function tsQuery({ ownerId, folder, words, fields, whole }: SearchTerms): string {
  const places = fields.map((field) => weights[field]).join('')
  return [`'${scopeWord(ownerId, folder)}'`, ...words.map((word) => `'${word}':${whole ? '' : '*'}${places}`)].join(
    ' & ',
  )
}

/** A recipe's words as a tsvector: each with the weights of the fields that hold it, no positions. */
function tsVector({ ownerId, folder, words }: SearchDocument): string {
  const found = new Map<string, string[]>()
  for (const field of ['title', 'ingredients', 'rest'] as const) {
    for (const word of words[field]) {
      const places = found.get(word) ?? []
      places.push(`${places.length + 1}${weights[field]}`)
      if (places.length > 1 || found.size < maxWords) found.set(word, places)
    }
  }
  const lexemes = [...found].map(([word, places]) => `'${word}':${places.join(',')}`)
  return [`'${scopeWord(ownerId, folder)}'`, ...lexemes].join(' ')
}

/** Full text by a tsvector that holds the words as they are, found by a GIN index. */
export const postgresqlRecipeSearch: RecipeSearch = {
  async createTables(db) {
    await sql`create table "recipeSearch" (
      "ownerId" varchar(36) not null,
      "recipeId" varchar(36) not null,
      "sortTitle" text collate "C" not null,
      words tsvector not null,
      primary key ("ownerId", "recipeId"),
      foreign key ("ownerId", "recipeId") references recipes ("ownerId", id) on delete cascade)`.execute(db)
    await sql`create index "recipeSearch_words" on "recipeSearch" using gin (words) with (fastupdate = off)`.execute(db)
  },

  async write(db, documents) {
    if (documents.length === 0) return
    const rows = documents.map(
      (document) =>
        sql`(${document.ownerId}, ${document.recipeId}, ${document.sortTitle}, ${tsVector(document)}::tsvector)`,
    )
    await sql`insert into "recipeSearch" ("ownerId", "recipeId", "sortTitle", words) values ${sql.join(rows)}
      on conflict ("ownerId", "recipeId") do update
      set "sortTitle" = excluded."sortTitle", words = excluded.words`.execute(db)
  },

  matches: (terms) => sql<SearchMatch>`(
    select "recipeId", "sortTitle" from "recipeSearch" where words @@ ${tsQuery(terms)}::tsquery)`,
}
