import type { Posted } from '../machinery/outgoing/outgoing.ts'
import type { Device } from './devices.ts'

/** What became of a notice at a push service. */
export type Taken =
  | { readonly outcome: 'taken' }
  /** There is no such device any more. */
  | { readonly outcome: 'gone' }
  /** The service will not take it, now or later. */
  | { readonly outcome: 'refused' }
  /** @property afterMs how long the service asks to wait, milliseconds; null when it does not say */
  | { readonly outcome: 'later'; readonly afterMs: number | null }

export interface Message {
  readonly json: string
  /** What is newer of it takes the place of what waits at the service: 32 letters. */
  readonly topic: string
  /** Seconds. */
  readonly timeToLive: number
}

/** Somebody who rings devices. */
export interface PushService {
  send(device: Device, message: Message): Promise<Taken>
}

/** What an answer of a push service means. */
export function takenBy({ status, retryAfterMs }: Posted): Taken {
  if (status >= 200 && status < 300) return { outcome: 'taken' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  if (status === 408 || status === 429 || status >= 500) return { outcome: 'later', afterMs: retryAfterMs }
  return { outcome: 'refused' }
}
