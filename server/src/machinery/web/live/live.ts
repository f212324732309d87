import type { LiveMessage } from '@potluck/api/live'

/** Ended sessions: one, or all of a person except the one that ended them. */
export interface EndedSessions {
  readonly userId: string
  readonly only?: string
  readonly except?: string
}

/** An event that the processes of a server exchange. */
export type RelayedEvent =
  | { readonly kind: 'message'; readonly userIds: readonly string[]; readonly message: LiveMessage }
  | { readonly kind: 'ended'; readonly sessions: EndedSessions }

/** The open connection behind a subscription. */
export interface Connection {
  readonly sessionId: string
  /** The session of this connection ended. */
  sessionEnded(): void
  /** Events may have been missed: the client connects again and refetches. */
  newsMissed(): void
}

type Receive = (message: LiveMessage) => void

/** Sends events to the open connections of people. Each kind of database has its own relay. */
export interface Live {
  /** Sends a message to every open connection of these people. Never fails the caller: the change itself is stored already. */
  publish(userIds: readonly string[], message: LiveMessage): void
  /** Closes the connections of sessions that ended. */
  endSessions(sessions: EndedSessions): void
  /** Subscribes to the messages of a person. @returns ends the subscription */
  subscribe(userId: string, receive: Receive, connection?: Connection): () => void
  /** Open connections of this process. */
  count(): number
  close(): Promise<void>
}

/** The subscriptions of one process. */
export interface Subscriptions {
  readonly subscribe: Live['subscribe']
  readonly count: Live['count']
  deliver(event: RelayedEvent): void
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
    count: () => [...subscriptions.values()].reduce((sum, { size }) => sum + size, 0),
    deliver(event) {
      if (event.kind === 'message') {
        for (const userId of new Set(event.userIds)) for (const { receive } of of(userId)) receive(event.message)
        return
      }
      for (const { connection } of of(event.sessions.userId)) {
        if (connection && hasEnded(event.sessions, connection.sessionId)) connection.sessionEnded()
      }
    },
    newsMissed() {
      for (const userId of [...subscriptions.keys()]) for (const { connection } of of(userId)) connection?.newsMissed()
    },
  }
}

/** The relay within one process. */
export function createLocalLive(): Live {
  const { count, deliver, subscribe } = createSubscriptions()
  return {
    publish: (userIds, message) => deliver({ kind: 'message', userIds, message }),
    endSessions: (sessions) => deliver({ kind: 'ended', sessions }),
    subscribe,
    count,
    close: async () => {},
  }
}

export interface LiveOptions {
  /** Interval of pings, milliseconds. */
  readonly pingEvery?: number
}
