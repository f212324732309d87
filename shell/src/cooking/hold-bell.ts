import { userDataKey } from '@potluck/platform/user-data'
import type { DeviceStorage } from '../device/device-storage.ts'
import { randomId } from './random-id.ts'

const bellKey = userDataKey('bell')

/** A window that does not say so for this long rings no more, milliseconds. */
const leaseMs = 2_500
const renewMs = 1_000

export interface LockedBell {
  /** Takes it from whichever window has it: the cook is here now, and here a sound is allowed. */
  take(): void
  leave(): void
}

export interface HoldingBell {
  /** The browser's locks; undefined on an origin that is not secure. */
  readonly locks: LockManager | undefined
  readonly storage: DeviceStorage
  readonly now: () => number
  /** Called when this window becomes the one that rings, and when it no longer is. */
  readonly onChange: (mine: boolean) => void
}

/** Only one window of this person rings: the last used, or, when that closes, another. */
export const holdBell = (holding: HoldingBell): LockedBell =>
  holding.locks ? holdByLock(holding.locks, holding) : holdByLease(holding)

function holdByLock(locks: LockManager, { onChange }: HoldingBell): LockedBell {
  let asking = new AbortController()
  let letGo: (() => void) | null = null
  let left = false

  async function ask(steal: boolean): Promise<void> {
    asking = new AbortController()
    const hold = () =>
      new Promise<void>((resolve) => {
        letGo = resolve
        if (left) resolve()
        else onChange(true)
      })
    await locks.request(bellKey, steal ? { steal } : { signal: asking.signal }, hold).catch(() => {})
  }

  async function queue(steal = false): Promise<void> {
    const mine = ask(steal)
    const { signal } = asking
    await mine
    if (signal.aborted) return
    letGo = null
    if (left) return
    onChange(false)
    await queue()
  }

  void queue()
  return {
    take() {
      if (letGo || left) return
      asking.abort()
      void queue(true)
    },
    leave() {
      left = true
      asking.abort()
      letGo?.()
    },
  }
}

/** Without locks the last write counts; two windows that write at the same time notice it within a second. */
function holdByLease({ storage, now, onChange }: HoldingBell): LockedBell {
  const id = randomId()
  let mine = false

  function lease(): { readonly holder: string | undefined; readonly until: number } {
    const [holder, until] = storage.getItem(bellKey)?.split(' ') ?? []
    return { holder, until: Number(until) }
  }

  function renew(): void {
    const { holder, until } = lease()
    const isTaken = holder !== id && until > now() && until <= now() + leaseMs
    if (!isTaken) storage.setItem(bellKey, `${id} ${now() + leaseMs}`)
    if (mine === !isTaken) return
    mine = !isTaken
    onChange(mine)
  }

  const renewing = setInterval(renew, renewMs)
  renew()
  return {
    take() {
      if (mine) return
      storage.removeItem(bellKey)
      renew()
    },
    leave() {
      clearInterval(renewing)
      if (lease().holder === id) storage.removeItem(bellKey)
    },
  }
}
