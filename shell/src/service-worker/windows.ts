import type { WorkerScope, WorkerWindow } from './worker-scope.ts'

/** The open windows of the product at this address, and of no other on the same origin. */
export const windowsOf = async (
  { clients }: Pick<WorkerScope, 'clients'>,
  base: string,
): Promise<readonly WorkerWindow[]> =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => url.replace(/[?#].*$/, '').replace(/index\.html$/, '') === base,
  )

export const isSeen = ({ visibilityState }: WorkerWindow): boolean => visibilityState === 'visible'
