import type { ReadableStore, Store } from '@potluck/platform/store'
import type { NewTimer, Timer } from '@potluck/platform/timers'
import type { ComponentType } from 'react'

/** All timers, in a drawer. */
export type Sheet = 'closed' | 'open'

/** The signal that a timer is up. */
export interface Bell {
  /** Whether sound works: browsers make no sound before the first press on a page. */
  readonly audible: ReadableStore<boolean>
  /** Called by a press, after which the browser allows a sound. */
  unlock(): void
  /** Sounds and vibrates once; a timer that rings calls it each second. */
  strike(): void
  /** Shows a notification, where those are allowed. */
  announce(timer: Timer, title: string): void
  /** Falls silent, and takes away notifications of any but these. */
  hush(stillUp: readonly Timer[]): void
}

/** How a timer becomes another at a moment, milliseconds since 1970. */
export type TimerChange = (timer: Timer, now: number) => Timer

export interface RunningTimers {
  /** @returns whether there was room for it */
  start(timer: NewTimer): Promise<boolean>
  change(id: string, change: TimerChange): Promise<void>
  stop(ids: readonly string[]): Promise<void>
  /** Whether a reload finds them again. */
  outliveThePage(): boolean
  /** This window follows them no longer. */
  close(): void
}

/** The state of the cooking toolbar: timers and pins. */
export interface Kitchen {
  /** The bar itself. */
  readonly Toolbar: ComponentType
  readonly timers: RunningTimers
  readonly bell: Bell
  readonly sheet: Store<Sheet>
  /** Starts a timer; the first on this device says in a sentence what may be expected of it. */
  start(timer: NewTimer): Promise<void>
  close(): void
}
