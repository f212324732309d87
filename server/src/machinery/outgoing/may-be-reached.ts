import { isIP } from 'node:net'
import { OutgoingError } from './outgoing-error.ts'
import { reachableAddresses } from './public-address.ts'
import { webUrl } from './web-url.ts'

/**
 * Whether an address may be one that the server reaches, as far as it can be told without looking its name up: what a
 * name means is judged when it is connected to.
 * @param networks of the own network, that may be reached besides the public internet
 */
export function mayBeReached(address: string, networks: readonly string[]): boolean {
  try {
    const host = webUrl(address).hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0) return reachableAddresses(networks)(host)
    return !/(^|\.)(localhost|local|internal)\.?$/.test(host)
  } catch (error) {
    if (error instanceof OutgoingError) return false
    throw error
  }
}
