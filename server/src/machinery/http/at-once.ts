import type { Member } from '../../access/reader.ts'
import { Refusal } from '../refusal.ts'
import { tally } from './tally.ts'

/** Runs a step of a member's, unless too many of theirs run already. */
type AtOnce = <T>(member: Member, step: () => Promise<T>) => Promise<T>

/**
 * Lets each member do so many things of one kind at once, in this process: what waits for its sender takes memory.
 * The function given back throws 429 for more.
 */
export function atOnce(max: number): AtOnce {
  const running = tally(max)
  return async ({ id }, step) => {
    if (!running.enter(id)) throw new Refusal('too-many-at-once', `no more than ${max} of these at once`)
    try {
      return await step()
    } finally {
      running.leave(id)
    }
  }
}
