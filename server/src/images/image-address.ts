import type { Image } from '@potluck/api/images'
import type { Tickets } from '../machinery/tickets/tickets.ts'
import type { Viewer } from '../policies/profile-access.ts'
import type { ImageSize } from './image-sizes.ts'

const week = 7 * 24 * 3_600_000

/** Most addresses remembered: signing one again costs more than keeping it. */
const maxKept = 50_000

/** When the tickets of the present week end: a week later, so that each lasts for one week at least. */
export const ticketsEnd = (at = Date.now()): number => (Math.floor(at / week) + 2) * week

/** A picture's addresses, by its id: its owner's, or those that open while a profile shows it to this viewer. */
export interface ImageAddress {
  (id: string, viewer?: Viewer): Image
  /** Addresses that open it also when no recipe of a book shows it: for its owner, who may want it back. */
  readonly ofStored: (id: string) => Image
}

declare module '../machinery/services.ts' {
  interface Services {
    readonly imageAddress: ImageAddress
  }
}

/** What a ticket of a picture speaks of. */
export interface ImageTicket {
  readonly id: string
  /** Of somebody else's picture, who looks: null for a guest. Undefined for the owner's own. */
  readonly viewerId: string | null | undefined
  /** It opens also when no recipe shows the picture. */
  readonly kept: boolean
}

const keptMark = 'kept:'

const subjectOf = (id: string, viewer: Viewer | undefined): string =>
  viewer === undefined ? id : `${id}~${viewer?.id ?? ''}`

/** Reads the subject of a picture's ticket. */
export function readSubject(subject: string): ImageTicket {
  const kept = subject.startsWith(keptMark)
  const [id = '', viewerId] = (kept ? subject.slice(keptMark.length) : subject).split('~')
  return { id, viewerId: viewerId === '' ? null : viewerId, kept }
}

/**
 * Writes the addresses of pictures, with the ticket that opens them. They stay the same for a week, so that a browser
 * keeps what it has loaded.
 */
export function imageAddresses(tickets: Tickets, largeOpens = true): ImageAddress {
  const signed = new Map<string, Image>()
  let end = 0
  function addressesFor(id: string, subject: string): Image {
    if (end !== ticketsEnd() || signed.size > maxKept) {
      signed.clear()
      end = ticketsEnd()
    }
    const known = signed.get(subject)
    if (known) return known
    const ticket = tickets.issue({ purpose: 'image', subject }, end)
    const address = (size: ImageSize) => `images/${id}/${size}?token=${ticket}`
    const image = {
      id,
      location: address(largeOpens ? 'large' : 'medium'),
      medium: address('medium'),
      thumbnail: address('thumbnail'),
    }
    signed.set(subject, image)
    return image
  }
  return Object.assign((id: string, viewer?: Viewer) => addressesFor(id, subjectOf(id, viewer)), {
    ofStored: (id: string) => addressesFor(id, `${keptMark}${id}`),
  })
}
