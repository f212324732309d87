import ipaddr from 'ipaddr.js'

/** What IANA has given out to the world so far: everything else of IPv6 is special or leads to IPv4. */
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

/** Which addresses are reached: the public ones, and those of the own network that its owner names. */
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
