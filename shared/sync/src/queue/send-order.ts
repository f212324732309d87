import type { QueuedChange } from './change-queue.ts'

/** Whether something that it needs was made before it and waits as well. */
function isBehind(queued: readonly QueuedChange[], { reference, after = [] }: QueuedChange): boolean {
  const at = queued.findIndex((change) => change.reference === reference)
  return queued.slice(0, at).some((change) => change.refusal === null && after.includes(change.scope))
}

/**
 * The change of a scope that is sent next: the first that was not refused. Null when none waits, while the device has not taken
 * it or refused to, when it is another account's, and while a change of a scope that it comes `after` waits.
 */
export function nextToSend(
  queued: readonly QueuedChange[],
  scope: string,
  account: string | undefined,
): QueuedChange | null {
  const next = queued.find((change) => change.scope === scope && change.refusal === null)
  if (!next || next.place === null || account === undefined || next.owner !== account) return null
  return isBehind(queued, next) ? null : next
}
