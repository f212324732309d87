import type { AnsweredFoundRecipe, AnsweredRecipeSummary } from '@potluck/api/recipes'
import { sequenceOf } from '@potluck/search/words-of'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'

/** Longest line that tells where a word stands. */
const lineLength = 160

/** Most words that are named to be marked. */
const maxMarks = 200

type Texts = Readonly<Record<'ingredients' | 'instructions' | 'notes', string>>

/** Where words stand that a list does not show, from the first place to look. */
const fields = ['ingredients', 'instructions', 'notes'] as const

async function readTexts({ db, dialect }: Database, reader: Reader, ids: readonly string[]) {
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .select(['recipes.id', ...fields])
    .where('recipes.ownerId', '=', reader.id)
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** A line around the place of its first found word, cut at spaces. */
function around(line: string, found: ReadonlySet<string>): string {
  const text = line.trim()
  if (text.length <= lineLength) return text
  const word = text.split(/\s+/u).find((piece) => sequenceOf(piece).some((each) => found.has(each))) ?? ''
  const at = Math.max(0, text.indexOf(word))
  const start = at < lineLength / 2 ? 0 : text.lastIndexOf(' ', at - lineLength / 4) + 1
  const end = start + lineLength >= text.length ? text.length : text.lastIndexOf(' ', start + lineLength)
  const piece = text.slice(start, end > start ? end : start + lineLength)
  return `${start > 0 ? '… ' : ''}${piece}${end < text.length ? ' …' : ''}`
}

/** The first line that holds a found word. */
function matchIn(texts: Texts, found: ReadonlySet<string>): AnsweredFoundRecipe['match'] {
  for (const field of fields) {
    const text = texts[field]
    if (text === '') continue
    for (const line of text.split('\n')) {
      const words = sequenceOf(line)
      if (words.some((word) => found.has(word))) return { field, line: around(line, found) }
    }
  }
  return null
}

/**
 * Says of each recipe where it holds what was looked for when the list does not show it, and which words are to be
 * marked.
 * @param found words of the book that match
 */
export async function explain(
  database: Database,
  reader: Reader,
  recipes: readonly AnsweredRecipeSummary[],
  found: ReadonlySet<string>,
): Promise<{ data: AnsweredFoundRecipe[]; marks: string[] }> {
  if (found.size === 0) return { data: recipes.map((recipe) => ({ ...recipe, match: null })), marks: [] }
  const marks = new Set<string>()
  const mark = (text: string): boolean => {
    const words = sequenceOf(text).filter((word) => found.has(word))
    for (const word of words) marks.add(word)
    return words.length > 0
  }
  const shown = new Set(
    recipes
      .filter(({ title, source, labels }) =>
        [title, source, ...labels.map((label) => label.title)].map(mark).some((isMarked) => isMarked),
      )
      .map(({ id }) => id),
  )
  const hidden = recipes.filter(({ id }) => !shown.has(id)).map(({ id }) => id)
  const texts = hidden.length > 0 ? await readTexts(database, reader, hidden) : new Map<string, Texts>()
  const data = recipes.map((recipe) => {
    const text = texts.get(recipe.id)
    const match = text ? matchIn(text, found) : null
    if (match) mark(match.line)
    return { ...recipe, match }
  })
  return { data, marks: [...marks].slice(0, maxMarks) }
}
