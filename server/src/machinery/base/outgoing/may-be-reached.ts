import { isIP } from 'node:net'
import { OutgoingError } from './outgoing-error.ts'
import { reachableAddresses } from './public-address.ts'
import { webUrl } from './web-url.ts'

/**
 * Whether the server may request an address, before its name is resolved: the resolved address is checked at the connection.
 * @param networks parts of the own network that are allowed besides the public internet
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
