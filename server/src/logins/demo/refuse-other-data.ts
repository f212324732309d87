import type { Config } from '../../config.ts'
import { ConfigError } from '../../ground/settings/config-error.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { ofDemo } from '../../people/users/demo-account.ts'

/**
 * A demo has data of its own: it would close the accounts of people, and without it nobody would end those of the demo.
 * @throws {ConfigError}
 */
export async function refuseOtherData({ db }: Database, { demo }: Pick<Config, 'demo'>): Promise<void> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('email', demo ? 'not like' : 'like', ofDemo)
    .limit(1)
    .executeTakeFirst()
  if (!other) return
  throw new ConfigError(
    demo
      ? 'DEMO is true, but people have accounts in this data: give the demo a DATA_DIR, or a database, of its own'
      : 'this is the data of a demo: set DEMO to true, or take another DATA_DIR or database',
  )
}
