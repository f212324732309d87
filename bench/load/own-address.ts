import { Agent, Dispatcher1Wrapper, WebSocket } from 'undici'

/** What a member reaches a server by: an address of this machine that no other member has. */
export interface OwnAddress {
  readonly send: typeof fetch
  openSocket(url: string): WebSocket
}

/**
 * The address of the member with this number, from 127.0.1.1 on: each member counts for themselves where a server counts by
 * address, as people in their homes do. Linux takes all of 127.0.0.0/8 for itself; other systems know 127.0.0.1 alone.
 */
export function ownAddress(number: number): OwnAddress {
  const agent = new Agent({ localAddress: `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}` })
  // Node's own fetch speaks the dialect of an older undici.
  const older = { dispatcher: new Dispatcher1Wrapper(agent) }
  return {
    send: (input, init) => fetch(input, { ...init, ...older }),
    openSocket: (url) => new WebSocket(url, { dispatcher: agent }),
  }
}
