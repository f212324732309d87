import type { ReadableStore } from './store.ts'

/** Where a timer is. Instants are milliseconds since 1970, lengths milliseconds. */
export type TimerState =
  | {
      readonly is: 'running'
      /** Behind it, the time is up. */
      readonly endsAt: number
      /** When a window began to ring for it; null before. */
      readonly rungAt: number | null
    }
  | { readonly is: 'paused'; readonly left: number }

/** A kitchen timer on this device, as every screen and window sees it. */
export interface Timer {
  readonly id: string
  /** Its purpose: a step of a recipe, or a name that the cook gave it. */
  readonly name: string
  /** The recipe that it is of; empty when it was set by hand. */
  readonly about: string
  /** Path of the screen that it leads to, or null. */
  readonly path: string | null
  /** How long it was set for, with what was added, milliseconds. */
  readonly length: number
  readonly state: TimerState
}

/** A timer to be started. */
export interface NewTimer extends Pick<Timer, 'name' | 'about' | 'path'> {
  readonly seconds: number
}

/**
 * The timers of the person on this device, in the order they were started. The cook pauses, changes and stops them in
 * the cooking toolbar, which is on every screen.
 */
export interface Timers extends ReadableStore<readonly Timer[]> {
  /** Called by a press, which also allows the browser to make a sound when the time is up. */
  start(timer: NewTimer): void
  /** Shows all timers, and where one sets another by hand. */
  open(): void
}
