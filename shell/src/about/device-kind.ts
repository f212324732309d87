export const deviceKinds = ['iphone', 'android', 'desktop'] as const

export type DeviceKind = (typeof deviceKinds)[number]

/**
 * What kind of device this is, as far as installing goes.
 * @param touchPoints how many fingers it feels: an iPad calls itself a Mac, and no Mac has a touch screen
 */
export function deviceKind(userAgent: string, touchPoints: number): DeviceKind {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Mac OS X/.test(userAgent) && touchPoints > 1)) return 'iphone'
  return /Android/.test(userAgent) ? 'android' : 'desktop'
}
