import type { Host, Pins } from '@potluck/platform/host'
import { createStore, type Store } from '@potluck/platform/store'
import type { Timer } from '@potluck/platform/timers'
import { userDataKey } from '@potluck/platform/user-data'
import { createElement } from 'react'
import type { DeviceStorage } from '../host/device-storage.ts'
import type { Words } from '../language/words.ts'
import { createBell } from './bell.ts'
import { CookingToolbar } from './CookingToolbar.tsx'
import { keepPins } from './keep-pins.ts'
import type { Kitchen } from './kitchen.ts'
import { kitchenLocales, kitchenNamespace } from './locales.ts'
import { randomId } from './random-id.ts'
import { runTimers } from './run-timers.ts'
import { maxTimers } from './timer-times.ts'

/** Set once the cook was told on this device what a timer can and cannot do. */
const toldKey = userDataKey('timers-told')

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
  const kitchen: Kitchen = {
    Toolbar: () => createElement(CookingToolbar, { kitchen }),
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
  return kitchen
}
