import pLimit, { type LimitFunction } from 'p-limit'
import type { Member } from '../../access/reader.ts'
import { Refusal } from '../refusal.ts'
import { tally } from './tally.ts'

/** Runs a step of a member's, unless too many of theirs run already. */
type AtOnce = <T>(member: Member, step: () => Promise<T>) => Promise<T>

/**
 * Lets each member do so many things of one kind at once, in this process: what waits for its sender takes memory.
 * The function given back throws 429 for more.
 */
export function limitPerMember(max: number): AtOnce {
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

/**
 * The same, but of those a member may have under way only some run at once: the others wait for their turn.
 * @param running most that run at once
 * @param underway most under way, with those that wait
 */
export function turnsOfMember(running: number, underway: number): AtOnce {
  const entered = limitPerMember(underway)
  const turns = new Map<string, { readonly limit: LimitFunction; users: number }>()
  return (member, step) =>
    entered(member, async () => {
      const own = turns.get(member.id) ?? { limit: pLimit(running), users: 0 }
      turns.set(member.id, own)
      own.users += 1
      try {
        return await own.limit(step)
      } finally {
        own.users -= 1
        if (own.users === 0) turns.delete(member.id)
      }
    })
}
