import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { Refusal } from '../refusal.ts'
import { mayBeReached } from './may-be-reached.ts'
import { isPublicAddress, reachableAddresses } from './public-address.ts'

/** The addresses of a host name now; none if it does not resolve, since the connection asks again. */
const addressesOf = (host: string): Promise<readonly string[]> =>
  isIP(host) === 0
    ? lookup(host, { all: true }).then(
        (found) => found.map(({ address }) => address),
        () => [],
      )
    : Promise.resolve([host])

/**
 * Refuses an address that the server may not send to, or in clear on the public internet.
 * @param field the input that says it
 * @throws {Refusal} `invalid`
 */
export async function refuseUnreachable(address: string, networks: readonly string[], field: string): Promise<void> {
  const refusal = new Refusal('invalid', `${field}: must be an address of the public internet`, field)
  if (!mayBeReached(address, networks)) throw refusal
  const { protocol, hostname } = new URL(address)
  const found = await addressesOf(hostname.replace(/^\[|\]$/g, ''))
  if (!found.every(reachableAddresses(networks))) throw refusal
  const isOwn = found.length > 0 && !found.some(isPublicAddress)
  if (protocol !== 'https:' && !isOwn) throw new Refusal('invalid', `${field}: must begin with https`, field)
}
