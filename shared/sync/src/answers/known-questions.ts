import type { LastWrite } from '../device/last-write.ts'

/** Distinguishes two writes of the same millisecond. */
const newWrite = () => `${Date.now()} ${Math.random()}`

/**
 * Which questions have a cached answer, known without reading the disk: each letter of a search asks what was never asked
 * before. Known for as long as the last write to the database is the one that it was read at.
 */
export class KnownQuestions {
  readonly #lastWrite: LastWrite
  readonly #readAll: () => Promise<readonly unknown[]>
  #known: { readonly at: string; readonly questions: Set<unknown> } | null = null

  /** @param readAll reads all questions from the disk */
  constructor(lastWrite: LastWrite, readAll: () => Promise<readonly unknown[]>) {
    this.#lastWrite = lastWrite
    this.#readAll = readAll
    if (lastWrite.last() === null) lastWrite.note(newWrite())
  }

  /** Whether a question certainly has no answer; false when only the disk can decide. */
  isMissing(question: string): boolean {
    const known = this.#known
    return known !== null && known.at === this.#lastWrite.last() && !known.questions.has(question)
  }

  /** Reads them from the disk where another window wrote since, or nothing was read yet. */
  async learn(): Promise<void> {
    const at = this.#lastWrite.last()
    if (at === null || this.#known?.at === at) return
    this.#known = { at, questions: new Set(await this.#readAll()) }
  }

  /** Notes, for all windows, that an answer to a question was stored. */
  noteStored(question: string): void {
    const at = newWrite()
    const known = this.#known
    this.#known = known && known.at === this.#lastWrite.last() ? { at, questions: known.questions.add(question) } : null
    this.#lastWrite.note(at)
  }

  /** The disk is read again: a worker, which can note nothing, may have written. */
  forget(): void {
    this.#known = null
  }
}
