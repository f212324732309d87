import type { Clipping } from '@potluck/api/clip'
import type { Review } from './review.ts'

/** What is to be read: a link by the server, what is written by this browser. */
export type ToRead = { readonly link: string } | { readonly written: string; readonly url?: string }

/** What was looked over when its cook went back to the box. */
export interface LeftReview {
  readonly asked: ToRead
  readonly clipping: Clipping
  readonly review: Review
  /** Whether the cook had put something in another place. */
  readonly isChanged: boolean
}

/** How far a recipe has come on its way from a link or a text. */
export type ClipState =
  | { readonly at: 'empty' }
  /** @property aside an earlier review, which can be gone on with if nothing comes of this */
  | { readonly at: 'reading'; readonly asked: ToRead; readonly aside: LeftReview | null }
  | {
      readonly at: 'reviewing'
      readonly asked: ToRead
      readonly clipping: Clipping
      /** How it was left, where it is looked over once more. */
      readonly left: LeftReview | null
      /** Another text was read than the one whose lines the cook had moved. */
      readonly isReadAnew: boolean
    }
  /** The box is shown again, and the review waits. */
  | { readonly at: 'setAside'; readonly aside: LeftReview }

export type ClipEvent =
  | { readonly do: 'read'; readonly asked: ToRead }
  | { readonly do: 'found'; readonly clipping: Clipping }
  | { readonly do: 'found nothing' }
  | { readonly do: 'go on' }
  | { readonly do: 'set aside'; readonly review: Review; readonly isChanged: boolean }

/** The review that waits beside the box, if there is one. */
export const asideOf = (state: ClipState): LeftReview | null =>
  state.at === 'reading' || state.at === 'setAside' ? state.aside : null

/** Where the page is that was dropped while a review waited. */
export const beginAt = (aside: LeftReview | null): ClipState => (aside ? { at: 'setAside', aside } : { at: 'empty' })

/** What a recipe that comes is named by, so that it is known again. */
const nameOf = (what: ToRead): string => ('link' in what ? what.link : what.written)

const isSame = (one: ToRead, other: ToRead): boolean => nameOf(one) === nameOf(other)

const resume = (left: LeftReview): ClipState => ({
  at: 'reviewing',
  asked: left.asked,
  clipping: left.clipping,
  left,
  isReadAnew: false,
})

/** Whether the review of this is waiting already, so that nothing has to be read. */
export const isSetAside = (state: ClipState, asked: ToRead): boolean => {
  const aside = asideOf(state)
  return aside !== null && isSame(aside.asked, asked)
}

/** What becomes of a clip; an event that does not fit the state changes nothing. */
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
    case 'set aside': {
      if (state.at !== 'reviewing') return state
      const { asked, clipping } = state
      return { at: 'setAside', aside: { asked, clipping, review: event.review, isChanged: event.isChanged } }
    }
  }
}
