import { maxSettings, type StoredSettings } from '@potluck/api/preferences'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'

/** The settings stored in the member's account. */
export async function readPreferences({ db }: Database, member: Member): Promise<StoredSettings> {
  const rows = await db
    .selectFrom('preferences')
    .select(['section', 'name', 'value'])
    .where('userId', '=', member.id)
    .orderBy('section')
    .orderBy('name')
    .execute()
  const settings: Record<string, StoredSettings[string]> = {}
  for (const { section, name, value } of rows) {
    settings[section] = { ...settings[section], [name]: JSON.parse(value) }
  }
  return settings
}

/**
 * Stores single settings, so that settings which another device has changed stay. @returns all settings
 * @throws {Refusal} `book-full` when there would be too many
 */
export function changePreferences(
  database: Database,
  member: Member,
  settings: StoredSettings,
): Promise<StoredSettings> {
  const rows = Object.entries(settings).flatMap(([section, named]) =>
    Object.entries(named).map(([name, value]) => ({ userId: member.id, section, name, value: JSON.stringify(value) })),
  )
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    for (const row of rows.slice(0, maxSettings + 1)) {
      await inside.db
        .insertInto('preferences')
        .values(row)
        .onConflict((conflict) => conflict.columns(['userId', 'section', 'name']).doUpdateSet({ value: row.value }))
        .execute()
    }
    const { count } = await inside.db
      .selectFrom('preferences')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', member.id)
      .executeTakeFirstOrThrow()
    if (Number(count) > maxSettings) {
      throw new Refusal('book-full', `an account keeps no more than ${maxSettings} settings`)
    }
    return readPreferences(inside, member)
  })
}

/** Deletes every setting of the member. */
export async function resetPreferences({ db }: Database, member: Member): Promise<void> {
  await db.deleteFrom('preferences').where('userId', '=', member.id).execute()
}
