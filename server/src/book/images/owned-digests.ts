import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import { asideStart, sqliteFileIn } from '../../machinery/base/database/data-folder.ts'
import type { Database } from '../../machinery/base/database/database.ts'

type DigestsConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'fileStore'>

/** Those of some digests that rows name. */
async function storedDigests({ db }: Database, digests: readonly string[]): Promise<readonly string[]> {
  const rows = await db.selectFrom('images').select('digest').distinct().where('digest', 'in', digests).execute()
  return rows.map(({ digest }) => digest)
}

function digestsInFile(file: string, digests: readonly string[]): readonly string[] {
  const connection = new Sqlite(file, { readonly: true })
  try {
    const places = digests.map(() => '?').join(', ')
    const found = connection.prepare<string[], string>(`select distinct digest from images where digest in (${places})`)
    return found.pluck().all(...digests)
  } finally {
    connection.close()
  }
}

/** SQLite databases that restores put aside in the data folder. */
async function filesAside(dataDir: string): Promise<readonly string[]> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(asideStart))
  return names.map((name) => sqliteFileIn(join(dataDir, name))).filter(existsSync)
}

/** Schemas of PostgreSQL that restores put aside, and that have pictures. */
async function schemasAside({ db }: Database): Promise<readonly string[]> {
  const pattern = `${asideStart.replaceAll('-', '\\_')}%`
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where nspname like ${pattern} and to_regclass(quote_ident(nspname) || '.images') is not null`.execute(db)
  return rows.map(({ name }) => name)
}

/** Folders and schemas that restores put aside, with databases that name pictures. */
export async function putAside(
  database: Database,
  { dataDir, databaseUrl }: Omit<DigestsConfig, 'fileStore'>,
): Promise<readonly string[]> {
  const folders = (await readdir(dataDir)).filter((name) => name.startsWith(asideStart))
  return databaseUrl === undefined ? folders : [...folders, ...(await schemasAside(database))]
}

async function digestsInSchemas(database: Database, digests: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of await schemasAside(database)) {
    const named = database.db
      .withSchema(name)
      .selectFrom('images')
      .select('digest')
      .distinct()
      .where('digest', 'in', digests)
    found.push(...(await named.execute()).map(({ digest }) => digest))
  }
  return found
}

/**
 * Those of some digests that somebody's rows name. In a store of files, a database put aside by a restore shares its
 * pictures with the one in use. They stay until nothing is aside.
 */
export async function ownedDigests(
  database: Database,
  { dataDir, databaseUrl, fileStore }: DigestsConfig,
  digests: readonly string[],
): Promise<ReadonlySet<string>> {
  const owned = await storedDigests(database, digests)
  if (fileStore === undefined) return new Set(owned)
  const aside =
    databaseUrl === undefined
      ? (await filesAside(dataDir)).flatMap((file) => digestsInFile(file, digests))
      : await digestsInSchemas(database, digests)
  return new Set([...owned, ...aside])
}
