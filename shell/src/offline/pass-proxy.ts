import { userDataKey } from '@potluck/platform/user-data'
import type { DeviceStorage } from '../device/device-storage.ts'
import type { Shell } from '../host/shell.ts'

/** Where this tab returns to: an address loses what stands behind its # on the way through the login of a proxy. */
const returnKey = userDataKey('return')

/** The path that this tab was at before it went through the proxy, once; null for none. */
export function takeReturn(tabStorage: DeviceStorage): string | null {
  const stored = tabStorage.getItem(returnKey)
  tabStorage.removeItem(returnKey)
  return stored
}

/**
 * Opens the page anew, so that the proxy in front shows its login, and leads back here. Unsaved text stays, and the login opens
 * beside it.
 */
export function passProxy(
  { unsaved, reload }: Pick<Shell, 'unsaved' | 'reload'>,
  tabStorage: DeviceStorage,
  path: string,
): void {
  if (unsaved.get()) {
    window.open(new URL('./', document.baseURI), '_blank')
    return
  }
  tabStorage.setItem(returnKey, path)
  reload()
}
