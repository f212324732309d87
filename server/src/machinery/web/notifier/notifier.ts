import type { LiveMessage } from '@potluck/api/live'
import type { Live } from '../live/live.ts'

/** An event in the format of the live channel. */
export type EventItem = LiveMessage

/** The ids of what an event is about, for those who tell more than that something changed. */
export interface EventThings {
  readonly added?: readonly string[]
  readonly ticked?: readonly string[]
}

/** Sends events to people by the live channel, by push notifications and by webhooks. */
export interface Notifier {
  /**
   * Never fails the caller: the change itself is stored already.
   * @param people ids of users; duplicates get the event once
   */
  notify(people: readonly string[], item: EventItem, things?: EventThings): void
}

/** Tells the people who have an open connection. */
export const liveNotifier = (live: Live): Notifier => ({ notify: (people, item) => live.publish(people, item) })

/** Tells people by the first way and by the second. */
export const notifyBoth = (first: Notifier, second: Notifier): Notifier => ({
  notify(people, item, things) {
    first.notify(people, item, things)
    second.notify(people, item, things)
  },
})
