import type { AnsweredClipping } from '@potluck/api/clip'
import type { PageWall } from '@potluck/clip/page-wall'

/** A page or a text, and where it is from. */
export type PageTask =
  | { readonly bytes: Uint8Array; readonly charset: string | null; readonly url: string }
  | { readonly text: string; readonly url: string }

/** What was read: a clipping, and where there is no recipe the wall that may stand before one. */
export type PageReading =
  | { readonly outcome: 'read'; readonly clipping: AnsweredClipping; readonly wall: PageWall | null }
  | { readonly outcome: 'refused' }
