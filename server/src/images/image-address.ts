import type { Image } from '@potluck/api/images'
import type { Viewer } from '../access/shelf.ts'
import type { Tickets } from '../machinery/tickets/tickets.ts'

const week = 7 * 24 * 3_600_000

/** Most addresses remembered: signing one again costs more than keeping it. */
const maxKept = 50_000

/** When the tickets of the present week end: a week later, so that each lasts for one week at least. */
export const ticketsEnd = (at = Date.now()): number => (Math.floor(at / week) + 2) * week

/** A picture's addresses, by its id: its owner's, or those that open while a profile shows it to this viewer. */
export type ImageAddress = (id: string, viewer?: Viewer) => Image

/** What the ticket of a picture speaks of: the picture, and the viewer of somebody else's (a guest has no id). */
const subjectOf = (id: string, viewer: Viewer | undefined): string =>
  viewer === undefined ? id : `${id}~${viewer?.id ?? ''}`

/** Reads it again. `viewerId` is undefined for the owner's own address and null for a guest's. */
export function readSubject(subject: string): { readonly id: string; readonly viewerId: string | null | undefined } {
  const [id = '', viewerId] = subject.split('~')
  return { id, viewerId: viewerId === '' ? null : viewerId }
}

/**
 * Writes the addresses of pictures, with the ticket that opens them. They stay the same for a week, so that a browser
 * keeps what it has loaded.
 */
export function imageAddresses(tickets: Tickets): ImageAddress {
  const kept = new Map<string, Image>()
  let end = 0
  return (id, viewer) => {
    const subject = subjectOf(id, viewer)
    if (end !== ticketsEnd() || kept.size > maxKept) {
      kept.clear()
      end = ticketsEnd()
    }
    const known = kept.get(subject)
    if (known) return known
    const ticket = tickets.issue({ purpose: 'image', subject }, end)
    const address = (size: string) => `images/${id}/${size}?token=${ticket}`
    const image = { id, location: address('large'), thumbnail: address('thumbnail') }
    kept.set(subject, image)
    return image
  }
}
