/** What this browser has for ringing while the product is closed. */
export type PushSupport = 'full' | 'home-screen' | 'none'

/** iPhones and iPads ring for what is on their home screen, and for no page in the browser. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export function pushSupport(): PushSupport {
  const has = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (has && navigator.cookieEnabled) return 'full'
  return isApplePhone() && globalThis.isSecureContext ? 'home-screen' : 'none'
}
