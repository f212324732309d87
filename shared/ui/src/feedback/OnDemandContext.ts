import { createContext } from 'react'

/** What is said while a part is fetched, and when it does not come. */
export interface OnDemandWords {
  /** "Loading". */
  readonly loading: string
  /** What happened, in one sentence. */
  readonly failed: string
  /** What to do next. */
  readonly next: string
  readonly retry: string
  readonly cancel: string
}

/** Addresses of words by the code of their language. */
export type WordFiles = Readonly<Record<string, string>>

/** What parts that are fetched need of who owns the page. */
export interface OnDemandPage {
  readonly words: OnDemandWords
  /** Is told why a part did not come; the cook sees it anyway. */
  readonly onError: (error: unknown) => void
  /** Fetches what a part says; where nobody does, its words are there already. */
  readonly addWords?: (words: WordFiles) => Promise<void>
}

export const OnDemandContext = createContext<OnDemandPage | null>(null)
