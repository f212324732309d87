import { createWordCache } from './word-cache.ts'
import { sequenceOf } from './words-of.ts'

/** Longest line that tells where a word stands. */
const lineLength = 160

/** Most words that are named to be marked. */
const maxMarks = 200

const wordsOfLine = createWordCache(4_000)

/** Where words stand that a list does not show, from the first place to look. */
export const hiddenFields = ['ingredients', 'instructions', 'notes'] as const

/** The texts of a recipe that are read only to show where a word matched. */
export type HiddenTexts = Readonly<Record<(typeof hiddenFields)[number], string>>

/** A recipe as a list shows it. */
interface ShownWords {
  readonly id: string
  readonly title: string
  readonly source: string
  readonly labels: readonly { readonly title: string }[]
}

/** Where a recipe holds what was looked for: a line of it. */
export interface Match {
  readonly field: (typeof hiddenFields)[number]
  readonly line: string
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
function matchIn(texts: HiddenTexts, found: ReadonlySet<string>): Match | null {
  for (const field of hiddenFields) {
    const text = texts[field]
    if (text === '') continue
    for (const line of text.split('\n')) {
      if (wordsOfLine(line).some((word) => found.has(word))) return { field, line: around(line, found) }
    }
  }
  return null
}

/**
 * Says of each recipe where it holds what was looked for when the list does not show it, and which words are to be
 * marked.
 * @param found words of the book that match
 * @param readHidden the texts of some of the recipes, by id
 */
export async function explain<R extends ShownWords>(
  recipes: readonly R[],
  found: ReadonlySet<string>,
  readHidden: (ids: readonly string[]) => Promise<ReadonlyMap<string, HiddenTexts>>,
): Promise<{ data: (R & { match: Match | null })[]; marks: string[] }> {
  if (found.size === 0) return { data: recipes.map((recipe) => ({ ...recipe, match: null })), marks: [] }
  const marks = new Set<string>()
  const mark = (text: string): boolean => {
    const words = wordsOfLine(text).filter((word) => found.has(word))
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
  const texts = hidden.length > 0 ? await readHidden(hidden) : new Map<string, HiddenTexts>()
  const data = recipes.map((recipe) => {
    const text = texts.get(recipe.id)
    const match = text ? matchIn(text, found) : null
    if (match) mark(match.line)
    return { ...recipe, match }
  })
  return { data, marks: [...marks].slice(0, maxMarks) }
}
