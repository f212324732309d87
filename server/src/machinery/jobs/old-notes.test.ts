import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { findMember, openSession } from '../../sessions/store.ts'
import { migrate } from '../database/migrate.ts'
import { migrationsFor } from '../database/migrations.ts'
import { openSqlite } from '../database/sqlite.ts'
import { listJobResults, readJob } from './store.ts'

const [member, job] = ['0199a1b2-0000-7000-8000-000000000001', '0199a1b2-0000-7000-8000-000000000002']
const at = '2026-01-01T12:00:00.000Z'

test('what servers before the codes told in words is read after the update', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  const database = openSqlite(folder)
  const { db, dialect } = database
  const provider = { getMigrations: async () => migrationsFor(dialect) }
  await new Migrator({ db, provider }).migrateTo('0006-shopping-lists')
  await db
    .insertInto('users')
    .values({ id: member, name: 'Anna', email: 'anna@example.com', passwordHash: '', createdAt: at, updatedAt: at })
    .execute()
  await sql`insert into jobs ("ownerId", id, kind, status, done, failed, error, "createdAt", "updatedAt")
    values (${member}, ${job}, 'import-paprika', 'failed', 1, 0, 'The file is damaged.', ${at}, ${at})`.execute(db)
  await sql`insert into "jobResults" ("ownerId", "jobId", position, name, outcome, message)
    values (${member}, ${job}, 0, 'Pie', 'changed', 'It had no name and was given one.')`.execute(db)

  await migrate(database)
  const asMember = await findMember(database, await openSession(database, member))
  if (!asMember) throw new Error('the session that was opened is not there')
  expect(await readJob(database, asMember, job)).toMatchObject({
    failure: { code: 'words', text: 'The file is damaged.' },
    outcomes: { changed: 1 },
  })
  expect(await listJobResults(database, asMember, job, { after: -1, count: 10 })).toMatchObject([
    { name: 'Pie', notes: [{ code: 'words', text: 'It had no name and was given one.' }] },
  ])
  await database.close()
  await rm(folder, { recursive: true })
})
