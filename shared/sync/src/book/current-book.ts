import { type LastWrite, lastWrite } from '../device/last-write.ts'
import { type BookContent, contentOf } from './book-content.ts'
import type { BookDatabase, BookJournal } from './book-database.ts'

/** Number of changed recipes after which the index is written again. Until then the changes are in the journal. */
const maxJournal = 2_500

/** A name that differs between two states of the offline book. */
const stateName = ({ session, mark, at }: BookJournal): string => `${session} ${mark} ${at}`

/** The content of the offline book in this window, as whichever window wrote it last. */
export class CurrentBook {
  readonly #database: BookDatabase
  readonly #session: string
  readonly #onReplaced: () => void
  readonly #lastWrite: LastWrite
  #content: BookContent | null = null
  #reading: { readonly of: string | null; readonly content: Promise<BookContent> } | null = null
  /** A first fetch is on its way, and not all of it is written yet. */
  #isAhead = false

  /**
   * @param name of the database
   * @param session key of the session (`sessionKey`)
   * @param onReplaced called before another window's content is read
   */
  constructor(database: BookDatabase, name: string, session: string, onReplaced: () => void) {
    this.#database = database
    this.#lastWrite = lastWrite(name)
    this.#session = session
    this.#onReplaced = onReplaced
  }

  /** The journal that was written last, without asking the disk where no window wrote since the content was read. */
  lastJournal(): BookJournal | null | Promise<BookJournal | null> {
    const journal = this.#content?.journal
    return journal && stateName(journal) === this.#lastWrite.last() ? journal : this.#journal()
  }

  async #journal(): Promise<BookJournal | null> {
    return this.#content && this.#isAhead ? this.#content.journal : this.#database.journal(this.#session)
  }

  /** Calls during a reading wait for that reading. @param known the journal that was written last */
  async read(known?: BookJournal | null): Promise<BookContent> {
    const content = this.#content
    if (content && this.#isAhead) return content
    const journal = known ?? (await this.#journal())
    if (this.#content && this.#content.journal?.at === journal?.at && this.#content.journal?.mark === journal?.mark)
      return this.#content
    const of = journal ? stateName(journal) : null
    if (this.#reading?.of !== of) {
      const begun = { of, content: this.#readAnew(journal) }
      const ended = () => {
        if (this.#reading === begun) this.#reading = null
      }
      begun.content.then(ended, ended)
      this.#reading = begun
    }
    return this.#reading.content
  }

  async #readAnew(journal: BookJournal | null): Promise<BookContent> {
    this.#onReplaced()
    const state = journal && (await this.#database.state(this.#session))
    this.#content = await contentOf(state, journal, this.#database.recipes)
    return this.#content
  }

  /**
   * Takes the place of the content before, and is written: all of it when the index is new or the journal long, else the journal.
   * While a first fetch is on its way nothing is written but recipes.
   * @param isStill asked before it is written: a session may end at any moment
   */
  async replace(before: BookContent, after: BookContent, isStill: () => boolean): Promise<void> {
    this.#content = after
    const { journal, complete } = after
    if (!journal || !isStill()) return
    const isWhole = complete && (this.#isAhead || !before.complete)
    if (isWhole || journal.recipes.length >= maxJournal || after.recipes !== before.recipes) {
      this.#content = await this.#writeAll(after, journal)
      this.#isAhead = false
    } else if (complete) {
      await this.#database.storeJournal(journal)
      this.#lastWrite.note(stateName(journal))
    } else this.#isAhead = true
  }

  async #writeAll(content: BookContent, journal: BookJournal): Promise<BookContent> {
    const { recipes, labels, complete } = content
    const empty = { ...journal, recipes: [], labels: {} }
    const state = { session: this.#session, complete, labels: [...labels.values()], book: recipes.save() }
    await this.#database.storeState(state, empty)
    this.#lastWrite.note(stateName(empty))
    return { ...content, journal: empty }
  }
}
