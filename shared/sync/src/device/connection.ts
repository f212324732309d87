import { createStore, type Store } from '@potluck/platform/store'

/** The state of the connection to the server. */
export interface Connection {
  /** Nobody answered the last call: no network, or no server. */
  readonly away: boolean
  /** From when the oldest answer is that this device gave in the server's place, and on which path. */
  readonly shown: { readonly path: string; readonly from: string } | null
}

export const createConnection = (): Store<Connection> => createStore<Connection>({ away: false, shown: null })
