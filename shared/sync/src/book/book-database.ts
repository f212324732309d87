import { type CopiedLabel, type CopiedRecipe, copiedLabel, copiedRecipe } from '@potluck/api/book-changes'
import type { HiddenTexts } from '@potluck/search/explain'
import type { RowOf, SavedBook } from '@potluck/search/memory-book'
import { type DBSchema, openDB, unwrap } from 'idb'
import * as z from 'zod/mini'

/** Raised when the shape of the stored data changes: data of an older release is fetched again. */
const shape = 2

/** The changes since the index was written. It is small, so that following a book writes only what changed. */
const journal = z.object({
  session: z.string(),
  /** Where the next changes begin. */
  mark: z.string(),
  /** When the copy was brought up to date, and when that last changed it, ISO 8601. */
  at: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** Recipes that are others now, or gone. */
  recipes: z.array(z.string()),
  /** Labels that are others now, null where one is gone. */
  labels: z.record(z.string(), z.nullable(z.unknown())),
})

export interface BookJournal extends Omit<z.infer<typeof journal>, 'labels'> {
  readonly labels: Readonly<Record<string, CopiedLabel | null>>
}

/** The state of the copy as a whole. The index of words is in the format of the search. */
const state = z.object({
  /** The session (`sessionKey`). */
  session: z.string(),
  /** Whether all of the book was there once. */
  complete: z.boolean(),
  labels: z.array(z.unknown()),
  book: z.custom<SavedBook<RowOf<CopiedRecipe>>>(
    (value) => typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows),
  ),
})

export interface BookState extends Omit<z.infer<typeof state>, 'labels'> {
  readonly labels: readonly CopiedLabel[]
}

/** The texts of a recipe that show where it contains a word. */
const hidden = z.object({ id: z.string(), ingredients: z.string(), instructions: z.string(), notes: z.string() })

interface Tables extends DBSchema {
  recipes: { key: string; value: unknown }
  state: { key: 'state' | 'journal'; value: unknown }
}

/** Reads many at once, as one promise: one for each takes longer than the reading. */
function valuesOf(store: IDBObjectStore, ids: readonly string[]): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const requests = ids.map((id) => store.get(id))
    store.transaction.oncomplete = () => resolve(requests.map(({ result }): unknown => result))
    store.transaction.onabort = () => reject(store.transaction.error)
  })
}

/** The copy of a book on this device. */
export interface BookDatabase {
  /** Null when there is none of this session, or none that can be read. */
  state(session: string): Promise<BookState | null>
  /** The changes since then; reading it alone shows whether the copy was replaced. */
  journal(session: string): Promise<BookJournal | null>
  storeJournal(journal: BookJournal): Promise<void>
  /** Writes all of it, with a journal that is empty but for the mark. */
  storeState(state: BookState, journal: BookJournal): Promise<void>
  /** Number of recipes that are there. */
  countRecipes(): Promise<number>
  /** Those recipes that are there and can be read, by id. */
  recipes(ids: readonly string[]): Promise<ReadonlyMap<string, CopiedRecipe>>
  /** The texts that no list shows, of those that are there, by id. */
  hiddenTexts(ids: readonly string[]): Promise<ReadonlyMap<string, HiddenTexts>>
  write(recipes: readonly CopiedRecipe[], gone: readonly string[]): Promise<void>
  /** All recipes that are there as JSON, whether they can be read or not. */
  texts(): Promise<readonly string[]>
  /** Forgets all recipes. */
  clear(): Promise<void>
  close(): void
}

/**
 * Opens the copy of a book.
 * @param name of its database
 * @param onGone called when it cannot be read any more: it was wiped
 * @throws when the browser stores nothing for this page
 */
export async function openBookDatabase(name: string, onGone: () => void): Promise<BookDatabase> {
  const database = await openDB<Tables>(name, shape, {
    upgrade(fresh) {
      for (const name of fresh.objectStoreNames) fresh.deleteObjectStore(name)
      fresh.createObjectStore('recipes', { keyPath: 'id' })
      fresh.createObjectStore('state')
    },
    // It is being wiped, or a newer release has come.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
      onGone()
    },
    terminated: onGone,
  })
  return {
    async state(session) {
      const parsed = state.safeParse(await database.get('state', 'state'))
      if (!parsed.success || parsed.data.session !== session) return null
      const labels = parsed.data.labels.flatMap((each) => {
        const label = copiedLabel.safeParse(each)
        return label.success ? [label.data] : []
      })
      return { ...parsed.data, labels }
    },
    async journal(session) {
      const parsed = journal.safeParse(await database.get('state', 'journal'))
      if (!parsed.success || parsed.data.session !== session) return null
      const labels = Object.entries(parsed.data.labels).flatMap(([id, each]): [string, CopiedLabel | null][] => {
        if (each === null) return [[id, null]]
        const label = copiedLabel.safeParse(each)
        return label.success ? [[id, label.data]] : []
      })
      return { ...parsed.data, labels: Object.fromEntries(labels) }
    },
    async storeJournal(next) {
      await database.put('state', next, 'journal')
    },
    async storeState(next, empty) {
      const { store, done } = database.transaction('state', 'readwrite')
      await Promise.all([store.put(next, 'state'), store.put(empty, 'journal'), done])
    },
    countRecipes: () => database.count('recipes'),
    recipes: (ids) => readAs(copiedRecipe, ids),
    hiddenTexts: (ids) => readAs(hidden, ids),
    async write(recipes, gone) {
      const { store, done } = database.transaction('recipes', 'readwrite')
      await Promise.all([...recipes.map((recipe) => store.put(recipe)), ...gone.map((id) => store.delete(id)), done])
    },
    texts: async () => (await database.getAll('recipes')).map((recipe) => JSON.stringify(recipe)),
    clear: () => database.clear('recipes'),
    close: () => database.close(),
  }

  async function readAs<Read extends { readonly id: string }>(
    shape: z.ZodMiniType<Read>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Read>> {
    const values = await valuesOf(unwrap(database.transaction('recipes').store), ids)
    return new Map(
      values.flatMap((value) => {
        const parsed = shape.safeParse(value)
        return parsed.success ? [[parsed.data.id, parsed.data] as const] : []
      }),
    )
  }
}
