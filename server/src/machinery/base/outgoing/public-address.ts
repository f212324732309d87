import ipaddr from 'ipaddr.js'

/** The public range of IPv6 by IANA: the rest is special or embeds IPv4. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an IP address belongs to the public internet: not to this machine, its networks, its cloud's services, nor to
 * a way of writing one of these within another (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

/** Ranges of addresses that no server of one's own has: those of a cloud's services among them. */
const neverOwn: ReadonlySet<string> = new Set(['linkLocal', 'unspecified', 'broadcast', 'multicast', 'reserved'])

/** Whether an address is public, on this machine, or on the own network: for services that the admin has named. */
export const isPublicOrOwnAddress = (address: string): boolean =>
  ipaddr.isValid(address) && !neverOwn.has(ipaddr.process(address).range())

/** Allows public addresses and the networks that the server's owner has named. */
export function reachableAddresses(networks: readonly string[]): (address: string) => boolean {
  const ranges = networks.map((network) =>
    ipaddr.parseCIDR(
      network.includes('/') ? network : `${network}/${ipaddr.parse(network).kind() === 'ipv4' ? 32 : 128}`,
    ),
  )
  return (address) => {
    if (isPublicAddress(address)) return true
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return ranges.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits))
  }
}
