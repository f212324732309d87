import type { AnsweredClipping } from '@potluck/api/clip'
import type { PageWall } from '@potluck/clip/page-wall'
import type { VideoFacts } from '@potluck/clip/video-page'

/** A page, a text, or what a site hands over about a video, with its origin. */
export type PageTask =
  | { readonly bytes: Uint8Array; readonly charset: string | null; readonly url: string }
  | { readonly text: string; readonly url: string }
  | { readonly video: VideoFacts; readonly captions: string; readonly url: string }

/** The clipping of a page. If there is no recipe, `wall` says which wall may hide it. */
export type PageReading =
  | {
      readonly outcome: 'read'
      readonly clipping: AnsweredClipping
      readonly wall: PageWall | null
      readonly video: VideoFacts | null
      /** The address to which a page without a recipe leads by itself; empty for none. */
      readonly next: string
    }
  | { readonly outcome: 'refused' }
