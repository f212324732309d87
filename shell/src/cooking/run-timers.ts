import type { Store } from '@potluck/platform/store'
import type { Timer } from '@potluck/platform/timers'
import type { DeviceStorage } from '../device/device-storage.ts'
import type { Bell, RunningTimers } from '../host/kitchen.ts'
import { followWindows } from './follow-windows.ts'
import { holdBell, type LockedBell } from './hold-bell.ts'
import { storedTimers, timersKey } from './stored-timers.ts'
import { afterSettingBack, isRinging, isUp, maxTimers, newTimer, rung, untilNext } from './timer-times.ts'

/** How often the present time is stored, milliseconds: a clock that is set back may cost this much. */
const noteEachMs = 5_000
const secondMs = 1_000

export interface TimersSettings {
  /** The timers that this window displays. */
  readonly shown: Store<readonly Timer[]>
  readonly storage: DeviceStorage
  readonly bell: Bell
  readonly locks: LockManager | undefined
  readonly newId: () => string
  /** The text of the notification for a timer that is up. */
  readonly titleOf: (timer: Timer) => string
  readonly now?: () => number
}

/**
 * Runs the timers of this device in this window. The stored value is the time when a timer ends, so that sleep, reloads and
 * other windows do not change it. All windows display the timers, one rings.
 */
export function runTimers(settings: TimersSettings): RunningTimers {
  const { bell, newId } = settings
  const timers = new WindowTimers(settings)
  const stopFollowing = followWindows({
    onElsewhere: (key) => (key === timersKey || key === null) && timers.readAgain(),
    onPress: () => timers.press(),
    onSight: () => timers.arrive(),
  })
  timers.readAgain()

  return {
    async start(timer) {
      bell.unlock()
      let fits = false
      await timers.change((all, at) => {
        fits = all.length < maxTimers
        return fits ? [...all, newTimer(timer, newId(), at)] : all
      })
      return fits
    },
    change: (id, step) => timers.change((all, at) => all.map((timer) => (timer.id === id ? step(timer, at) : timer))),
    stop: (ids) => timers.change((all) => all.filter(({ id }) => !ids.includes(id))),
    outliveThePage: () => timers.outliveThePage(),
    close() {
      stopFollowing()
      timers.close()
    },
  }
}

/** The timers in this window, and whether this window rings. */
class WindowTimers {
  readonly #settings: TimersSettings
  readonly #now: () => number
  readonly #stored: ReturnType<typeof storedTimers>
  readonly #beat: BellBeat
  #lockedBell: LockedBell | null = null
  #isClosed = false
  #rings = false
  #looking: ReturnType<typeof setTimeout> | undefined

  constructor(settings: TimersSettings) {
    this.#settings = settings
    this.#now = settings.now ?? Date.now
    this.#stored = storedTimers(settings.storage)
    this.#beat = new BellBeat(settings.bell)
  }

  outliveThePage(): boolean {
    return this.#stored.outliveThePage()
  }

  readAgain(): void {
    this.#show(this.#stored.read())
  }

  /** Only one window at a time changes the stored timers. */
  async change(step: (timers: readonly Timer[], now: number) => readonly Timer[]): Promise<void> {
    const { locks } = this.#settings
    const work = () => {
      if (this.#isClosed) return
      const at = this.#now()
      const timers = step(afterSettingBack(this.#stored.read(), this.#stored.seenAt(), at), at)
      this.#stored.see(at)
      this.#stored.write(timers)
      this.#show(timers)
    }
    await (locks ? locks.request(timersKey, work) : work())
  }

  /** Takes the bell if this window is visible, because the cook is here. */
  arrive(): void {
    if (!this.#lockedBell || document.visibilityState !== 'visible') return
    this.#lockedBell.take()
    this.#look()
  }

  press(): void {
    const { shown, bell } = this.#settings
    if (shown.get().length > 0) bell.unlock()
    this.arrive()
  }

  close(): void {
    this.#leaveBell()
    this.#isClosed = true
    clearTimeout(this.#looking)
    this.#settings.bell.hush([])
  }

  #show(timers: readonly Timer[]): void {
    const { shown, locks, storage } = this.#settings
    shown.set(timers)
    const isWanted = timers.some(({ state }) => state.is === 'running')
    if (isWanted)
      this.#lockedBell ??= holdBell({ locks, storage, now: this.#now, onChange: (mine) => this.#ringHere(mine) })
    else this.#leaveBell()
    this.#look()
  }

  #leaveBell(): void {
    this.#lockedBell?.leave()
    this.#lockedBell = null
    this.#ringHere(false)
  }

  #ringHere(mine: boolean): void {
    this.#rings = mine
    this.#look()
  }

  /** In the window that rings: stores the time, announces timers whose time is up, strikes the bell. */
  #look(): void {
    clearTimeout(this.#looking)
    if (this.#isClosed) return
    const at = this.#now()
    const timers = this.#settings.shown.get()
    const isAnyRinging = this.#rings && timers.some((timer) => isRinging(timer, at))
    this.#beat.follow(isAnyRinging, at, timers)
    if (!this.#rings) return
    const untilEnd = untilNext(timers, at)
    if (untilEnd !== null || isAnyRinging)
      this.#looking = setTimeout(() => this.#look(), Math.min(untilEnd ?? secondMs, secondMs))
    this.#note(at, timers)
  }

  #note(at: number, timers: readonly Timer[]): void {
    const isNew = (timer: Timer) => isUp(timer, at) && timer.state.is === 'running' && timer.state.rungAt === null
    if (timers.some(isNew)) void this.#announce(isNew)
    else if (at < this.#stored.seenAt()) void this.change((all) => all)
    else if (at - this.#stored.seenAt() >= noteEachMs) this.#stored.see(at)
  }

  async #announce(isNew: (timer: Timer) => boolean): Promise<void> {
    const { bell, titleOf } = this.#settings
    const announced: Timer[] = []
    await this.change((timers, at) =>
      timers.map((timer) => {
        if (!isNew(timer)) return timer
        announced.push(timer)
        return rung(timer, at)
      }),
    )
    for (const timer of announced) bell.announce(timer, titleOf(timer))
  }
}

/** Rings the bell at most once a second while a timer rings. */
class BellBeat {
  readonly #bell: Bell
  #isStriking = false
  #struckAt = 0

  constructor(bell: Bell) {
    this.#bell = bell
  }

  /** @param timers those whose time is up stay announced when the bell stops */
  follow(isRinging: boolean, at: number, timers: readonly Timer[]): void {
    if (isRinging) this.#strike(at)
    else if (this.#isStriking) this.#bell.hush(timers.filter((timer) => isUp(timer, at)))
    this.#isStriking = isRinging
  }

  #strike(at: number): void {
    const since = at - this.#struckAt
    if (since >= 0 && since < secondMs - 100) return
    this.#struckAt = at
    this.#bell.strike()
  }
}
