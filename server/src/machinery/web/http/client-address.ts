import { isIPv6 } from 'node:net'

/** The first four groups of an IPv6 address, expanded. */
function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4).join(':')
}

/** Some proxies add the port of the client: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address

/**
 * The key of a caller for counting: the address of the connection, or the one that a trusted proxy names. One household has a whole IPv6
 * network of 2^64 addresses and counts as one caller.
 */
export function clientAddress({ ip }: { readonly ip: string }): string {
  const address = withoutPort(ip)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? network(address) : address
}
