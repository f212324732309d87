import type { Clipping } from '@potluck/api/clip'
import { type Review, reviewOf } from './review.ts'

/** The input to parse: a link by the server, a text by this browser. */
export type ToRead =
  | { readonly link: string }
  | {
      readonly written: string
      readonly url?: string
      /** For a text from photos: the words that may be misread. */
      readonly doubtful?: readonly string[]
    }

/** The review that the cook left for the box. */
export interface LeftReview {
  readonly asked: ToRead
  readonly clipping: Clipping
  readonly review: Review
  /** Whether the cook has edited it. */
  readonly isChanged: boolean
}

/** The states of a clip, from a link or a text to a recipe. */
export type ClipState =
  | { readonly at: 'empty' }
  /** @property aside an earlier review that can be resumed if this fails */
  | { readonly at: 'reading'; readonly asked: ToRead; readonly aside: LeftReview | null }
  | {
      readonly at: 'reviewing'
      readonly asked: ToRead
      readonly clipping: Clipping
      /** The earlier review, if it is resumed. */
      readonly left: LeftReview | null
      /** Whether a changed text discarded the lines that the cook had moved. */
      readonly isReadAnew: boolean
    }
  /** The box is open, and the review is retained. */
  | { readonly at: 'setAside'; readonly aside: LeftReview }

export type ClipEvent =
  | { readonly do: 'read'; readonly asked: ToRead }
  | { readonly do: 'found'; readonly clipping: Clipping }
  | { readonly do: 'found nothing' }
  | { readonly do: 'go on' }
  | { readonly do: 'throw away' }
  /** Another recipe of the same text. @property isChanged whether the cook has edited one of them */
  | { readonly do: 'switch'; readonly clipping: Clipping; readonly isChanged: boolean }
  | { readonly do: 'set aside'; readonly review: Review; readonly isChanged: boolean }

/** The retained review, if any. */
export const asideOf = (state: ClipState): LeftReview | null =>
  state.at === 'reading' || state.at === 'setAside' ? state.aside : null

/** The initial state after a reload with a retained review. */
export const beginAt = (aside: LeftReview | null): ClipState => (aside ? { at: 'setAside', aside } : { at: 'empty' })

/** A key that identifies the input. */
const nameOf = (what: ToRead): string => ('link' in what ? what.link : what.written)

const isSame = (one: ToRead, other: ToRead): boolean => nameOf(one) === nameOf(other)

const resume = (left: LeftReview): ClipState => ({
  at: 'reviewing',
  asked: left.asked,
  clipping: left.clipping,
  left,
  isReadAnew: false,
})

/** Whether the retained review belongs to this input, so that it is not parsed again. */
export const isSetAside = (state: ClipState, input: ToRead): boolean => {
  const aside = asideOf(state)
  return aside !== null && isSame(aside.asked, input)
}

/** The reducer of a clip. An event that does not fit the state changes nothing. */
export function changeClip(state: ClipState, event: ClipEvent): ClipState {
  const aside = asideOf(state)
  switch (event.do) {
    case 'read':
      return { at: 'reading', asked: event.asked, aside }
    case 'found':
      if (state.at !== 'reading') return state
      return {
        at: 'reviewing',
        asked: state.asked,
        clipping: event.clipping,
        left: null,
        isReadAnew: aside?.isChanged === true && 'written' in aside.asked && 'written' in state.asked,
      }
    case 'found nothing':
      return state.at === 'reading' ? beginAt(aside) : state
    case 'go on':
      return aside ? resume(aside) : state
    case 'throw away':
      return { at: 'empty' }
    case 'switch': {
      if (state.at !== 'reviewing') return state
      const { asked } = state
      const { clipping, isChanged } = event
      return resume({ asked, clipping, review: reviewOf(clipping), isChanged })
    }
    case 'set aside': {
      if (state.at !== 'reviewing') return state
      const { asked, clipping } = state
      return { at: 'setAside', aside: { asked, clipping, review: event.review, isChanged: event.isChanged } }
    }
  }
}
