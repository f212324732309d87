import { Admin, type Member, type Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction, lockMembers } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { recordEvent } from '../audit/record-event.ts'
import { isOfDemo } from './demo-account.ts'

/** The member as an admin; null when they are none. */
export async function findAdmin({ db }: Database, member: Member): Promise<Admin | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', member.id)
    .where('keeper', '=', 1)
    .executeTakeFirst()
  return user ? Admin.ofRole(member) : null
}

/** For the command: makes whoever has this e-mail an admin, and enables the account. @returns whether there is such an account, and it is of no demo */
export async function appointAdmin(database: Database, email: string): Promise<boolean> {
  if (isOfDemo(email)) return false
  const user = await database.db
    .updateTable('users')
    .set({ keeper: 1, disabledAt: null })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  if (!user) return false
  await recordEvent(database, { kind: 'keeper-appointed', userId: user.id, actorId: null })
  return true
}

/**
 * Makes an account an admin or none, as an identity provider says. The last admin who can log in stays one.
 * @param provider its id, for the audit log
 * @returns whether it is so now
 */
export async function changeAdmin(
  database: Database,
  userId: string,
  isAdmin: boolean,
  provider: string,
): Promise<boolean> {
  return inTransaction(database, async (inside) => {
    const { db } = inside
    if (!isAdmin) {
      await lockAdminsAnd(inside, userId)
      const others = await db
        .selectFrom('users')
        .select('id')
        .where('keeper', '=', 1)
        .where('disabledAt', 'is', null)
        .where('id', '!=', userId)
        .limit(1)
        .execute()
      const user = await db.selectFrom('users').select('keeper').where('id', '=', userId).executeTakeFirst()
      if (others.length === 0) return user?.keeper !== 1
    }
    const changed = await db
      .updateTable('users')
      .set({ keeper: isAdmin ? 1 : 0 })
      .where('id', '=', userId)
      .where('keeper', '!=', isAdmin ? 1 : 0)
      .returning('id')
      .executeTakeFirst()
    const kind = isAdmin ? 'keeper-appointed' : 'keeper-removed'
    if (changed) await recordEvent(inside, { kind, userId, actorId: null, detail: { provider } })
    return true
  })
}

/** Locks all admins and an account, so that of two who go at the same time one stays. @param inside a transaction */
async function lockAdminsAnd(inside: Database, userId: string): Promise<void> {
  const listed = await inside.db.selectFrom('users').select('id').where('keeper', '=', 1).execute()
  await lockMembers(inside, [userId, ...listed.map(({ id }) => id)])
}

/** Before an admin deletes their account: they stop being one, unless nobody else has an account. @throws {Refusal} `last-keeper` */
export async function resign(database: Database, member: Reader): Promise<void> {
  await inTransaction(database, async (inside) => {
    await refuseLastAdmin(inside, member.id)
    await inside.db
      .updateTable('users')
      .set({ keeper: 0 })
      .where('id', '=', member.id)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('users as other').select('other.id').where('other.id', '!=', member.id)),
      )
      .execute()
  })
}

/**
 * Before an account stops being an admin who can log in: others need one. It locks all admins and the account: when
 * two go at the same time, one stays.
 * @param inside a transaction
 * @throws {Refusal} `last-keeper` when there are other accounts and none of them is an enabled admin
 */
export async function refuseLastAdmin(inside: Database, userId: string): Promise<void> {
  const { db } = inside
  await lockAdminsAnd(inside, userId)
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('keeper', '=', 1)
    .where('disabledAt', 'is', null)
    .execute()
  const isLast = admins.length === 1 && admins[0]?.id === userId
  if (!isLast) return
  const other = await db.selectFrom('users').select('id').where('id', '!=', userId).limit(1).executeTakeFirst()
  if (other) throw new Refusal('last-keeper', 'the server needs an admin: make somebody else one first')
}
