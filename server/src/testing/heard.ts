import { setTimeout as pause } from 'node:timers/promises'
import type { TestServer } from './test-server.ts'

/** Milliseconds that an event may take through PostgreSQL. */
const patience = 5_000

/**
 * Collects the events of some types that a member gets from now on.
 * @returns waits until there are so many; then nothing more is heard
 */
export function hears(
  { services }: TestServer,
  userId: string,
  type: string,
): (count?: number) => Promise<readonly unknown[]> {
  const heard: unknown[] = []
  const stop = services.live.subscribe(userId, (event) => {
    if (event.type === type) heard.push(event.data)
  })
  return async (count = 1) => {
    for (const end = Date.now() + patience; heard.length < count && Date.now() < end; ) await pause(10)
    stop?.()
    return heard
  }
}
