export const deviceKinds = ['iphone', 'android', 'desktop'] as const

export type DeviceKind = (typeof deviceKinds)[number]

/**
 * The kind of this device, for the steps to install the product.
 * @param touchPoints `navigator.maxTouchPoints`: an iPad identifies itself as a Mac, and no Mac has a touch screen
 */
export function deviceKind(userAgent: string, touchPoints: number): DeviceKind {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Mac OS X/.test(userAgent) && touchPoints > 1)) return 'iphone'
  return /Android/.test(userAgent) ? 'android' : 'desktop'
}
