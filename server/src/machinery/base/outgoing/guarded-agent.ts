import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { OutgoingError } from './outgoing-error.ts'

/** Resolves a name to all its present addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const refused = () => new OutgoingError('this address is not a public one')

/**
 * Connects to allowed addresses only. The check happens when the connection is made, so that a name cannot change its address
 * afterwards. A name with both an allowed and a forbidden address is refused.
 * @param timeout of each step, milliseconds
 * @param connections to one server at once
 */
export function guardedAgent(
  isAllowed: (address: string) => boolean,
  timeout: number,
  resolve: Resolve = lookup,
  connections = 4,
): Agent {
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return callback(refused(), '')
      callback(null, addresses)
    })
  }
  // Node tries address families in turn, so it asks for all addresses of a name.
  const connector = buildConnector({ lookup: guardedLookup, timeout, autoSelectFamily: true })
  return new Agent({
    connections,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      // Node does not look up a numeric address.
      if (isIP(host) !== 0 && !isAllowed(host)) return callback(refused(), null)
      connector(options, callback)
    },
  })
}
