import { createContext } from 'react'

/** The words while a part is loading, and when it fails to load. */
export interface OnDemandWords {
  /** "Loading". */
  readonly loading: string
  /** The failure, in one sentence. */
  readonly failed: string
  /** The next step for the cook. */
  readonly next: string
  readonly retry: string
  readonly cancel: string
}

export interface LoadFailureProps {
  readonly words: OnDemandWords
  readonly retrying: boolean
  readonly onRetry: () => void
  /** Of something that would have lain over the page. */
  readonly onClose: (() => void) | undefined
}

/** Addresses of words by the code of their language. */
export type WordFiles = Readonly<Record<string, string>>

/** The context that lazy parts need from the owner of the page. */
export interface OnDemandPage {
  readonly words: OnDemandWords
  /** Is told why a part did not come; the cook sees it anyway. */
  readonly onError: (error: unknown) => void
  /** Fetches what a part says, as words of the page or of a namespace; where nobody does, its words are there already. */
  readonly addWords?: (words: WordFiles, namespace?: string) => Promise<void>
}

export const OnDemandContext = createContext<OnDemandPage | null>(null)
