import type { Timer } from '@potluck/platform/timers'
import * as z from 'zod/mini'
import type { DeviceStorage } from '../device/device-storage.ts'
import { cookingKey } from './cooking-key.ts'
import { maxTimers } from './timer-times.ts'

export const timersKey = `${cookingKey}:timers`

const seenKey = `${cookingKey}:seen`

const length = z.number().check(z.positive())
const instant = z.number()

const timerSchema = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  path: z.nullable(z.string().check(z.startsWith('/'))),
  length,
  state: z.discriminatedUnion('is', [
    z.object({ is: z.literal('running'), endsAt: instant, rungAt: z.nullable(instant) }),
    z.object({ is: z.literal('paused'), left: z.number() }),
  ]),
})

/** The timers of this device, for all windows. */
export interface StoredTimers {
  /** Unreadable timers are left out: one broken timer must not remove the others. */
  read(): readonly Timer[]
  write(timers: readonly Timer[]): void
  /** The last time that a window stored, milliseconds since 1970; 0 if none did. */
  seenAt(): number
  see(now: number): void
  /** Whether the timers survive a reload: not if the storage is full or forbidden. */
  outliveThePage(): boolean
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function storedTimers(storage: DeviceStorage): StoredTimers {
  return {
    read() {
      const stored = parsed(storage.getItem(timersKey))
      const timers = (Array.isArray(stored) ? stored : []).flatMap((one) => timerSchema.safeParse(one).data ?? [])
      return [...new Map(timers.map((timer) => [timer.id, timer])).values()].slice(0, maxTimers)
    },
    write(timers) {
      if (timers.length > 0) return storage.setItem(timersKey, JSON.stringify(timers))
      storage.removeItem(timersKey)
      storage.removeItem(seenKey)
    },
    seenAt: () => Number(storage.getItem(seenKey)) || 0,
    see: (now) => storage.setItem(seenKey, String(now)),
    outliveThePage: () => storage.keeps(timersKey),
  }
}
