import type { AnsweredClipping } from '@potluck/api/clip'
import type { PageWall } from '@potluck/clip/page-wall'

/** A page or a text, with its origin. */
export type PageTask =
  | { readonly bytes: Uint8Array; readonly charset: string | null; readonly url: string }
  | { readonly text: string; readonly url: string }

/** The clipping of a page. If there is no recipe, `wall` says which wall may hide it. */
export type PageReading =
  | { readonly outcome: 'read'; readonly clipping: AnsweredClipping; readonly wall: PageWall | null }
  | { readonly outcome: 'refused' }
