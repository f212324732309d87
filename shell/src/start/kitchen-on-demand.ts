import type { Host } from '@potluck/platform/host'
import type { Kitchen } from '../host/kitchen.ts'
import type { ShellSettings } from './shell-settings.ts'
import type { ShellState } from './shell-state.ts'

/** Opens the kitchen if it is closed, and calls `work` with it. */
export type InKitchen = (work?: (kitchen: Kitchen) => unknown) => void

/** The kitchen, whose code loads when something is pinned, timed or stored. */
export const kitchenOnDemand =
  (
    { storage, words }: Pick<ShellSettings, 'storage' | 'words'>,
    { pins, timers, kitchen, reportError }: ShellState,
    host: () => Host,
  ): InKitchen =>
  (work) =>
    void import('../cooking/open-kitchen.ts')
      .then(({ openKitchen }) => openKitchen({ host: host(), pins, timers, storage, words, opened: kitchen }, work))
      .catch(reportError)
