/** What a browser can do when a time is up. */
export interface Promised {
  readonly sound: boolean
  readonly vibration: boolean
  /** `none` where a page cannot show any. */
  readonly notification: NotificationPermission | 'none'
}

/** Phones take notifications from a service worker alone, and say so only when one is shown. */
const pageMayNotify = (): boolean => 'Notification' in globalThis && !/Android|iPhone|iPad/.test(navigator.userAgent)

export const promisedBy = (): Promised => ({
  sound: 'AudioContext' in globalThis,
  vibration: 'vibrate' in navigator,
  notification: pageMayNotify() ? Notification.permission : 'none',
})
