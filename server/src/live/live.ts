import type { LiveMessage } from '@potluck/api/live'

/** Sessions that ended: one, or all of a person but the one that ended them. */
export interface EndedSessions {
  readonly userId: string
  readonly only?: string
  readonly except?: string
}

/** What travels between the processes of a server. */
export type News =
  | { readonly kind: 'message'; readonly userIds: readonly string[]; readonly message: LiveMessage }
  | { readonly kind: 'ended'; readonly sessions: EndedSessions }

/** One open connection, as the relay sees it. */
export interface Listener {
  readonly userId: string
  readonly sessionId: string
  receive(message: LiveMessage): void
  /** The session of this connection ended. */
  sessionEnded(): void
  /** News may have been missed: the client connects again and asks for what is new. */
  newsMissed(): void
}

/** Tells people what happened, wherever they are connected. One relay per database kind sits behind it. */
export interface Live {
  /** Sends a message to every open connection of these people. Never fails the caller: live news is not the record. */
  publish(userIds: readonly string[], message: LiveMessage): void
  /** Closes the connections of sessions that ended. */
  endSessions(sessions: EndedSessions): void
  /** Hears what is published to a person until the returned function is called. */
  subscribe(listener: Listener): () => void
  close(): Promise<void>
}

/** The connections of one process. */
export interface Listeners {
  deliver(news: News): void
  newsMissed(): void
  subscribe: Live['subscribe']
}

const isEnded = ({ only, except }: EndedSessions, sessionId: string): boolean =>
  only === undefined ? sessionId !== except : sessionId === only

export function createListeners(): Listeners {
  const listeners = new Map<string, Set<Listener>>()
  const of = (userId: string): readonly Listener[] => [...(listeners.get(userId) ?? [])]
  return {
    deliver(news) {
      if (news.kind === 'ended') {
        for (const listener of of(news.sessions.userId))
          if (isEnded(news.sessions, listener.sessionId)) listener.sessionEnded()
        return
      }
      for (const userId of new Set(news.userIds)) for (const listener of of(userId)) listener.receive(news.message)
    },
    newsMissed() {
      for (const userId of [...listeners.keys()]) for (const listener of of(userId)) listener.newsMissed()
    },
    subscribe(listener) {
      const own = listeners.get(listener.userId) ?? new Set()
      listeners.set(listener.userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(listener.userId)
      }
    },
  }
}

/** The relay within one process. */
export function createLocalLive(): Live {
  const { deliver, subscribe } = createListeners()
  return {
    publish: (userIds, message) => deliver({ kind: 'message', userIds, message }),
    endSessions: (sessions) => deliver({ kind: 'ended', sessions }),
    subscribe,
    close: async () => {},
  }
}
