import { type Registration, registrations } from '@potluck/api/server-settings'
import type { Keeper } from '../access/reader.ts'
import type { Config } from '../config.ts'
import type { Database } from '../machinery/database/database.ts'
import { Refusal } from '../machinery/refusal.ts'

const name = 'registration'

/** Who may create an account: as the environment says, else as a keeper set it, else anybody. */
export async function readRegistration({ db }: Database, config: Pick<Config, 'registration'>): Promise<Registration> {
  if (config.registration !== undefined) return config.registration
  const row = await db.selectFrom('serverSettings').select('value').where('name', '=', name).executeTakeFirst()
  return registrations.find((registration) => registration === row?.value) ?? 'open'
}

/** @throws {Refusal} `set-by-environment` */
export async function storeRegistration(
  { db }: Database,
  _keeper: Keeper,
  config: Pick<Config, 'registration'>,
  value: Registration,
): Promise<void> {
  if (config.registration !== undefined) {
    throw new Refusal('set-by-environment', 'REGISTRATION is set in the environment of the server')
  }
  await db
    .insertInto('serverSettings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
