import { act } from '@testing-library/react'
import type { SeenRequest } from './answers.ts'
import type { TestHost } from './test-host.ts'

type Reply = (request: SeenRequest) => unknown

/** The network between a test host and its server, which is there until it is cut off. */
export interface Network {
  /** Gives a reply that does not arrive while the network is away. */
  through(reply: Reply): Reply
  cutOff(): void
  /** The network is back, and the shell's live connection with it. */
  connect(host: TestHost): void
}

/** A network for one test; the browser says, too, whether it is there. */
export function aNetwork(): Network {
  let isThere = true
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isThere })
  return {
    through: (reply) => (request) => (isThere ? reply(request) : Promise.reject(new TypeError('no network'))),
    cutOff() {
      isThere = false
    },
    connect(host) {
      isThere = true
      act(() => host.bus.emit('live:connected', {}))
    },
  }
}
