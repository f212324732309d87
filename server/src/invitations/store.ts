import type { Invitation } from '@potluck/api/invitations'
import { v7 as uuid } from 'uuid'
import type { Member } from '../access/reader.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import { createToken, digest } from '../sessions/token.ts'

/** Most invitations of one member that open at a time. */
const mostOpen = 20

const day = 24 * 3_600_000

const openOnes = ({ db }: Database, member: Member) =>
  db.selectFrom('invitations').where('ownerId', '=', member.id).where('usesLeft', '>', 0).where('expiresAt', '>', now())

/** The member's invitations that still open, newest first. */
export const listInvitations = (database: Database, member: Member): Promise<Invitation[]> =>
  openOnes(database, member)
    .select(['id', 'usesLeft', 'createdAt', 'expiresAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Makes an invitation; its secret is told here and kept nowhere. @throws {Refusal} `too-many-invitations` */
export function createInvitation(
  database: Database,
  member: Member,
  { uses, days }: { readonly uses: number; readonly days: number },
): Promise<Invitation & { readonly secret: string }> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    if ((await listInvitations(inside, member)).length >= mostOpen) {
      throw new Refusal('too-many-invitations', `no more than ${mostOpen} invitations at a time`)
    }
    const secret = createToken()
    const made = { id: uuid(), usesLeft: uses, createdAt: now(), expiresAt: now(days * day) }
    await inside.db
      .insertInto('invitations')
      .values({ ...made, ownerId: member.id, digest: digest(secret) })
      .execute()
    return { ...made, secret }
  })
}

/** Takes an invitation back. @throws {Refusal} `not-found` when it is not the member's */
export async function deleteInvitation({ db }: Database, member: Member, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('invitation')
}

/** Uses an invitation once; of two that use the last one at the same time, one does. @returns whether it opened */
export async function useInvitation({ db }: Database, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set(({ eb }) => ({ usesLeft: eb('usesLeft', '-', 1) }))
    .where('digest', '=', digest(secret))
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
