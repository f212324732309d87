import pLimit, { type LimitFunction } from 'p-limit'
import type { Member } from '../../../ground/access/reader.ts'
import { Refusal } from '../../base/refusal.ts'
import { tally } from './tally.ts'

/** Runs a step for a member, unless too many of theirs run already. */
type AtOnce = <T>(member: Member, step: () => Promise<T>) => Promise<T>

/**
 * Limits how many steps of one kind each member runs in parallel in this process: a step that waits for its sender takes memory. The
 * returned function throws 429 above the limit.
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
 * The same with a queue: of the calls that a member has in flight, only some run in parallel.
 * @param running maximum number that run in parallel
 * @param underway maximum number in flight, including those that wait
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
