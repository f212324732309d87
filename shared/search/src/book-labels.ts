import { labelOfBook, type WordIndex } from './find-matches.ts'
import { labelKey } from './label-title.ts'

export interface BookLabel {
  readonly id: string
  readonly title: string
}

/** The labels of a book, with what a search asks of them, worked out once until a label changes. */
export class BookLabels {
  readonly #labels: Map<string, BookLabel>
  #idsByKey: ReadonlyMap<string, string> | null = null
  #words: WordIndex['labels'] | null = null

  constructor(saved: readonly BookLabel[]) {
    this.#labels = new Map(saved.map((label) => [label.id, label]))
  }

  all(): ReadonlyMap<string, BookLabel> {
    return this.#labels
  }

  put(label: BookLabel): void {
    this.#labels.set(label.id, label)
    this.#forgetWorkedOut()
  }

  remove(id: string): void {
    this.#labels.delete(id)
    this.#forgetWorkedOut()
  }

  /** Ids by what a title is compared by. */
  idsByKey(): ReadonlyMap<string, string> {
    this.#idsByKey ??= new Map([...this.#labels.values()].map(({ id, title }) => [labelKey(title), id]))
    return this.#idsByKey
  }

  words(): WordIndex['labels'] {
    this.#words ??= [...this.#labels.values()].map(labelOfBook)
    return this.#words
  }

  #forgetWorkedOut(): void {
    this.#idsByKey = null
    this.#words = null
  }
}
