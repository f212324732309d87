import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestDatabase } from '../test-server.ts'

const folderOf = (kind: TestDatabase): string => join(import.meta.dirname, kind)

/** What was accepted, by the name of the call. */
export const acceptedStatements = (kind: TestDatabase): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folderOf(kind)).map((file) => [
      file.replace(/\.sql$/, ''),
      readFileSync(join(folderOf(kind), file), 'utf8'),
    ]),
  )

/** Writes a file for each call, and removes those of calls that are gone. */
export function acceptStatements(kind: TestDatabase, files: ReadonlyMap<string, string>): void {
  rmSync(folderOf(kind), { recursive: true, force: true })
  mkdirSync(folderOf(kind))
  for (const [name, text] of files) writeFileSync(join(folderOf(kind), `${name}.sql`), text)
}
