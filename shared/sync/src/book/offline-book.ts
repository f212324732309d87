import type { BookChanges } from '@potluck/api/book-changes'
import type { Endpoint } from '@potluck/api/endpoint'
import { searchRecipes } from '@potluck/api/recipes'
import type { OfflineBookState } from '@potluck/platform/offline-book'
import { answerFromBook, isOfBook, type ReadableBook } from './answer-from-book.ts'
import { type BookContent, changedRecipes, withChanges } from './book-content.ts'
import { openBookDatabase } from './book-database.ts'
import { CurrentBook } from './current-book.ts'
import { HiddenTextCache } from './hidden-texts.ts'

/** The whole book of one session, on this device. */
export interface OfflineBook {
  /** Up to where it has the changes of the book; null before the first. Reads again what another window wrote. */
  revision(): Promise<string | null>
  /** What is written on the device, by whichever window; without the index, so that it may be asked often. */
  state(): Promise<OfflineBookState>
  /** Takes changes in, in the order they came. @param isStill asked before anything is written: a session may end at any moment */
  apply(changes: BookChanges, isStill: () => boolean): Promise<void>
  /**
   * The answer that the server would give; null before the book was fetched once, and for questions that it cannot answer.
   * @param seenAt when the server answered that itself, ISO 8601: null too, where nothing in the book changed since
   */
  answer(
    endpoint: Endpoint,
    input: object,
    seenAt?: Promise<string | undefined>,
  ): Promise<{ readonly at: string; readonly answer: unknown } | null>
  close(): void
}

/** A search is prepared when the screen stands that was asked for. Milliseconds. */
const preparedAfterMs = 1_000

/** Any first search sorts the words of the index. */
const anySearch = { query: { query: 'so' } }

/**
 * Opens the offline book of this device.
 * @param session key of the session (`sessionKey`)
 * @param onGone called when it was wiped: it has to be opened anew
 * @throws when the browser stores nothing for this page
 */
export async function openOfflineBook(session: string, onGone = () => {}): Promise<OfflineBook> {
  const database = await openBookDatabase(onGone)
  const texts = new HiddenTextCache(database.hiddenTexts)
  const current = new CurrentBook(database, session, () => texts.clear())
  let isPrepared = false

  const readable = ({ recipes: memory, labels }: BookContent): ReadableBook => ({
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
    async answer(endpoint, input, seenAt) {
      if (!isOfBook(endpoint)) return null
      const [last, at = ''] = await Promise.all([current.lastJournal(), seenAt])
      if (last) prepareSearch()
      if (!last || at > last.changedAt) return null
      const content = await current.read(last)
      if (!content.complete || !content.journal) return null
      const answer = await answerFromBook(readable(content), endpoint, input)
      return answer === null ? null : { at: content.journal.at, answer }
    },
    close: () => database.close(),
  }
}
