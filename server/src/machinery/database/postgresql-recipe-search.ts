import { sql } from 'kysely'
import {
  type RecipeSearch,
  type SearchDocument,
  type SearchField,
  type SearchMatch,
  type SearchTerms,
  scopeWord,
} from './recipe-search.ts'

/**
 * Each word is kept once for each place it may be asked for in, behind a letter: in the title, there or in the
 * ingredients, anywhere. So the index alone answers; weights it would have to look up in each recipe.
 */
const places = ['a', 'b', 'c'] as const

const placesOf: Readonly<Record<SearchField, readonly string[]>> = {
  title: places,
  ingredients: places.slice(1),
  rest: places.slice(2),
}

/** Most bytes kept of the words of one recipe: a tsvector holds 1,048,575. */
const maxBytes = 1_000_000

/** Words as a tsquery: `'mainabc' & 'achick':* & 'apie':*`. */
function tsQuery({ ownerId, folder, words, fields, whole }: SearchTerms): string {
  const place = places[fields.length - 1] ?? 'c'
  const terms = words.map((word) => `'${place}${word}'${whole ? '' : ':*'}`)
  return [`'${scopeWord(ownerId, folder)}'`, ...terms].join(' & ')
}

/** A recipe's words as a tsvector, without positions. */
function tsVector({ ownerId, folder, words }: SearchDocument): string {
  const scope = scopeWord(ownerId, folder)
  const lexemes = new Set([`'${scope}'`])
  let bytes = Buffer.byteLength(scope)
  for (const field of ['title', 'ingredients', 'rest'] as const) {
    for (const word of words[field]) {
      for (const place of placesOf[field]) {
        const lexeme = `'${place}${word}'`
        if (lexemes.has(lexeme)) continue
        bytes += Buffer.byteLength(lexeme)
        if (bytes > maxBytes) return [...lexemes].join(' ')
        lexemes.add(lexeme)
      }
    }
  }
  return [...lexemes].join(' ')
}

/** Full text by a tsvector that holds the words as they are, found by a GIN index. */
export const postgresqlRecipeSearch: RecipeSearch = {
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
