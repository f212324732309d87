import type { NewTimer, Timer } from '@potluck/platform/timers'

/** More at once is no kitchen any more. */
export const maxTimers = 100

export const minuteMs = 60_000

/** The maximum length of a timer, a week. */
export const longestMs = 7 * 24 * 60 * minuteMs

/** How long it rings before it falls silent and waits to be seen. */
export const ringsForMs = 3 * minuteMs

const longestName = 120

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** A name on one line that fits a button; characters that turn the writing around are left out. */
export const fittingName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)

/** A timer that begins now. @throws RangeError when it has no length */
export function newTimer({ name, about, path, seconds }: NewTimer, id: string, now: number): Timer {
  if (!(seconds > 0)) throw new RangeError(`a timer of ${seconds} seconds`)
  const length = Math.min(seconds * 1000, longestMs)
  const state = { is: 'running', endsAt: now + length, rungAt: null } as const
  return { id, name: fittingName(name), about: fittingName(about), path, length, state }
}

/**
 * The time left, ms; 0 when the time is up. Never more than it was set for, so that a clock that was set back cannot
 * make it longer.
 */
export const leftOf = ({ state, length }: Timer, now: number): number =>
  state.is === 'paused' ? within(state.left, 0, length) : within(state.endsAt - now, 0, length)

export const isUp = ({ state }: Timer, now: number): boolean => state.is === 'running' && state.endsAt <= now

/** Whether a timer should ring: its time is up, and it has not rung long enough. */
export const isRinging = (timer: Timer, now: number): boolean =>
  timer.state.is === 'running' &&
  isUp(timer, now) &&
  (timer.state.rungAt === null || now - timer.state.rungAt < ringsForMs)

export function paused(timer: Timer, now: number): Timer {
  if (timer.state.is === 'paused' || isUp(timer, now)) return timer
  return { ...timer, state: { is: 'paused', left: leftOf(timer, now) } }
}

export function resumed(timer: Timer, now: number): Timer {
  if (timer.state.is === 'running') return timer
  return { ...timer, state: { is: 'running', endsAt: now + leftOf(timer, now), rungAt: null } }
}

/** With more time. One whose time is up begins again with just that. */
export function lengthened(timer: Timer, ms: number, now: number): Timer {
  const left = Math.min(leftOf(timer, now) + ms, longestMs)
  const length = within(timer.length + ms, left, longestMs)
  const state =
    timer.state.is === 'paused'
      ? ({ is: 'paused', left } as const)
      : ({ is: 'running', endsAt: now + left, rungAt: null } as const)
  return { ...timer, length, state }
}

export const renamed = (timer: Timer, name: string): Timer => ({ ...timer, name: fittingName(name) || timer.name })

/** Notes that a window rings for it. */
export const rung = (timer: Timer, now: number): Timer =>
  timer.state.is === 'running' ? { ...timer, state: { ...timer.state, rungAt: timer.state.rungAt ?? now } } : timer

/**
 * After the clock of the device was set back: what was left when a window last looked is left now. A clock that was set
 * forward looks like a device that slept, and a timer must end in its sleep.
 * @param seenAt the latest moment at which a window looked
 */
export function afterSettingBack(timers: readonly Timer[], seenAt: number, now: number): readonly Timer[] {
  const back = seenAt - now
  if (back <= 0) return timers
  return timers.map((timer) =>
    timer.state.is === 'paused'
      ? timer
      : {
          ...timer,
          state: {
            ...timer.state,
            endsAt: timer.state.endsAt - back,
            rungAt: timer.state.rungAt === null ? null : timer.state.rungAt - back,
          },
        },
  )
}

/** How long until the next of them is up, milliseconds; null when none runs. */
export function untilNext(timers: readonly Timer[], now: number): number | null {
  const running = timers.filter(({ state }) => state.is === 'running').map((timer) => leftOf(timer, now))
  const coming = running.filter((left) => left > 0)
  return coming.length === 0 ? null : Math.min(...coming)
}
