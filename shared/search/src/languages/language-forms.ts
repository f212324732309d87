/** The forms of words in a language. */
export interface LanguageForms {
  /** One letter, which tells its forms from those of others. It stands in every index: another one makes them useless. */
  readonly sign: string
  /** A folded word without the endings of the language. */
  readonly formsOf: (word: string) => readonly string[]
  /**
   * Small words that the other languages in its letters do not write, folded, with spaces between: by them a text is taken
   * for one of it. Left out where its letters tell.
   */
  readonly smallWords?: string
}
