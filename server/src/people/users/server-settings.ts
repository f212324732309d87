import type { Admin } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** The settings that admins made in the browser. */
type SettingName = 'registration' | 'backup-schedule'

/** An admin's value; null for a setting that nobody has touched. */
export async function readServerSetting({ db }: Database, name: SettingName): Promise<string | null> {
  const row = await db.selectFrom('serverSettings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export async function storeServerSetting(
  { db }: Database,
  _admin: Admin,
  name: SettingName,
  value: string,
): Promise<void> {
  await db
    .insertInto('serverSettings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
