import type { Member } from '../../access/reader.ts'
import { Refusal } from '../refusal.ts'

/** Runs a step of a member's, unless too many of theirs run already. */
type AtOnce = <T>(member: Member, step: () => Promise<T>) => Promise<T>

/**
 * Lets each member do so many things of one kind at once, in this process: what waits for its sender takes memory.
 * The function given back throws 429 for more.
 */
export function atOnce(max: number): AtOnce {
  const running = new Map<string, number>()
  return async ({ id }, step) => {
    const before = running.get(id) ?? 0
    if (before >= max) throw new Refusal('too-many-at-once', `no more than ${max} of these at once`)
    running.set(id, before + 1)
    try {
      return await step()
    } finally {
      const left = (running.get(id) ?? 1) - 1
      if (left === 0) running.delete(id)
      else running.set(id, left)
    }
  }
}
