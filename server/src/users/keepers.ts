import { Keeper, type Member, type Reader } from '../access/reader.ts'
import { recordEvent } from '../audit/record-event.ts'
import { type Database, inTransaction, lockMembers } from '../machinery/database/database.ts'
import { Refusal } from '../machinery/refusal.ts'

/** The member as a keeper; null when they are none. */
export async function findKeeper({ db }: Database, member: Member): Promise<Keeper | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', member.id)
    .where('keeper', '=', 1)
    .executeTakeFirst()
  return user ? Keeper.ofRole(member) : null
}

/** For the command: makes whoever has this e-mail a keeper, and enables the account. @returns whether there is such an account */
export async function appointKeeper(database: Database, email: string): Promise<boolean> {
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
 * Makes an account a keeper or none, as an identity provider says. The last keeper who can log in stays one.
 * @param provider its id, for the audit log
 * @returns whether it is so now
 */
export async function changeKeeper(
  database: Database,
  userId: string,
  isKeeper: boolean,
  provider: string,
): Promise<boolean> {
  return inTransaction(database, async (inside) => {
    const { db } = inside
    if (!isKeeper) {
      await lockKeepersAnd(inside, userId)
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
    const keeper = isKeeper ? 1 : 0
    const changed = await db
      .updateTable('users')
      .set({ keeper })
      .where('id', '=', userId)
      .where('keeper', '!=', keeper)
      .returning('id')
      .executeTakeFirst()
    const kind = isKeeper ? 'keeper-appointed' : 'keeper-removed'
    if (changed) await recordEvent(inside, { kind, userId, actorId: null, detail: { provider } })
    return true
  })
}

/** Locks all keepers and an account, so that of two who go at the same time one stays. @param inside a transaction */
async function lockKeepersAnd(inside: Database, userId: string): Promise<void> {
  const listed = await inside.db.selectFrom('users').select('id').where('keeper', '=', 1).execute()
  await lockMembers(inside, [userId, ...listed.map(({ id }) => id)])
}

/** Before a keeper deletes their account: they stop being one, unless nobody else has an account. @throws {Refusal} `last-keeper` */
export async function resign(database: Database, member: Reader): Promise<void> {
  await inTransaction(database, async (inside) => {
    await refuseLastKeeper(inside, member.id)
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
 * Before an account stops being a keeper who can log in: others need one. It locks all keepers and the account: when
 * two go at the same time, one stays.
 * @param inside a transaction
 * @throws {Refusal} `last-keeper` when there are other accounts and none of them is an enabled keeper
 */
export async function refuseLastKeeper(inside: Database, userId: string): Promise<void> {
  const { db } = inside
  await lockKeepersAnd(inside, userId)
  const keepers = await db
    .selectFrom('users')
    .select('id')
    .where('keeper', '=', 1)
    .where('disabledAt', 'is', null)
    .execute()
  const isLast = keepers.length === 1 && keepers[0]?.id === userId
  if (!isLast) return
  const other = await db.selectFrom('users').select('id').where('id', '!=', userId).limit(1).executeTakeFirst()
  if (other) throw new Refusal('last-keeper', 'the server needs a keeper: make somebody else one first')
}
