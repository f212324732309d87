import type { ReadPage } from '@potluck/photo-text/read-page'

/** A photo or a scanned page, and how many quarters of a turn it needs, clockwise. */
export interface PhotoToRead {
  readonly photo: Blob
  readonly quarters: number
}

/** The page's request to the worker, which answers once for each photo, in order. */
export interface ReadRequest {
  readonly photos: readonly PhotoToRead[]
  /** Code of the cook's language, as `de-de`. */
  readonly language: string
}

/** Where the work is. */
export interface ReadProgress {
  /** The photo that is read, from 0. */
  readonly photo: number
  /** How much of it is read, 0 to 1; null while the engine is loaded. */
  readonly share: number | null
}

export type ReadMessage =
  | { readonly kind: 'progress'; readonly progress: ReadProgress }
  | { readonly kind: 'read'; readonly pages: readonly ReadPage[] }
  | { readonly kind: 'failed'; readonly problem: ReadProblem; readonly detail: string }

/** Why photos were not read: the browser does not know their format, or lacks the engine's files. */
export type ReadProblem = 'not-a-picture' | 'no-engine'
