import type { Image } from '@potluck/api/images'
import type { Tickets } from '../machinery/tickets/tickets.ts'

const week = 7 * 24 * 3_600_000

/** Most addresses remembered: signing one again costs more than keeping it. */
const maxKept = 50_000

/** When the tickets of the present week end: a week later, so that each lasts for one week at least. */
export const ticketsEnd = (at = Date.now()): number => (Math.floor(at / week) + 2) * week

/** A picture's addresses, by its id. */
export type ImageAddress = (id: string) => Image

/**
 * Writes the addresses of pictures, with the ticket that opens them. They stay the same for a week, so that a browser
 * keeps what it has loaded.
 */
export function imageAddresses(tickets: Tickets): ImageAddress {
  const kept = new Map<string, Image>()
  let end = 0
  return (id) => {
    if (end !== ticketsEnd() || kept.size > maxKept) {
      kept.clear()
      end = ticketsEnd()
    }
    const known = kept.get(id)
    if (known) return known
    const ticket = tickets.issue({ purpose: 'image', subject: id }, end)
    const address = (size: string) => `images/${id}/${size}?token=${ticket}`
    const image = { id, location: address('large'), thumbnail: address('thumbnail') }
    kept.set(id, image)
    return image
  }
}
