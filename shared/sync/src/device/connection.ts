import { createStore, type Store } from '@potluck/platform/store'

/** The state of the connection to the server. */
export interface Connection {
  /** Nobody answered the last call: no network, or no server. */
  readonly away: boolean
  /** Something in front of the server answered in its place: most often it wants a login there. */
  readonly isBarred: boolean
  /** From when the oldest answer is that this device gave in the server's place, and on which path. */
  readonly shown: { readonly path: string; readonly from: string } | null
}

export const createConnection = (): Store<Connection> =>
  createStore<Connection>({ away: false, isBarred: false, shown: null })
