import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../config.ts'
import { openDatabase } from '../machinery/base/database/open-database.ts'

/** The name of the PostgreSQL database that others are copied from. */
export const templateName = 'potluck_template'

/** Sends one statement to PostgreSQL on a new connection. */
export async function runOnPostgresql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * Makes an empty database of each kind with every migration applied, once for a whole run: each test then starts on a
 * copy instead of migrating its own.
 * @param postgresql address of the database `postgres`
 * @param folder for the SQLite file
 * @returns the path of that file
 */
export async function makeTemplateDatabases(postgresql: string, folder: string): Promise<string> {
  const make = async (environment: Readonly<Record<string, string>>) =>
    (await openDatabase(readConfig({ DATA_DIR: folder, ...environment }))).close()
  await runOnPostgresql(postgresql, `create database ${templateName}`)
  await Promise.all([make({}), make({ DATABASE_URL: postgresql.replace(/\/postgres$/, `/${templateName}`) })])
  return join(folder, 'potluck.sqlite')
}
