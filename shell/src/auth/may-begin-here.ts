import type { Shell } from '../host/shell.ts'

/** Whether a session may begin on this device. Mostly nothing waits here, and nothing is to be asked. */
export async function mayBeginHere(shell: Shell, token: string): Promise<boolean> {
  if (shell.changes.get().queued.length === 0) return true
  const { mayBegin } = await import('./may-begin.ts')
  return mayBegin(shell, token)
}
