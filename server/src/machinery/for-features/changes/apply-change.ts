import { createHash } from 'node:crypto'
import type { Endpoint } from '@potluck/api/endpoint'
import { referenceDays } from '@potluck/api/idempotency'
import type { FastifyRequest } from 'fastify'
import type { Member } from '../../../ground/access/reader.ts'
import type { Database } from '../../base/database/database.ts'
import { now } from '../../base/database/instant.ts'
import { Refusal } from '../../base/refusal.ts'
import { queryWithoutToken } from '../../base/token.ts'

/** How long references are stored: twice as long as a client may send a change again. Milliseconds. */
const rememberedFor = 2 * referenceDays * 24 * 3_600_000

/** A change with a reference. */
export interface ReferredChange {
  readonly reference: string
  /** Differs for different inputs. */
  readonly digest: string
}

/** SHA-256 of a request: the endpoint and its input as sent, without the session. */
export const digestOf = ({ method, path }: Endpoint, request: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, request.params, queryWithoutToken(request), request.body ?? null]))
    .digest('hex')

/** Maximum size of the references of a member with their answers, bytes: 400,000 changes in two months. */
const maxBytes = 100_000_000

/** @throws {Refusal} `too-many-tries` */
function refuseTooMany(storedBytes: number): void {
  if (storedBytes <= maxBytes) return
  throw new Refusal('too-many-tries', 'too many changes in two months: wait a little and try again', {
    retryAfterMs: 3_600_000,
  })
}

/**
 * Applies a change, or returns the earlier answer if it was applied under its reference before.
 *
 * The reference is written first, so a second request with the same reference waits for the first. Reference and change are
 * committed or rolled back together.
 * @param inside the transaction that `apply` uses
 * @throws {Refusal} `reference-taken` when the reference named another change
 */
export async function applyChange<T>(
  { db }: Database,
  { id: ownerId }: Member,
  { reference, digest }: ReferredChange,
  apply: () => Promise<T>,
): Promise<T> {
  const written = await db
    .insertInto('appliedChanges')
    .values({ ownerId, reference, digest, answer: null, appliedAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(({ selectFrom }) =>
      selectFrom('storedSpace')
        .select('bytes')
        .where('ownerId', '=', ownerId)
        .where('kind', '=', 'appliedChanges')
        .as('storedBytes'),
    )
    .executeTakeFirst()
  if (!written) {
    const applied = await db
      .selectFrom('appliedChanges')
      .select(['digest', 'answer'])
      .where('ownerId', '=', ownerId)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    if (applied.digest !== digest) {
      throw new Refusal('reference-taken', 'this reference named another change', 'header.idempotency-key')
    }
    return JSON.parse(applied.answer ?? 'null')
  }
  refuseTooMany(Number(written.storedBytes ?? 0))
  const answer = await apply()
  await db
    .updateTable('appliedChanges')
    .set({ answer: JSON.stringify(answer) })
    .where('ownerId', '=', ownerId)
    .where('reference', '=', reference)
    .execute()
  return answer
}

/** Deletes references that are too old to be sent again. */
export async function forgetAppliedChanges({ db }: Database): Promise<void> {
  await db.deleteFrom('appliedChanges').where('appliedAt', '<=', now(-rememberedFor)).execute()
}
