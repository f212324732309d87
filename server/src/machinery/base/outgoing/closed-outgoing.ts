import type { Outgoing } from './outgoing.ts'
import { OutgoingError } from './outgoing-error.ts'

const refuse = (): Promise<never> => Promise.reject(new OutgoingError('this server sends nothing to others'))

/** For a server that sends nothing to others; not even a name is looked up. */
export const closedOutgoing: Outgoing = { fetch: refuse, post: refuse, request: refuse, close: async () => {} }
