import type { Database } from '../../machinery/base/database/database.ts'

/** The keys that identify this server at push services (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The row of `secrets` with the keys: it is in no backup. */
export const vapidSecret = 'vapid-keys'

async function storedKeys({ db }: Database): Promise<VapidKeys | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', vapidSecret).executeTakeFirst()
  const [publicKey, privateKey] = row?.value.split(' ') ?? []
  return publicKey && privateKey ? { publicKey, privateKey } : null
}

/**
 * The keys of this server: made on first use, stored in the database and shared by every process on it. Subscriptions of
 * browsers belong to a key and are lost with it.
 */
export async function readOrMakeVapidKeys(database: Database): Promise<VapidKeys> {
  const known = await storedKeys(database)
  if (known) return known
  const { default: webPush } = await import('web-push')
  const made = webPush.generateVAPIDKeys()
  await database.db
    .insertInto('secrets')
    .values({ name: vapidSecret, value: `${made.publicKey} ${made.privateKey}` })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await storedKeys(database)) ?? made
}
