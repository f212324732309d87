import type { WorkerScope, WorkerWindow } from './worker-scope.ts'

/** The open windows of the product at this address, without other pages of the same origin. */
export const windowsOf = async (
  { clients }: Pick<WorkerScope, 'clients'>,
  base: string,
): Promise<readonly WorkerWindow[]> =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => url.replace(/[?#].*$/, '').replace(/index\.html$/, '') === base,
  )

/** Whether a window of the product is visible. */
export const hasSeenWindow = async (place: Pick<WorkerScope, 'clients'>, base: string): Promise<boolean> =>
  (await windowsOf(place, base)).some(isSeen)

export const isSeen = ({ visibilityState }: WorkerWindow): boolean => visibilityState === 'visible'
