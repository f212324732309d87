/** The abilities of a browser when a timer is up. */
export interface Promised {
  readonly sound: boolean
  readonly vibration: boolean
  /** `none` where a page cannot show any. */
  readonly notification: NotificationPermission | 'none'
}

/** Phones take notifications from a service worker alone. */
const mayNotify = (): boolean =>
  'Notification' in globalThis &&
  (!/Android|iPhone|iPad/.test(navigator.userAgent) || Boolean(navigator.serviceWorker?.controller))

export const promisedBy = (): Promised => ({
  sound: 'AudioContext' in globalThis,
  vibration: 'vibrate' in navigator,
  notification: mayNotify() ? Notification.permission : 'none',
})
