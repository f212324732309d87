import type { ApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import {
  getPreferences,
  maxSettingLength,
  resetPreferences,
  type StoredSettings,
  updatePreferences,
} from '@potluck/api/preferences'
import type { Bus } from '@potluck/platform/bus'
import type { StoredPreferences } from '@potluck/platform/preferences-store'
import { userDataKey } from '@potluck/platform/user-data'
import type { DeviceStorage } from '../device/device-storage.ts'
import { channelMs } from './after-live-channel.ts'
import { changesSince, laidOver, type Sections, unknownTo, wasReset, withoutGone } from './merge-settings.ts'

/** The preferences of the account when this device last received them. */
const receivedKey = userDataKey('preferences')

function readReceived(storage: Pick<DeviceStorage, 'getItem'>): Sections | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(receivedKey) ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

type Setting = StoredSettings[string][string]

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const isSetting = (value: unknown): value is Setting =>
  (isPlain(value) || (Array.isArray(value) && value.every(isPlain))) && JSON.stringify(value).length <= maxSettingLength

/** The preferences that an account can store; other values stay on the device. */
function sendable(sections: Readonly<Record<string, Readonly<Record<string, unknown>>>>): StoredSettings {
  const storable = Object.entries(sections).map(([name, settings]) => {
    const plain: Record<string, Setting> = {}
    for (const [key, value] of Object.entries(settings)) if (isSetting(value)) plain[key] = value
    return [name, plain] as const
  })
  return Object.fromEntries(storable.filter(([, settings]) => Object.keys(settings).length > 0))
}

export interface SharedPreferences {
  readonly api: ApiClient
  readonly bus: Bus
  readonly preferences: StoredPreferences
  readonly storage: Pick<DeviceStorage, 'getItem' | 'setItem'>
  readonly reportError: (error: unknown) => void
}

const silent = { silent: true }

/**
 * Synchronizes the preferences of this device and of the account, setting by setting. Settings changed here since the
 * last synchronization are sent; all others come from the account. Unsent settings are sent when the connection is
 * back, or with the next visit. On a device where the account is new, settings of the account win. The first
 * synchronization waits for the live channel: an earlier one would have to be repeated, because changes may have been
 * missed.
 * @returns stops the synchronization
 */
export function sharePreferences({ api, bus, preferences, storage, reportError }: SharedPreferences): () => void {
  let stopped = false
  let running = false
  let again = false

  /** Applies the preferences of the account; changes made here since `asOf` stay. */
  function apply(account: Sections, asOf: Sections, received: Sections): void {
    storage.setItem(receivedKey, JSON.stringify(account))
    const present = preferences.stored()
    const updated = laidOver(withoutGone(asOf, received, account), account)
    const merged = laidOver(updated, changesSince(asOf, present))
    if (JSON.stringify(merged) !== JSON.stringify(present)) preferences.replace(merged)
  }

  async function synchronize(): Promise<void> {
    const received = readReceived(storage)
    const asOf = preferences.stored()
    const reset = received !== null && wasReset(received, asOf)
    if (reset) await api.call(resetPreferences, {}, silent)
    const account = reset ? {} : (await api.call(getPreferences, {}, silent)).data.settings
    const before = reset ? {} : received
    const mine = sendable(before === null ? unknownTo(account, asOf) : changesSince(before, asOf))
    const sent = Object.keys(mine).length > 0
    const settings = sent
      ? (await api.call(updatePreferences, { body: { settings: mine } }, silent)).data.settings
      : account
    if (!stopped) apply(settings, asOf, before ?? {})
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      try {
        await synchronize()
      } catch (error) {
        // A call without an answer is repeated later; a refusal is a fault to report.
        if (!(error instanceof ApiError) || (error.status >= 400 && error.status < 500 && error.status !== 401)) {
          reportError(error)
        }
      }
    } while (again && !stopped)
    running = false
  }

  /** A change that came from the account is not sent back. */
  const changed = () => {
    const received = readReceived(storage)
    const present = preferences.stored()
    if (received && !wasReset(received, present) && Object.keys(sendable(changesSince(received, present))).length === 0)
      return
    void run()
  }

  const stops = [
    preferences.subscribe(changed),
    bus.on('preferences:changed', () => void run()),
    bus.on('live:connected', () => void run()),
  ]
  const timer = setTimeout(() => void run(), channelMs)
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
