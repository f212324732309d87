import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { OutgoingError } from './outgoing-error.ts'

/** What a name means at the moment: all its addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const refused = () => new OutgoingError('this address is not a public one')

/**
 * Connections to allowed addresses only, judged at the moment they are made: a name that means something else a moment
 * later gains nothing. A name that means an address inside besides one outside is refused.
 * @param timeout for each step, milliseconds
 */
export function guardedAgent(
  isAllowed: (address: string) => boolean,
  timeout: number,
  resolve: Resolve = lookup,
): Agent {
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return callback(refused(), '')
      callback(null, addresses)
    })
  }
  // Trying families in turn, Node asks for all addresses of a name, and that is how the lookup answers.
  const connector = buildConnector({ lookup: guardedLookup, timeout, autoSelectFamily: true })
  return new Agent({
    connections: 4,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      // A number is connected to without being looked up.
      if (isIP(host) !== 0 && !isAllowed(host)) return callback(refused(), null)
      connector(options, callback)
    },
  })
}
