import { maxFailedJobs } from '@potluck/api/server-health'
import { sql } from 'kysely'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'

/** Space of the database, bytes. */
export async function databaseBytes({ db, dialect }: Database): Promise<number> {
  const asked = {
    sqlite: sql`(select page_count * page_size from pragma_page_count(), pragma_page_size())`,
    postgresql: sql`pg_database_size(current_database())`,
  }[dialect.name]
  const { rows } = await sql<{ bytes: number | string }>`select ${asked} as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

const week = 7 * 86_400_000

/** Jobs that wait, run, and failed within a week: of which kind and when, and not whose or why. */
export async function readJobHealth({ db }: Database) {
  const countOf = (status: 'waiting' | 'running') =>
    db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
  const [waiting, running, failed] = await Promise.all([
    countOf('waiting'),
    countOf('running'),
    db
      .selectFrom('jobs')
      .select(['kind', 'updatedAt as failedAt'])
      .where('status', '=', 'failed')
      .where('updatedAt', '>', now(-week))
      .orderBy('updatedAt', 'desc')
      .limit(maxFailedJobs)
      .execute(),
  ])
  return { waiting: waiting.count, running: running.count, failed }
}
