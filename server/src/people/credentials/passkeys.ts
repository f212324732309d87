import { maxPasskeys, type Passkey } from '@potluck/api/passkeys'
import { v7 as uuid } from 'uuid'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'

const tooMany = () => new Refusal('too-many-passkeys', `an account has no more than ${maxPasskeys} passkeys`)

/** The passkeys of the member, the newest first. */
export function listPasskeys({ db }: Database, member: Member): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'usedAt'])
    .where('userId', '=', member.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxPasskeys)
    .execute()
}

/** The ids by which authenticators know the member's passkeys. */
export async function credentialIdsOf({ db }: Database, member: Member): Promise<string[]> {
  const rows = await db.selectFrom('passkeys').select('credentialId').where('userId', '=', member.id).execute()
  return rows.map(({ credentialId }) => credentialId)
}

/** @throws {Refusal} `too-many-passkeys` */
export async function refuseManyPasskeys(database: Database, member: Member): Promise<void> {
  if ((await credentialIdsOf(database, member)).length >= maxPasskeys) throw tooMany()
}

export interface NewPasskey {
  readonly name: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
}

/** Stores a passkey that was verified. @throws {Refusal} `too-many-passkeys`, `id-taken` */
export function storePasskey(database: Database, member: Member, made: NewPasskey): Promise<Passkey> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    await refuseManyPasskeys(inside, member)
    const stored = await inside.db
      .insertInto('passkeys')
      .values({
        ...made,
        id: uuid(),
        userId: member.id,
        transports: JSON.stringify(made.transports),
        createdAt: now(),
        usedAt: null,
      })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returning(['id', 'name', 'createdAt', 'usedAt'])
      .executeTakeFirst()
    if (!stored) throw new Refusal('id-taken', 'this passkey is known already')
    return stored
  })
}

/** Gives a passkey another name. @throws {Refusal} `not-found` when it is none of the member's */
export async function renamePasskey({ db }: Database, member: Member, id: string, name: string): Promise<Passkey> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', member.id)
    .returning(['id', 'name', 'createdAt', 'usedAt'])
    .executeTakeFirst()
  if (!renamed) throw notFound('passkey')
  return renamed
}

/** @throws {Refusal} `not-found` when it is none of the member's */
export async function removePasskey({ db }: Database, member: Member, id: string): Promise<void> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', member.id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound('passkey')
}
