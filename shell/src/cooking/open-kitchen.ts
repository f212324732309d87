import type { Host, Pins } from '@potluck/platform/host'
import { createStore, type Store } from '@potluck/platform/store'
import type { NewTimer, Timer } from '@potluck/platform/timers'
import { userDataKey } from '@potluck/platform/user-data'
import type { DeviceStorage } from '../host/device-storage.ts'
import type { Words } from '../language/words.ts'
import { type Bell, createBell } from './bell.ts'
import { keepPins } from './keep-pins.ts'
import { kitchenLocales, kitchenNamespace } from './locales.ts'
import { randomId } from './random-id.ts'
import { type RunningTimers, runTimers } from './run-timers.ts'
import { maxTimers } from './timer-times.ts'

/** Set once the cook was told on this device what a timer can and cannot do. */
const toldKey = userDataKey('timers-told')

/** What stands behind the cooking toolbar. */
export interface Kitchen {
  readonly timers: RunningTimers
  readonly bell: Bell
  /** Whether all timers are shown, in a dialog. */
  readonly sheet: Store<boolean>
  /** Starts a timer; the first on this device shows what may be expected of it. */
  start(timer: NewTimer): Promise<void>
  close(): void
}

export interface KitchenSettings {
  readonly host: Pick<Host, 'navigate' | 'toast'>
  readonly pins: Pins
  readonly timers: Store<readonly Timer[]>
  readonly storage: DeviceStorage
  readonly words: Words
}

/** Opens the kitchen in this window: pins and timers that are kept on this device are there again. */
export async function openKitchen({ host, pins, timers, storage, words }: KitchenSettings): Promise<Kitchen> {
  await words.add(kitchenNamespace, kitchenLocales)
  const word = (key: string, values: Readonly<Record<string, string | number>>) =>
    words.i18n.t(key, { ns: kitchenNamespace, ...values })
  const sheet = createStore(false)
  const bell = createBell({ onPressed: ({ path }) => (path === null ? sheet.set(true) : host.navigate(path)) })
  const running = runTimers({
    shown: timers,
    storage,
    bell,
    locks: navigator.locks,
    newId: randomId,
    titleOf: ({ name }) => word('isUp', { name }),
  })
  const stopPins = keepPins(pins, storage)
  return {
    timers: running,
    bell,
    sheet,
    async start(timer) {
      if (!(await running.start(timer))) {
        host.toast({ message: word('tooMany', { count: maxTimers }), tone: 'problem' })
      } else if (storage.getItem(toldKey) === null) {
        storage.setItem(toldKey, 'yes')
        sheet.set(true)
      }
    },
    close() {
      stopPins()
      running.close()
      timers.set([])
    },
  }
}
