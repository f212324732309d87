import { userDataKey } from '@potluck/platform/user-data'

/** Where the shell stores the screens that were drawn last, by path. */
const storedScreens = userDataKey('screen', '')

/** Deletes the screens that the next opening would display: nobody knows what stands on which. */
export function forgetScreens(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(storedScreens)) localStorage.removeItem(key)
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}
