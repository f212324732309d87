import type { ApiClient } from '@potluck/api/client'
import { getPush } from '@potluck/api/push'
import type { DeviceNotifications, NotificationState } from '@potluck/platform/notifications'
import { createStore, type ReadableStore } from '@potluck/platform/store'
import { askForAddress, sendAddress, withdrawAddress } from './push-address.ts'
import { readPushFacts, storePushFacts } from './push-facts.ts'
import { pushSupport } from './push-support.ts'

/** Maximum age of a push address before it is renewed, milliseconds. */
const renewAfterMs = 7 * 24 * 3_600_000

export interface DevicePush extends DeviceNotifications {
  /** Sends the push address of this browser again, if push is allowed and not switched off on this device. */
  resume(this: void): Promise<void>
  /** Ends the session: unsubscribes this device and closes its notifications. */
  forget(this: void): Promise<void>
}

export interface DevicePushSettings {
  readonly api: ApiClient
  readonly language: ReadableStore<string>
}

/** Timeout for the service worker, milliseconds. Without storage, for example, it never becomes ready. */
const workerWithin = 15_000

async function worker(): Promise<ServiceWorkerRegistration> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('there is no service worker')), workerWithin)
  return Promise.race([navigator.serviceWorker.ready, promise]).finally(() => clearTimeout(timer))
}

function stateNow(): NotificationState {
  const support = pushSupport()
  if (support !== 'full') return support === 'none' ? 'unsupported' : 'home-screen'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && !readPushFacts().turnedOff && readPushFacts().madeAt > 0
    ? 'on'
    : 'off'
}

/** Push notifications of this device: by the web standard, or through Firebase if the server has a project there. */
export function createDevicePush({ api, language }: DevicePushSettings): DevicePush {
  const state = createStore(stateNow())
  /** How many sessions ended: a registration that began in one of them is not brought to its end. */
  let endedSessions = 0

  async function askServer() {
    const { data } = await api.call(getPush, {}, { silent: true })
    storePushFacts({ off: data.off })
    return data
  }

  async function register(): Promise<void> {
    const session = endedSessions
    const [registration, ringing] = await Promise.all([worker(), askServer()])
    const { madeAt } = readPushFacts()
    const renew = madeAt > 0 && Date.now() - madeAt > renewAfterMs
    const address = await askForAddress(registration, ringing, renew)
    if (session !== endedSessions) return void (await (await registration.pushManager.getSubscription())?.unsubscribe())
    await sendAddress(api, address, language.get())
    storePushFacts({ turnedOff: false, ...((renew || madeAt === 0) && { madeAt: Date.now() }) })
    state.set(stateNow())
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async turnOn() {
      if (pushSupport() === 'full' && (await Notification.requestPermission()) === 'granted') await register()
      state.set(stateNow())
    },
    async turnOff() {
      storePushFacts({ turnedOff: true, madeAt: 0 })
      state.set(stateNow())
      const registration = await worker()
      const ringing = await askServer()
      await withdrawAddress(api, await askForAddress(registration, ringing, false))
      await (await registration.pushManager.getSubscription())?.unsubscribe()
    },
    async refresh() {
      await askServer()
    },
    async resume() {
      if (pushSupport() !== 'full' || Notification.permission !== 'granted') return
      if (readPushFacts().turnedOff) return void (await askServer())
      await register()
    },
    async forget() {
      endedSessions += 1
      if (!('serviceWorker' in navigator)) return
      const registration = await navigator.serviceWorker.getRegistration()
      for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
      await (await registration?.pushManager?.getSubscription())?.unsubscribe()
    },
  }
}
