import type { LiveMessage } from '@potluck/api/live'

/** Tells people what happened, wherever they are connected. One relay per database kind sits behind it. */
export interface Live {
  /** Sends a message to every open connection of these people. Never fails the caller: live news is not the record. */
  publish(userIds: readonly string[], message: LiveMessage): void
  /** Hears what is published to a person until the returned function is called. */
  subscribe(userId: string, listener: (message: LiveMessage) => void): () => void
  close(): Promise<void>
}

/** The relay within one process. */
export function createLocalLive(): Live {
  const listeners = new Map<string, Set<(message: LiveMessage) => void>>()
  return {
    publish(userIds, message) {
      for (const userId of new Set(userIds)) for (const listener of listeners.get(userId) ?? []) listener(message)
    },
    subscribe(userId, listener) {
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(userId)
      }
    },
    close: async () => listeners.clear(),
  }
}
