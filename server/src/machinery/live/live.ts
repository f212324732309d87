import type { LiveMessage } from '@potluck/api/live'

/** Sessions that ended: one, or all of a person but the one that ended them. */
export interface EndedSessions {
  readonly userId: string
  readonly only?: string
  readonly except?: string
}

/** What travels between the processes of a server. */
export type RelayedEvent =
  | { readonly kind: 'message'; readonly userIds: readonly string[]; readonly message: LiveMessage }
  | { readonly kind: 'ended'; readonly sessions: EndedSessions }

/** The open connection behind a subscription. */
export interface Connection {
  readonly sessionId: string
  /** The session of this connection ended. */
  sessionEnded(): void
  /** News may have been missed: the client connects again and asks for what is new. */
  newsMissed(): void
}

type Receive = (message: LiveMessage) => void

/** Tells people what happened, wherever they are connected. One relay per database kind sits behind it. */
export interface Live {
  /** Sends a message to every open connection of these people. Never fails the caller: live news is not the record. */
  publish(userIds: readonly string[], message: LiveMessage): void
  /** Closes the connections of sessions that ended. */
  endSessions(sessions: EndedSessions): void
  /** Hears what is published to a person until the returned function is called. */
  subscribe(userId: string, receive: Receive, connection?: Connection): () => void
  close(): Promise<void>
}

/** The subscriptions of one process. */
export interface Subscriptions {
  readonly subscribe: Live['subscribe']
  deliver(news: RelayedEvent): void
  newsMissed(): void
}

const hasEnded = ({ only, except }: EndedSessions, sessionId: string): boolean =>
  only === undefined ? sessionId !== except : sessionId === only

export function createSubscriptions(): Subscriptions {
  interface Subscription {
    readonly receive: Receive
    readonly connection: Connection | undefined
  }
  const subscriptions = new Map<string, Set<Subscription>>()
  const of = (userId: string): readonly Subscription[] => [...(subscriptions.get(userId) ?? [])]
  return {
    subscribe(userId, receive, connection) {
      const subscription = { receive, connection }
      const own = subscriptions.get(userId) ?? new Set()
      subscriptions.set(userId, own.add(subscription))
      return () => {
        own.delete(subscription)
        if (own.size === 0) subscriptions.delete(userId)
      }
    },
    deliver(news) {
      if (news.kind === 'message') {
        for (const userId of new Set(news.userIds)) for (const { receive } of of(userId)) receive(news.message)
        return
      }
      for (const { connection } of of(news.sessions.userId)) {
        if (connection && hasEnded(news.sessions, connection.sessionId)) connection.sessionEnded()
      }
    },
    newsMissed() {
      for (const userId of [...subscriptions.keys()]) for (const { connection } of of(userId)) connection?.newsMissed()
    },
  }
}

/** The relay within one process. */
export function createLocalLive(): Live {
  const { deliver, subscribe } = createSubscriptions()
  return {
    publish: (userIds, message) => deliver({ kind: 'message', userIds, message }),
    endSessions: (sessions) => deliver({ kind: 'ended', sessions }),
    subscribe,
    close: async () => {},
  }
}
