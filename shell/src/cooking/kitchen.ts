import type { Store } from '@potluck/platform/store'
import type { NewTimer } from '@potluck/platform/timers'
import type { ComponentType } from 'react'
import type { Bell } from './bell.ts'
import type { RunningTimers } from './run-timers.ts'

/** All timers, in a drawer. */
export type Sheet = 'closed' | 'open'

/** What stands behind the cooking toolbar. */
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
