/** Something in the order of its letters, and the word that it leads to. */
interface Entry {
  readonly by: string
  readonly word: string
}

const compareBy = (a: Entry, b: Entry): number => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0)

const reversed = (word: string): string => [...word].reverse().join('')

/** Words in the order of their letters, found by how they begin. */
export class SortedWords {
  readonly #entries: readonly Entry[]

  /** @param entries what a word is found by, with the word */
  constructor(entries: Iterable<Entry>) {
    this.#entries = [...entries].sort(compareBy)
  }

  static byBeginning(words: Iterable<string>): SortedWords {
    return new SortedWords(Array.from(words, (word) => ({ by: word, word })))
  }

  /** The place of the first entry that is not before a text. */
  #placeOf(text: string): number {
    let [low, high] = [0, this.#entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#entries[middle]?.by ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The words whose entries begin with one of the letters between two. */
  *between(first: string, last: string): Generator<string> {
    for (let at = this.#placeOf(first); (this.#entries[at]?.by[0] ?? '\u{10ffff}') <= last; at += 1) {
      const entry = this.#entries[at]
      if (entry) yield entry.word
    }
  }

  /** The words whose entries begin with a text. */
  *beginningWith(beginning: string): Generator<string> {
    const entries = this.#entries
    for (let at = this.#placeOf(beginning); entries[at]?.by.startsWith(beginning); at += 1) {
      const entry = entries[at]
      if (entry) yield entry.word
    }
  }
}

/** Words found by how they end. */
export class WordsByEnding {
  readonly #sorted: SortedWords

  /** @param endings each word with an ending of it */
  constructor(endings: Iterable<readonly [word: string, ending: string]>) {
    this.#sorted = new SortedWords(Array.from(endings, ([word, ending]) => ({ by: reversed(ending), word })))
  }

  endingWith(ending: string): Generator<string> {
    return this.#sorted.beginningWith(reversed(ending))
  }
}
