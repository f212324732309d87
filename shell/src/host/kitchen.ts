import type { ReadableStore, Store } from '@potluck/platform/store'
import type { NewTimer, Timer } from '@potluck/platform/timers'
import type { ComponentType } from 'react'

/** The state of the drawer with all timers. */
export type Sheet = 'closed' | 'open'

/** The signal of a timer that has run out. */
export interface Bell {
  /** Whether sound works: browsers play no sound before the first press on a page. */
  readonly audible: ReadableStore<boolean>
  /** Called by a press, so that the browser allows sound from then on. */
  unlock(): void
  /** Sounds and vibrates once; a timer that rings calls it each second. */
  strike(): void
  /** Shows a notification, if notifications are allowed. */
  announce(timer: Timer, title: string): void
  /** Stops the sound and closes the notifications of all timers except these. */
  hush(stillUp: readonly Timer[]): void
}

/** Returns a changed timer. @param now milliseconds since 1970 */
export type TimerChange = (timer: Timer, now: number) => Timer

export interface RunningTimers {
  /** @returns false if the maximum number of timers is reached */
  start(timer: NewTimer): Promise<boolean>
  change(id: string, change: TimerChange): Promise<void>
  stop(ids: readonly string[]): Promise<void>
  /** Whether the timers are restored after a reload. */
  outliveThePage(): boolean
  /** Stops following the timers in this window. */
  close(): void
}

/** The state of the cooking toolbar: timers and pins. */
export interface Kitchen {
  /** The toolbar component. */
  readonly Toolbar: ComponentType
  readonly timers: RunningTimers
  readonly bell: Bell
  readonly sheet: Store<Sheet>
  /** Starts a timer. The first one on this device shows a short explanation. */
  start(timer: NewTimer): Promise<void>
  close(): void
}
