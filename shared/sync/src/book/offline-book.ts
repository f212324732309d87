import type { BookChanges } from '@potluck/api/book-changes'
import type { Endpoint } from '@potluck/api/endpoint'
import type { Person } from '@potluck/api/fields'
import { searchRecipes } from '@potluck/api/recipes'
import type { OfflineBookState } from '@potluck/platform/offline-book'
import { picturesIn } from '../device/forget-pictures.ts'
import { answerFromBook, isOfBook, type ReadableBook } from './answer-from-book.ts'
import { type BookContent, changedRecipes, withChanges } from './book-content.ts'
import { type BookJournal, openBookDatabase } from './book-database.ts'
import { databaseOfBook } from './book-database-names.ts'
import { CurrentBook } from './current-book.ts'
import { HiddenTextCache } from './hidden-texts.ts'

/** The context of a question. */
export interface BookContext {
  /** When the server answered it itself, ISO 8601. */
  readonly seenAt?: Promise<string | undefined>
  /** False for a reader of the kitchen. */
  readonly mayWrite?: boolean
  /** The members of the kitchen. Recipes have the names that people had when the recipe last changed. */
  readonly people?: readonly Person[]
}

/** A whole book on this device: the own one of a session, or that of a kitchen. */
export interface OfflineBook {
  /** Up to where it has the changes of the book; null before the first. Reads again what another window wrote. */
  revision(): Promise<string | null>
  /** The state on the device, by any window. It is cheap to read: it leaves the index out. */
  state(): Promise<OfflineBookState>
  /** Takes changes in, in the order they came. @param isStill asked before anything is written: a session may end at any moment */
  apply(changes: BookChanges, isStill: () => boolean): Promise<void>
  /**
   * The answer that the server would give; null before the book was fetched once, for questions that it cannot answer, and where
   * nothing in it changed since the server answered.
   */
  answer(endpoint: Endpoint, input: object, asked?: BookContext): Promise<AnswerOfBook | null>
  /** The source of answers; null before the book was fetched once. */
  read(mayWrite: boolean): Promise<ReadBook | null>
  /** The ids of the pictures of its recipes. */
  pictures(): Promise<readonly string[]>
  close(): void
}

/** The copy of a book at one moment. */
export interface ReadBook {
  /** When it was last compared with the server, and when that last changed it, ISO 8601. */
  readonly at: string
  readonly changedAt: string
  readonly readable: ReadableBook
}

export interface AnswerOfBook {
  /** When the copy was last compared with the server, ISO 8601. */
  readonly at: string
  readonly answer: unknown
}

/** Which book is opened, and for whom. */
export interface OpenedBook {
  /** Key of the session (`sessionKey`). */
  readonly session: string
  /** The kitchen whose book it is; undefined for the own book. */
  readonly kitchenId?: string | undefined
  /** Called when it was wiped: it has to be opened anew. */
  readonly onGone?: () => void
}

/** A search is prepared when the screen stands that was asked for. Milliseconds. */
const preparedAfterMs = 1_000

/** Any first search sorts the words of the index. */
const anySearch = { query: { query: 'so' } }

/** Opens a book of this device. @throws when the browser stores nothing for this page */
export async function openOfflineBook({ session, kitchenId, onGone = () => {} }: OpenedBook): Promise<OfflineBook> {
  const name = databaseOfBook(kitchenId)
  const database = await openBookDatabase(name, onGone)
  const texts = new HiddenTextCache(database.hiddenTexts)
  const current = new CurrentBook(database, name, session, () => texts.clear())
  let isPrepared = false

  const readable = (
    { recipes: memory, labels }: BookContent,
    { mayWrite = true, people = [] }: BookContext = {},
  ): ReadableBook => ({
    kitchenId: kitchenId ?? null,
    mayWrite,
    people,
    memory,
    labels,
    recipes: database.recipes,
    hiddenTexts: (ids) => texts.get(ids),
  })

  /** Makes one search to the end, so that the first letter that somebody types need not wait for the index. */
  function prepareSearch(): void {
    if (isPrepared) return
    isPrepared = true
    const search = async () => answerFromBook(readable(await current.read()), searchRecipes, anySearch)
    setTimeout(() => void search().catch(() => {}), preparedAfterMs)
  }

  async function readAs(asked: BookContext, last?: BookJournal): Promise<ReadBook | null> {
    const content = await current.read(last)
    if (!content.complete || !content.journal) return null
    const { at, changedAt } = content.journal
    return { at, changedAt, readable: readable(content, asked) }
  }

  return {
    revision: async () => (await current.read()).journal?.mark ?? null,
    async state() {
      const [recipeCount, journal] = await Promise.all([database.countRecipes(), database.journal(session)])
      return { recipeCount, updatedAt: journal?.at ?? null }
    },
    async apply(changes, isStill) {
      const before = await current.read()
      // A first fetch finds nothing of an earlier session.
      if (before.journal === null && isStill()) await database.clear()
      if (!isStill()) return
      await database.write(changes.recipes, changes.goneRecipes)
      texts.forget(changedRecipes(changes))
      const after = await withChanges(before, changes, session, database.recipes)
      await current.replace(before, after, isStill)
    },
    async answer(endpoint, input, asked = {}) {
      if (!isOfBook(endpoint)) return null
      const [last, at = ''] = await Promise.all([current.lastJournal(), asked.seenAt])
      if (last) prepareSearch()
      if (!last || at > last.changedAt) return null
      const book = await readAs(asked, last)
      const answer = book && (await answerFromBook(book.readable, endpoint, input))
      return book && answer !== null ? { at: book.at, answer } : null
    },
    read: (mayWrite) => readAs({ mayWrite }),
    pictures: async () => (await database.texts()).flatMap(picturesIn),
    close: () => database.close(),
  }
}
