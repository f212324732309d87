import type { Language } from '@potluck/cooking/language'
import { bareForm, formsOf } from './word-forms.ts'

/** The forms of the words of a book, and the words that share one. */
export class FormIndex {
  readonly #formsByWord = new Map<string, Set<string>>()
  readonly #wordsByForm = new Map<string, string[]>()
  /** A book says the same words again and again. */
  readonly #memoized = new Map<string, readonly string[]>()

  /** Adds a form of a word. */
  add(word: string, form: string): void {
    const forms = this.#formsByWord.get(word) ?? new Set<string>()
    if (forms.has(form)) return
    this.#formsByWord.set(word, forms.add(form))
    const words = this.#wordsByForm.get(form)
    if (words) words.push(word)
    else this.#wordsByForm.set(form, [word])
  }

  /** Adds the forms that a word has in languages. */
  addWord(word: string, languages: readonly Language[]): void {
    const key = `${languages.join()} ${word}`
    const forms = this.#memoized.get(key) ?? formsOf(word, languages)
    this.#memoized.set(key, forms)
    for (const form of forms) this.add(word, form)
  }

  formsOf(word: string): readonly string[] {
    return [...(this.#formsByWord.get(word) ?? [])]
  }

  /** A word, and those that share a form with it. */
  sameAs(word: string): readonly string[] {
    return [...new Set([word, ...formsOf(word).flatMap((form) => this.#wordsByForm.get(form) ?? [])])]
  }

  /** Each word with the ways in which it may end: as it is written, and without what its forms hang on it. */
  *endings(): Generator<readonly [word: string, ending: string]> {
    for (const [word, forms] of this.#formsByWord)
      for (const ending of new Set([word, ...[...forms].map(bareForm)])) yield [word, ending]
  }
}
