import type { LiveMessage } from '@potluck/api/live'
import type { Live } from '../live/live.ts'

/** Something that happened, in the words of the live channel. */
export type EventItem = LiveMessage

/** Sends events to people, by live connections and push notices. */
export interface Notifier {
  /**
   * Never fails the caller: news is not the record.
   * @param people ids of users; who is named twice hears it once
   */
  notify(people: readonly string[], item: EventItem): void
}

/** News that goes to the open connections, and to the devices of those who have none open. */
export const createNotifier = (live: Live, push: Notifier): Notifier => ({
  notify(people, item) {
    live.publish(people, item)
    push.notify(people, item)
  },
})
