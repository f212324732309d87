import type { Language } from '@potluck/cooking/language'
import { fold } from '@potluck/search/fold'
import { writePositions } from '@potluck/search/positions'
import type { SearchedText } from '@potluck/search/recipe-words'
import { bareForm, formsOf } from '@potluck/search/word-forms'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Book } from '../../ground/access/book.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { textBytes } from '../../machinery/base/page-bytes.ts'
import { longWork } from '../../machinery/base/yielding.ts'
import { writeAddition } from './additions.ts'
import { blockOf, writeEntry } from './entries.ts'
import { isMergeDue, mergeAdditions } from './merge-additions.ts'
import { type RecipeWords, readWords, type SearchedRecipe, wordsOf } from './recipe-words.ts'
import { countStored, rowBytes } from './stored-index.ts'

/** Reserves numbers of a book for recipes that are about to be saved. @returns the first number */
export async function takeSearchNumbers({ database: { db }, ownerId }: OpenBook, count: number): Promise<number> {
  const { nextNumber } = await db
    .insertInto('searchBooks')
    .values({ ownerId, nextNumber: 1 + count, firstNumber: 1 })
    .onConflict((conflict) =>
      conflict.column('ownerId').doUpdateSet({ nextNumber: sql`${sql.ref('searchBooks.nextNumber')} + ${count}` }),
    )
    .returning('nextNumber')
    .executeTakeFirstOrThrow()
  return nextNumber - count
}

/** Forgets what was known of smaller numbers than this: no recipe has one of them. */
export async function forgetNumbersBelow(book: OpenBook, number: number): Promise<void> {
  const {
    database: { db },
    ownerId,
  } = book
  await mergeAdditions(book)
  const gone = db.deleteFrom('searchPostings').where('ownerId', '=', ownerId).where('block', '<', blockOf(number))
  const rows = await gone
    .returning(({ ref }) => textBytes(ref('word'), ref('entries'), ref('positions')).as('bytes'))
    .execute()
  const bytes = rows.reduce((sum, row) => sum + rowBytes + row.bytes, 0)
  await countStored(db, ownerId, { searchPostings: -bytes })
  await db.updateTable('searchBooks').set({ firstNumber: number }).where('ownerId', '=', ownerId).execute()
}

/** The word that stands for an ingredient. */
export const itemWord = (key: string): string => `=${key}`

/** What a text begins with, and what it ends with. */
export const beginningForm = (word: string): string => `w:${word}`
export const endingForm = (word: string): string => `r:${[...word].reverse().join('')}`

interface Indexed {
  readonly recipe: SearchedRecipe
  readonly words: RecipeWords
}

/** A recipe with more words than this has its forms written ahead: they take most of the time. */
const manyWords = 300

/** Words whose forms are written in one transaction. */
const wordsAtOnce = 200

/**
 * Gets ready what makes recipes findable, in turns with other requests, before the transaction that writes them: there
 * everybody else waits for the database. What is written is true of the book whether or not its recipes follow.
 */
export async function indexAhead(database: Database, book: Book, recipes: readonly SearchedText[]): Promise<void> {
  const turn = longWork()
  for (const recipe of recipes) {
    const { words, languages } = await readWords(recipe)
    if (words.size < manyWords) continue
    const all = [...words.keys()]
    for (let start = 0; start < all.length; start += wordsAtOnce) {
      const some = all.slice(start, start + wordsAtOnce)
      await changeBook(database, book, async (open) => {
        const searchWords = await writeForms(open, [{ words: some, languages }])
        await countStored(open.database.db, open.ownerId, { searchWords })
      })
      await turn()
    }
  }
}

/**
 * Makes recipes of a book findable by what they say now. Nothing of what was known of them before has to be taken away:
 * it names them by a number that they no longer have.
 */
export async function indexRecipes(book: OpenBook, recipes: readonly SearchedRecipe[]): Promise<void> {
  if (recipes.length === 0) return
  const indexed = recipes.map((recipe) => ({ recipe, words: wordsOf(recipe) }))
  const searchPostings = await writeAdditions(book, indexed)
  const searchWords = await writeForms(
    book,
    indexed.map(({ words: { words, languages } }) => ({ words: words.keys(), languages })),
  )
  await countStored(book.database.db, book.ownerId, { searchPostings, searchWords })
  await writeItems(book, indexed)
  await writeTexts(book, indexed)
}

