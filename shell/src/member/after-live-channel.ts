import type { Bus } from '@potluck/platform/bus'
import { startAtSign } from './start-at-sign.ts'

/** Where no live channel opens within this time, nothing waits for it, milliseconds. */
export const channelMs = 3_000

/** Starts something once the live channel opens. News before that may be missed. @returns stops it, also before it has started */
export const afterLiveChannel = (bus: Pick<Bus, 'on'>, start: () => () => void): (() => void) =>
  startAtSign((begin) => bus.on('live:connected', begin), channelMs, start)
