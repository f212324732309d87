import type { Store } from '@potluck/platform/store'
import type { NewTimer, Timer } from '@potluck/platform/timers'
import type { DeviceStorage } from '../host/device-storage.ts'
import type { Bell } from './bell.ts'
import { followWindows } from './follow-windows.ts'
import { type HeldBell, holdBell } from './hold-bell.ts'
import { keptTimers, timersKey } from './kept-timers.ts'
import { afterSettingBack, isRinging, isUp, maxTimers, newTimer, rung, untilNext } from './timer-times.ts'

/** How often it is noted that a window looks, milliseconds: so much a clock that is set back may cost. */
const noteEachMs = 5_000
const secondMs = 1_000

/** How a timer becomes another: see `timer-times`. */
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

export interface TimersSettings {
  /** Where this window shows them. */
  readonly shown: Store<readonly Timer[]>
  readonly storage: DeviceStorage
  readonly bell: Bell
  readonly locks: LockManager | undefined
  readonly newId: () => string
  /** What a notification says of a timer that is up. */
  readonly titleOf: (timer: Timer) => string
  readonly now?: () => number
}

/**
 * Runs the timers of this device in this window: what is kept is when each ends, so that no sleep, reload or second
 * window changes it. All windows show them, one rings.
 */
export function runTimers(settings: TimersSettings): RunningTimers {
  const { shown, storage, bell, locks, newId, titleOf, now = Date.now } = settings
  const kept = keptTimers(storage)
  let held: HeldBell | null = null
  let closed = false
  let rings = false
  let striking = false
  let struckAt = 0
  let looking: ReturnType<typeof setTimeout> | undefined

  /** One window at a time changes what is kept. */
  async function change(step: (timers: readonly Timer[], now: number) => readonly Timer[]): Promise<void> {
    const work = () => {
      if (closed) return
      const at = now()
      const timers = step(afterSettingBack(kept.read(), kept.seenAt(), at), at)
      kept.see(at)
      kept.write(timers)
      show(timers)
    }
    await (locks ? locks.request(timersKey, work) : work())
  }

  function show(timers: readonly Timer[]): void {
    shown.set(timers)
    const wanted = timers.some(({ state }) => state.is === 'running')
    if (wanted) held ??= holdBell({ locks, storage, now, onChange: (mine) => ringHere(mine) })
    else leaveBell()
    look()
  }

  function leaveBell(): void {
    held?.leave()
    held = null
    ringHere(false)
  }

  function ringHere(mine: boolean): void {
    rings = mine
    look()
  }

  /** In the window that rings: notes the moment, tells whose time is up, strikes. */
  function look(): void {
    clearTimeout(looking)
    if (closed) return
    const at = now()
    const timers = shown.get()
    const ringing = rings && timers.some((timer) => isRinging(timer, at))
    if (ringing) strike(at)
    else if (striking) bell.hush(timers.filter((timer) => isUp(timer, at)))
    striking = ringing
    if (!rings) return
    const left = untilNext(timers, at)
    if (left !== null || ringing) looking = setTimeout(look, Math.min(left ?? secondMs, secondMs))
    note(at, timers)
  }

  /** Whatever makes this window look, the bell keeps its beat. */
  function strike(at: number): void {
    const since = at - struckAt
    if (since >= 0 && since < secondMs - 100) return
    struckAt = at
    bell.strike()
  }

  function note(at: number, timers: readonly Timer[]): void {
    const isNew = (timer: Timer) => isUp(timer, at) && timer.state.is === 'running' && timer.state.rungAt === null
    if (timers.some(isNew)) void tellOf(isNew)
    else if (at < kept.seenAt()) void change((all) => all)
    else if (at - kept.seenAt() >= noteEachMs) kept.see(at)
  }

  async function tellOf(isNew: (timer: Timer) => boolean): Promise<void> {
    const told: Timer[] = []
    await change((timers, at) =>
      timers.map((timer) => {
        if (!isNew(timer)) return timer
        told.push(timer)
        return rung(timer, at)
      }),
    )
    for (const timer of told) bell.announce(timer, titleOf(timer))
  }

  const readAgain = () => show(kept.read())

  /** The cook is in this window: here it may ring, and here it is heard. */
  function arrive(): void {
    if (!held || document.visibilityState !== 'visible') return
    held.take()
    look()
  }

  function press(): void {
    if (shown.get().length > 0) bell.unlock()
    arrive()
  }

  const stopFollowing = followWindows({
    onElsewhere: (key) => (key === timersKey || key === null) && readAgain(),
    onPress: press,
    onSight: arrive,
  })
  readAgain()

  return {
    async start(timer) {
      bell.unlock()
      let fits = false
      await change((timers, at) => {
        fits = timers.length < maxTimers
        return fits ? [...timers, newTimer(timer, newId(), at)] : timers
      })
      return fits
    },
    change: (id, step) => change((timers, at) => timers.map((timer) => (timer.id === id ? step(timer, at) : timer))),
    stop: (ids) => change((timers) => timers.filter(({ id }) => !ids.includes(id))),
    outliveThePage: kept.outliveThePage,
    close() {
      leaveBell()
      closed = true
      stopFollowing()
      clearTimeout(looking)
      bell.hush([])
    },
  }
}
