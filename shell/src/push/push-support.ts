/** The browser's support for notifications while the product is closed. */
export type PushSupport = 'full' | 'home-screen' | 'none'

/** iPhones and iPads send notifications only to products on the home screen, not to pages in the browser. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export function pushSupport(): PushSupport {
  const has = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (has && navigator.cookieEnabled) return 'full'
  return isApplePhone() && globalThis.isSecureContext ? 'home-screen' : 'none'
}
