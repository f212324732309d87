import type { Image } from '@potluck/api/images'
import type { Tickets } from '../../machinery/web/tickets/tickets.ts'
import type { ImageSize } from './image-sizes.ts'

const week = 7 * 24 * 3_600_000

/** Maximum number of cached addresses: signing one again costs more than storing it. */
const maxCached = 50_000

/** When tickets of the present week expire: at the end of the next week, so that each is valid for at least one week. */
export const ticketsEnd = (at = Date.now()): number => (Math.floor(at / week) + 2) * week

/** The viewer of an address of somebody else's picture; null for a guest. */
type AddressFor = { readonly id: string } | null

/** Makes the addresses of a picture: for its owner, or for a viewer who is asked about again each time. */
export interface ImageAddress {
  (id: string, viewer?: AddressFor): Image
  /** Addresses for those who read its book that also open a picture of a deleted recipe. */
  readonly ofStored: (id: string, viewer?: AddressFor) => Image
}

declare module '../../machinery/for-features/services.ts' {
  interface Services {
    readonly imageAddress: ImageAddress
  }
}

/** The subject of a picture's ticket. */
export interface ImageTicket {
  readonly id: string
  /** The viewer of a picture of another member or of a kitchen, null for a guest; undefined for the owner. */
  readonly viewerId: string | null | undefined
  /** Whether it also opens a picture of a deleted recipe. */
  readonly isStored: boolean
}

const storedPrefix = 'kept:'

const subjectOf = (id: string, viewer: AddressFor | undefined): string =>
  viewer === undefined ? id : `${id}~${viewer?.id ?? ''}`

/** Reads the subject of a picture's ticket. */
export function readSubject(subject: string): ImageTicket {
  const isStored = subject.startsWith(storedPrefix)
  const [id = '', viewerId] = (isStored ? subject.slice(storedPrefix.length) : subject).split('~')
  return { id, viewerId: viewerId === '' ? null : viewerId, isStored }
}

/**
 * Makes the addresses of pictures with their tickets. They stay the same for a week, so that browsers can cache pictures.
 */
export function imageAddresses(tickets: Tickets, largeOpens = true): ImageAddress {
  const signed = new Map<string, Image>()
  let end = 0
  function addressesFor(id: string, subject: string): Image {
    if (end !== ticketsEnd() || signed.size > maxCached) {
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
  return Object.assign((id: string, viewer?: AddressFor) => addressesFor(id, subjectOf(id, viewer)), {
    ofStored: (id: string, viewer?: AddressFor) => addressesFor(id, `${storedPrefix}${subjectOf(id, viewer)}`),
  })
}
