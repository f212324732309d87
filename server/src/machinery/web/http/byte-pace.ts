import type { Member } from '../../../ground/access/reader.ts'
import { Refusal } from '../../base/refusal.ts'
import { membersBodyLimit } from './bodies.ts'

/** Limits of one member's writes: a burst in bytes, and then bytes per second. Each call counts as a minimum. */
export const bytePace = { inARow: 40_000_000, aSecond: 200_000, ofCall: 2_000 } as const

/** The time until which the writes of each member are paid, milliseconds. Members who wrote little are not in it. */
const paidAt = new Map<string, number>()

/** Number of members from which those are removed who wrote little. */
const many = 10_000

const msOf = (bytes: number): number => (bytes / bytePace.aSecond) * 1_000

function forgetPaid(at: number): void {
  if (paidAt.size < many) return
  for (const [id, until] of paidAt) if (until <= at) paidAt.delete(id)
}

/**
 * Counts the body of a call that writes, before it is read.
 * @param length according to its header; null without one
 * @throws {Refusal} `too-many-tries` if the member wrote too much in too short a time
 */
export function countBytes({ id }: Member, length: number | null): void {
  const at = Date.now()
  const before = Math.max(paidAt.get(id) ?? at, at)
  const wait = before - at - msOf(bytePace.inARow)
  if (wait > 0) {
    throw new Refusal('too-many-tries', 'too much was written in a short time: wait a little and try again', {
      retryAfterMs: Math.max(wait, 1_000),
    })
  }
  forgetPaid(at)
  paidAt.set(id, before + msOf(Math.max(length ?? membersBodyLimit, bytePace.ofCall)))
}
