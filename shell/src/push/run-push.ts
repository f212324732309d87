import type { Host } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'
import type { ReadableStore } from '@potluck/platform/store'
import { storedName } from '@potluck/platform/stored-name'
import type { DeviceStorage } from '../device/device-storage.ts'
import type { Words } from '../language/words.ts'
import type { DevicePush } from './device-push.ts'
import { pushLocales, pushNamespace } from './locales.ts'
import { pushSupport } from './push-support.ts'

/** Set after the purpose of notifications was explained on this device. */
const explainedKey = storedName('push-explained')

export interface PushOptions {
  readonly host: Pick<Host, 'bus' | 'confirm' | 'path'>
  readonly push: DevicePush
  readonly words: Words
  readonly storage: DeviceStorage
  /** The title of the screen; it changes with the screen. */
  readonly title: ReadableStore<string>
  readonly log: (message: string, error: unknown) => void
}

/** Emits the result of an import from a push on the bus; ignores other pushes. */
function publish({ bus }: Pick<Host, 'bus'>, data: unknown): void {
  if (typeof data !== 'object' || data === null || !('potluck' in data) || data.potluck !== 'push') return
  const type = 'type' in data ? data.type : null
  if (type === 'import:pepperplate:working' || type === 'import:pepperplate:complete') bus.emit(type, {})
  if (type === 'import:pepperplate:failed')
    bus.emit(type, { reason: 'reason' in data && typeof data.reason === 'string' ? data.reason : '' })
}

/**
 * Manages push notifications during a session. It renews the address at the start, explains their purpose once where
 * they are needed, and emits events for pushes to a visible page. Failures are logged.
 * @returns stops
 */
export function runPush({ host, push, words, storage, title, log }: PushOptions): () => void {
  const unable = (error: unknown) => log('Unable to get notification token', error)
  const support = pushSupport()
  if (support === 'none') log('Unable to get notification token', new Error('this browser has no notifications'))
  push.resume().catch(unable)

  async function explain(): Promise<void> {
    if (support !== 'full' || Notification.permission !== 'default') return
    // In a conversation only: a member without friends gets no messages.
    if (!host.path().startsWith(`${paths.messages()}/`)) return
    // Without a worker, no notification could arrive.
    if (!(await navigator.serviceWorker.getRegistration()) || storage.getItem(explainedKey) !== null) return
    storage.setItem(explainedKey, 'yes')
    await words.add(pushNamespace, pushLocales)
    const word = (key: string) => words.i18n.t(key, { ns: pushNamespace })
    const goesOn = await host.confirm({
      title: word('ask.title'),
      message: word('ask.message'),
      confirm: word('ask.continue'),
    })
    if (goesOn) await push.turnOn()
  }

  const explainWhereMissed = () => void explain().catch(unable)
  const receive = ({ data }: MessageEvent) => publish(host, data)
  const unsubscribe = title.subscribe(explainWhereMissed)
  explainWhereMissed()
  navigator.serviceWorker?.addEventListener('message', receive)
  return () => {
    unsubscribe()
    navigator.serviceWorker?.removeEventListener('message', receive)
  }
}
