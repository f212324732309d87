import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The first four groups of an IPv6 address, written out. */
function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4).join(':')
}

/**
 * Who calls, for counting tries: the address of the connection, or what a trusted proxy says it is. One household has
 * a whole IPv6 network of 2^64 addresses and counts as one.
 */
export function clientAddress({ ip }: FastifyRequest): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  return isIPv6(ip) ? network(ip) : ip
}
