import { fetchImage } from '../../machinery/base/outgoing/fetch-image.ts'
import type { Outgoing } from '../../machinery/base/outgoing/outgoing.ts'

/** Max pictures of one site per import, so that no file causes endless requests. */
const maxRequestsPerSite = 10_000

/** After this many failures in a row a site gets no more requests: slow answers would delay the import and others. */
const maxFailuresInRow = 10

/** Fetches the picture at an address; null if it is not available. */
export type FetchPicture = (address: string) => Promise<Buffer | null>

const siteOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

/** Fetches the pictures of one import, with limits of requests and failures per site. */
export function webPictures(outgoing: Outgoing, signal: AbortSignal): FetchPicture {
  const sites = new Map<string, { requests: number; failures: number }>()
  return async (address) => {
    const name = siteOf(address)
    const site = sites.get(name) ?? { requests: 0, failures: 0 }
    sites.set(name, site)
    if (site.requests >= maxRequestsPerSite || site.failures >= maxFailuresInRow) return null
    site.requests += 1
    const picture = await fetchImage(outgoing, address, signal)
    site.failures = picture ? 0 : site.failures + 1
    return picture
  }
}
