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
import { changesSince, laidOver, type Sections, unknownTo, wasReset, withoutGone } from './merge-settings.ts'

/** The preferences of the account when this device last received them. */
const heardKey = userDataKey('preferences')

function readHeard(storage: Pick<DeviceStorage, 'getItem'>): Sections | null {
  try {
    const heard: unknown = JSON.parse(storage.getItem(heardKey) ?? 'null')
    return typeof heard === 'object' && heard !== null ? { ...heard } : null
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
  const able = Object.entries(sections).map(([name, settings]) => {
    const kept: Record<string, Setting> = {}
    for (const [key, value] of Object.entries(settings)) if (isSetting(value)) kept[key] = value
    return [name, kept] as const
  })
  return Object.fromEntries(able.filter(([, settings]) => Object.keys(settings).length > 0))
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
 * Keeps the preferences of this device and of the account the same from now on, setting by setting: what was changed
 * here since the account was last heard of goes to it, all else comes from it. What cannot be sent is sent when the
 * connection is back, or with the next visit. On a device where the account is new, what the account keeps goes before
 * what is set here.
 * @returns stops
 */
export function sharePreferences({ api, bus, preferences, storage, reportError }: SharedPreferences): () => void {
  let stopped = false
  let running = false
  let again = false

  /** Takes over the preferences of the account; changes made here since `asOf` stay. */
  function take(account: Sections, asOf: Sections, heard: Sections): void {
    storage.setItem(heardKey, JSON.stringify(account))
    const present = preferences.stored()
    const taken = laidOver(withoutGone(asOf, heard, account), account)
    const merged = laidOver(taken, changesSince(asOf, present))
    if (JSON.stringify(merged) !== JSON.stringify(present)) preferences.replace(merged)
  }

  async function meet(): Promise<void> {
    const heard = readHeard(storage)
    const asOf = preferences.stored()
    const reset = heard !== null && wasReset(heard, asOf)
    if (reset) await api.call(resetPreferences, {}, silent)
    const account = reset ? {} : (await api.call(getPreferences, {}, silent)).data.settings
    const before = reset ? {} : heard
    const mine = sendable(before === null ? unknownTo(account, asOf) : changesSince(before, asOf))
    const sent = Object.keys(mine).length > 0
    const settings = sent
      ? (await api.call(updatePreferences, { body: { settings: mine } }, silent)).data.settings
      : account
    if (!stopped) take(settings, asOf, before ?? {})
  }

  async function run(): Promise<void> {
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      try {
        await meet()
      } catch (error) {
        // Without an answer there is another time; a refusal is ours to mend.
        if (!(error instanceof ApiError) || (error.status >= 400 && error.status < 500 && error.status !== 401)) {
          reportError(error)
        }
      }
    } while (again && !stopped)
    running = false
  }

  /** A change that came from the account is not sent back. */
  const changed = () => {
    const heard = readHeard(storage)
    const kept = preferences.stored()
    if (heard && !wasReset(heard, kept) && Object.keys(sendable(changesSince(heard, kept))).length === 0) return
    void run()
  }

  const stops = [
    preferences.subscribe(changed),
    bus.on('preferences:changed', () => void run()),
    bus.on('live:connected', () => void run()),
  ]
  void run()
  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}
