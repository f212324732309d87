import type { Host, Pins } from '@potluck/platform/host'
import { createStore, type Store } from '@potluck/platform/store'
import type { Timer } from '@potluck/platform/timers'
import { userDataKey } from '@potluck/platform/user-data'
import { createElement } from 'react'
import type { DeviceStorage } from '../device/device-storage.ts'
import type { Kitchen, Sheet } from '../host/kitchen.ts'
import type { Words } from '../language/words.ts'
import { createBell } from './bell.ts'
import { CookingToolbar } from './CookingToolbar.tsx'
import { kitchenLocales, kitchenNamespace } from './locales.ts'
import { persistPins } from './persist-pins.ts'
import { promisedBy } from './promised-by.ts'
import { randomId } from './random-id.ts'
import { reportTimers } from './report-timers.ts'
import { runTimers } from './run-timers.ts'
import { maxTimers } from './timer-times.ts'

/** Set after this device has shown what a timer can and cannot do. */
const explainedKey = userDataKey('timers-told')

/** How long the first timer's promise stays, milliseconds: it is read beside the step that goes on. */
const promiseMs = 8_000

/** The most important limit of timers in this browser, as one sentence. */
function shortPromise(outlivesThePage: boolean): string {
  if (!outlivesThePage) return 'promise.notStored'
  return promisedBy().sound ? 'promise.short' : 'promise.noSound'
}

export interface KitchenSettings {
  readonly host: Pick<Host, 'api' | 'navigate' | 'preferences' | 'toast' | 'session'>
  readonly pins: Pins
  readonly timers: Store<readonly Timer[]>
  readonly storage: DeviceStorage
  readonly words: Words
  /** Where the open kitchen stands, for who shows it. */
  readonly opened: Store<Kitchen | null>
}

/** On the way, by where they will stand. */
const opening = new WeakMap<Store<Kitchen | null>, Promise<Kitchen | null>>()

/**
 * Does something in the kitchen of this window, which is opened once: pins and timers that are stored on this device are
 * there again. When the session ended meanwhile, nothing is done.
 */
export async function openKitchen(settings: KitchenSettings, work?: (kitchen: Kitchen) => unknown): Promise<void> {
  const { opened } = settings
  const coming = opening.get(opened) ?? open(settings).finally(() => opening.delete(opened))
  opening.set(opened, coming)
  const kitchen = opened.get() ?? (await coming)
  if (kitchen) await work?.(kitchen)
}

async function open({ host, words, opened, ...settings }: KitchenSettings): Promise<Kitchen | null> {
  if (opened.get()) return opened.get()
  const { loggedIn } = host.session.get()
  await words.add(kitchenNamespace, kitchenLocales)
  if (loggedIn && !host.session.get().loggedIn) return null
  const kitchen = furnish({ host, words, opened, ...settings })
  opened.set(kitchen)
  return kitchen
}

function furnish({ host, pins, timers, storage, words, opened }: KitchenSettings): Kitchen {
  const word = (key: string, values: Readonly<Record<string, string | number>>) =>
    words.i18n.t(key, { ns: kitchenNamespace, ...values })
  const sheet = createStore<Sheet>('closed')
  const ownBell = createBell({ onPressed: ({ path }) => (path === null ? sheet.set('open') : host.navigate(path)) })
  const bell = reportTimers(ownBell, host)
  const running = runTimers({
    shown: timers,
    storage,
    bell,
    locks: navigator.locks,
    newId: randomId,
    titleOf: ({ name }) => word('isUp', { name }),
  })
  const stopPins = persistPins(pins, storage)
  const kitchen: Kitchen = {
    Toolbar: () => createElement(CookingToolbar, { kitchen }),
    timers: running,
    bell,
    sheet,
    async start(timer) {
      if (!(await running.start(timer))) {
        host.toast({ message: word('tooMany', { count: maxTimers }), tone: 'problem' })
      } else if (storage.getItem(explainedKey) === null) {
        storage.setItem(explainedKey, 'yes')
        host.toast({
          message: word(shortPromise(running.outliveThePage()), {}),
          duration: promiseMs,
          action: { label: word('promise.more', {}), run: () => sheet.set('open') },
        })
      }
    },
    close() {
      stopPins()
      running.close()
      timers.set([])
      opened.set(null)
    },
  }
  return kitchen
}
