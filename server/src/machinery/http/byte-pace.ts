import type { Member } from '../../access/reader.ts'
import { Refusal } from '../refusal.ts'
import { membersBodyLimit } from './bodies.ts'

/** What one member may write: so many bytes in a row, and so many a second after that. Each call counts as some, at least. */
export const bytePace = { inARow: 40_000_000, aSecond: 200_000, ofCall: 2_000 } as const

/** When all that a member wrote so far is paid for, milliseconds; nobody stays in it who wrote little. */
const paidAt = new Map<string, number>()

/** Members after which those are forgotten who wrote little. */
const many = 10_000

const msOf = (bytes: number): number => (bytes / bytePace.aSecond) * 1_000

function forgetPaid(at: number): void {
  if (paidAt.size < many) return
  for (const [id, until] of paidAt) if (until <= at) paidAt.delete(id)
}

/**
 * Counts the body of a call that writes, before it is read.
 * @param length as its header says; null where it does not
 * @throws {Refusal} `too-many-tries` when the member wrote too much in too short a time
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
