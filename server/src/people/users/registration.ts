import { type Registration, registrations } from '@potluck/api/server-settings'
import type { Config } from '../../config.ts'
import type { Admin } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { readServerSetting, storeServerSetting } from './server-settings.ts'

/** The people who may create an account: as the environment says, else as an admin set it, else anybody. */
export async function readRegistration(
  database: Database,
  config: Pick<Config, 'registration'>,
): Promise<Registration> {
  if (config.registration !== undefined) return config.registration
  const value = await readServerSetting(database, 'registration')
  return registrations.find((registration) => registration === value) ?? 'open'
}

/** Whether anybody may create an account, with an invitation or without. */
export const takesAccounts = async (database: Database, config: Pick<Config, 'registration'>): Promise<boolean> =>
  (await readRegistration(database, config)) !== 'closed'

/** @throws {Refusal} `set-by-environment` */
export async function storeRegistration(
  database: Database,
  admin: Admin,
  config: Pick<Config, 'registration'>,
  value: Registration,
): Promise<void> {
  if (config.registration !== undefined) {
    throw new Refusal('set-by-environment', 'REGISTRATION is set in the environment of the server')
  }
  await storeServerSetting(database, admin, 'registration', value)
}