/** The words of a recipe with where they are, and its ingredients with how many it has. */
function* entriesOf({ recipe: { searchNumber }, words: { words, items } }: Indexed) {
  for (const [word, { places, positions }] of words) {
    yield { word, entry: writeEntry(searchNumber, places), positions: writePositions(positions) }
  }
  for (const { key } of items)
    yield { word: itemWord(key), entry: writeEntry(searchNumber, items.length), positions: '' }
}

/** @returns the bytes of the new rows */
async function writeAdditions(book: OpenBook, indexed: readonly Indexed[]): Promise<number> {
  const {
    database: { db },
    ownerId,
  } = book
  const additions = indexed.map((each) => ({ number: each.recipe.searchNumber, words: writeAddition(entriesOf(each)) }))
  await db
    .insertInto('searchAdditions')
    .values(additions.map((addition) => ({ ownerId, ...addition })))
    .execute()
  if (isMergeDue(additions)) await mergeAdditions(book)
  return additions.reduce((sum, { words }) => sum + rowBytes + Buffer.byteLength(words), 0)
}

interface FormRow {
  readonly form: string
  readonly word: string
}

/** Words of a recipe, and the languages whose forms they may be. */
interface FormedWords {
  readonly words: Iterable<string>
  readonly languages: readonly Language[]
}

/** Forms of this many words are cached: recipes say the same words again and again. */
const mostKnown = 20_000

const known = new LRUCache<string, readonly FormRow[]>({ max: mostKnown })

function formRowsOf(word: string, languages: readonly Language[]): readonly FormRow[] {
  const key = `${languages.join()} ${word}`
  const rows = known.get(key) ?? formsOf(word, languages).map((form) => ({ form, word }))
  known.set(key, rows)
  return rows
}

/** The forms of the words of recipes, each once. */
function formsIn(recipes: readonly FormedWords[]): readonly FormRow[] {
  const forms = new Set<FormRow>()
  for (const { words, languages } of recipes) {
    for (const word of words) for (const row of formRowsOf(word, languages)) forms.add(row)
  }
  return [...new Map([...forms].map((row) => [`${row.form} ${row.word}`, row])).values()]
}

/** @returns the bytes of the new rows */
async function writeForms(
  { database: { db, dialect }, ownerId }: OpenBook,
  recipes: readonly FormedWords[],
): Promise<number> {
  const columns = { form: 'text', word: 'text' } as const
  const fresh = await sql<FormRow>`select form, word from ${dialect.recordsOf(columns, formsIn(recipes))} as listed
    where not exists (select 1 from "searchForms" as known
      where known."ownerId" = ${ownerId} and known.form = listed.form and known.word = listed.word)`.execute(db)
  if (fresh.rows.length === 0) return 0
  const rows = fresh.rows.flatMap(({ form, word }) => [
    { form, word },
    { form: beginningForm(word), word },
    ...[...new Set([word, bareForm(form)])].map((end) => ({ form: endingForm(end), word })),
  ])
  await sql`insert into "searchForms" ("ownerId", form, word)
    select ${ownerId}, form, word from ${dialect.recordsOf(columns, rows)} as listed where true
    on conflict do nothing`.execute(db)
  return rows.reduce((sum, { form, word }) => sum + rowBytes + Buffer.byteLength(form + word), 0)
}

async function writeItems({ database: { db, dialect }, ownerId }: OpenBook, indexed: readonly Indexed[]) {
  const items = new Map(indexed.flatMap(({ words }) => words.items.map((item) => [item.key, item] as const)))
  const rows = [...items.values()].map(({ key, name }) => ({ key, name, folded: fold(name) }))
  const records = dialect.recordsOf({ key: 'text', name: 'text', folded: 'text' }, rows)
  await sql`insert into "searchItems" ("ownerId", key, name, folded)
    select ${ownerId}, key, name, folded from ${records} as listed where true on conflict do nothing`.execute(db)
}

async function writeTexts({ database: { db, dialect }, ownerId }: OpenBook, indexed: readonly Indexed[]) {
  const rows = indexed.map(({ recipe, words }) => ({
    recipeId: recipe.id,
    items: words.items.map(({ key, name }) => `${key}\t${name}`).join('\n'),
  }))
  const records = dialect.recordsOf({ recipeId: 'text', items: 'text' }, rows)
  await sql`insert into "searchTexts" ("ownerId", "recipeId", items)
    select ${ownerId}, "recipeId", items from ${records} as listed where true
    on conflict ("ownerId", "recipeId") do update set items = excluded.items`.execute(db)
}
