import type { BookChanges, CopiedLabel, CopiedRecipe } from '@potluck/api/book-changes'
import { createMemoryBook, type MemoryBook } from '@potluck/search/memory-book'
import type { BookJournal, BookState } from './book-database.ts'

/** Number of recipes that are read before the code yields to the browser. */
const readTogether = 25

/** The offline book in memory, with the changes since its index was written. */
export interface BookContent {
  readonly recipes: MemoryBook<CopiedRecipe>
  readonly labels: Map<string, CopiedLabel>
  /** Whether all of the book was there once. */
  readonly complete: boolean
  readonly journal: BookJournal | null
}

type ReadRecipes = (ids: readonly string[]) => Promise<ReadonlyMap<string, CopiedRecipe>>

const toYield = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Puts recipes into a book, some at a time; those that are not there any more are removed from it. */
async function putRecipes(book: MemoryBook<CopiedRecipe>, ids: readonly string[], read: ReadRecipes): Promise<void> {
  for (let at = 0; at < ids.length; at += readTogether) {
    const some = ids.slice(at, at + readTogether)
    const recipes = await read(some)
    for (const id of some) {
      const recipe = recipes.get(id)
      if (recipe) book.put(recipe)
      else book.remove(id)
    }
    if (some.length === readTogether) await toYield()
  }
}

function putLabels({ recipes, labels }: Pick<BookContent, 'recipes' | 'labels'>, changed: BookJournal['labels']): void {
  for (const [id, label] of Object.entries(changed)) {
    if (label) {
      recipes.putLabel(label)
      labels.set(id, label)
    } else {
      recipes.removeLabel(id)
      labels.delete(id)
    }
  }
}

/** The content that was written, brought up to date with its journal; an empty one where nothing was written. */
export async function contentOf(
  state: BookState | null,
  journal: BookJournal | null,
  read: ReadRecipes,
): Promise<BookContent> {
  const labels = new Map((state?.labels ?? []).map((label) => [label.id, label]))
  const recipes = createMemoryBook<CopiedRecipe>(state?.book)
  if (!state || !journal) return { recipes, labels, complete: false, journal: null }
  await putRecipes(recipes, journal.recipes, read)
  putLabels({ recipes, labels }, journal.labels)
  return { recipes, labels, complete: state.complete, journal }
}

/** The same content with an index of what there is now only. */
async function compacted(content: BookContent, read: ReadRecipes): Promise<BookContent> {
  const recipes = createMemoryBook<CopiedRecipe>()
  const ids = content.recipes.rows().map(({ id }) => id)
  await putRecipes(recipes, ids, read)
  for (const label of content.labels.values()) recipes.putLabel(label)
  return { ...content, recipes }
}

/** Ids of recipes that are others now, or gone. */
export const changedRecipes = ({ recipes, goneRecipes }: BookChanges): readonly string[] => [
  ...new Set([...recipes.map(({ id }) => id), ...goneRecipes]),
]

/**
 * Applies changes in the order they came. The content of before is not valid afterwards.
 * @param session key of the session whose book it is
 */
export async function withChanges(
  before: BookContent,
  changes: BookChanges,
  session: string,
  read: ReadRecipes,
): Promise<BookContent> {
  const byId = new Map(changes.recipes.map((recipe) => [recipe.id, recipe]))
  const ids = changedRecipes(changes)
  const labels: BookJournal['labels'] = Object.fromEntries([
    ...changes.labels.map((label) => [label.id, label] as const),
    ...changes.goneLabels.map((id) => [id, null] as const),
  ])
  await putRecipes(before.recipes, ids, async () => byId)
  putLabels(before, labels)
  const at = new Date().toISOString()
  const isChange = ids.length + Object.keys(labels).length > 0
  const journal: BookJournal = {
    session,
    at,
    mark: changes.mark,
    changedAt: isChange || !before.journal ? at : before.journal.changedAt,
    recipes: [...new Set([...(before.journal?.recipes ?? []), ...ids])],
    labels: { ...before.journal?.labels, ...labels },
  }
  const after = { ...before, complete: before.complete || !changes.more, journal }
  return after.recipes.needsCompaction() ? compacted(after, read) : after
}
