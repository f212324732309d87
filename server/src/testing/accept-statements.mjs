/** `npm run accept-statements`: takes the SQL that frequent calls send now, and its plans, for the ones that are wanted. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresql } from 'server/testing/postgresql'
import { makeTemplateDatabases } from './template-databases.ts'

const postgresql = await startPostgresql()
const folder = mkdtempSync(join(tmpdir(), 'potluck-templates-'))
try {
  process.env.TEST_POSTGRESQL_URL = postgresql.url
  process.env.TEST_SQLITE_TEMPLATE = await makeTemplateDatabases(postgresql.url, folder)
  const { databases } = await import('./test-server.ts')
  const { recordStatements } = await import('./statements/record-statements.ts')
  const { acceptStatements } = await import('./statements/statement-files.ts')
  for (const kind of databases) acceptStatements(kind, await recordStatements(kind))
} finally {
  await postgresql.stop()
  rmSync(folder, { recursive: true })
}
