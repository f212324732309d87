import type { LiveMessage } from '@potluck/api/live'
import type { Live } from '../live/live.ts'

/** An event in the format of the live channel. */
export type EventItem = LiveMessage

/** Sends events to people by the live channel and by push notifications. */
export interface Notifier {
  /**
   * Never fails the caller: the change itself is stored already.
   * @param people ids of users; duplicates get the event once
   */
  notify(people: readonly string[], item: EventItem): void
}

/** Creates the notifier: open connections get events live, devices without one get push notifications. */
export const createNotifier = (live: Live, push: Notifier): Notifier => ({
  notify(people, item) {
    live.publish(people, item)
    push.notify(people, item)
  },
})
