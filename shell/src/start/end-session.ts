import type { Host } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'
import { wipeUserData } from '@potluck/sync/wipe-user-data'
import { loggedOutKey } from '../device/logged-out.ts'
import { confirmLeaving, confirmLosing } from '../unsaved/confirm-leaving.ts'
import type { ShellSettings } from './shell-settings.ts'
import type { ShellState } from './shell-state.ts'

/** Deletes the data of a member from this page and from the device. */
export async function wipe({ preferences }: ShellSettings, state: ShellState): Promise<void> {
  state.kitchen.get()?.close()
  state.pins.clear()
  state.badges.set({})
  state.changes.clear()
  state.cache.get()?.clear()
  // The appearance of the device stays for the next member.
  const { language, theme, fontSize } = preferences.get().global
  preferences.replace({ global: { language, theme, fontSize } })
  await wipeUserData().catch(state.reportError)
}

/** Drafts and unsent changes are deleted with the session. */
async function mayEnd({ words }: ShellSettings, { unsaved, dialogs, changes }: ShellState): Promise<boolean> {
  if (unsaved.get() && !(await confirmLeaving(dialogs, words))) return false
  const { length } = changes.get().queued
  return length === 0 || confirmLosing(dialogs, words, length)
}

/** Logs out. @param tellServer reports the end of the session to the server */
export const logOutOf =
  (settings: ShellSettings, state: ShellState, tellServer: () => void): Host['logOut'] =>
  async ({ isAgreed = false } = {}) => {
    if (!isAgreed && !(await mayEnd(settings, state))) return
    state.unsaved.clear()
    if (settings.config.proxyLogin) settings.storage.setItem(loggedOutKey, 'yes')
    tellServer()
    state.loginPrompt.set(false)
    // Leave the member's screen first: it would ask a guest to log in.
    await settings.navigate(paths.welcome(), { replace: true })
    settings.token.set(null)
  }
