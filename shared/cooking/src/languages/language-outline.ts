import type { TimeWords } from './time-words.ts'

/** The facts about a language that are known before its words are loaded. */
export interface LanguageOutline {
  /**
   * Words that the other languages in its letters do not use: a text in which one stands may be of it. Left out where the
   * letters tell, and for English, in which anybody may have written.
   */
  readonly ownWords?: RegExp
  readonly time: TimeWords
}
