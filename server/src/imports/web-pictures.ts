import { fetchImage } from '../machinery/outgoing/fetch-image.ts'
import type { Outgoing } from '../machinery/outgoing/outgoing.ts'

/** Most pictures that one import asks of one site: no file makes this server send requests without end. */
const mostOfSite = 10_000

/** A site that gave nothing so often in a row is not asked again: slow answers hold the import up, and others wait. */
const mostMisses = 10

/** Fetches the picture at an address; null when there is none to be had. */
export type FetchPicture = (address: string) => Promise<Buffer | null>

const siteOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

/** The pictures of one import on the web: each site is asked so often at most, and left alone when it gives nothing. */
export function webPictures(outgoing: Outgoing, signal: AbortSignal): FetchPicture {
  const sites = new Map<string, { asked: number; misses: number }>()
  return async (address) => {
    const name = siteOf(address)
    const site = sites.get(name) ?? { asked: 0, misses: 0 }
    sites.set(name, site)
    if (site.asked >= mostOfSite || site.misses >= mostMisses) return null
    site.asked += 1
    const picture = await fetchImage(outgoing, address, signal)
    site.misses = picture ? 0 : site.misses + 1
    return picture
  }
}
