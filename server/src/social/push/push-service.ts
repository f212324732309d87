import type { Posted } from '../../machinery/base/outgoing/outgoing.ts'
import type { Device } from './devices.ts'

/** The answer of a push service to a notification. */
export type Taken =
  | { readonly outcome: 'taken' }
  /** The device does not exist any more. */
  | { readonly outcome: 'gone' }
  /** The service refuses the notification for good. */
  | { readonly outcome: 'refused' }
  /** @property afterMs time to wait that the service names, milliseconds, or null */
  | { readonly outcome: 'later'; readonly afterMs: number | null }

export interface Message {
  readonly json: string
  /** A newer notification replaces a waiting one of the same topic; at most 32 letters. */
  readonly topic: string
  /** Seconds. */
  readonly timeToLive: number
}

/** Sends notifications to devices. */
export interface PushService {
  send(device: Device, message: Message): Promise<Taken>
}

/** Interprets the status of a push service's answer. */
export function takenBy({ status, retryAfterMs }: Posted): Taken {
  if (status >= 200 && status < 300) return { outcome: 'taken' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  if (status === 408 || status === 429 || status >= 500) return { outcome: 'later', afterMs: retryAfterMs }
  return { outcome: 'refused' }
}
