import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { asideStart } from '../../machinery/base/database/data-folder.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import type { DataConfig } from './data-config.ts'
import { asideNote, scratchStart } from './folder-swap.ts'

/** What a restore put aside. */
export interface PutAside {
  /** Of its folder. */
  readonly name: string
  readonly putAsideAt: Date
  /** Of its files, and of its tables on PostgreSQL. */
  readonly bytes: number
}

type Places = Pick<DataConfig, 'dataDir' | 'databaseUrl'>

/** The schema that belongs to a folder; null for none, or while there is no PostgreSQL. */
async function schemaOf({ dataDir, databaseUrl }: Places, name: string) {
  const schema = databaseUrl === undefined ? null : ((await asideNote(dataDir, name))?.schema ?? null)
  return databaseUrl === undefined || schema === null ? null : { url: databaseUrl, schema }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

/** The folders that restores put aside, the oldest first. An archive that somebody made of one is none. */
export async function namesOfPutAside(dataDir: string): Promise<readonly string[]> {
  const entries = await readdir(dataDir, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(asideStart))
    .map(({ name }) => name)
    .sort()
}

/** What restores put aside in the data folder, the newest first. */
export async function listPutAside(config: Places): Promise<readonly PutAside[]> {
  const { dataDir } = config
  const all: PutAside[] = []
  for (const name of (await namesOfPutAside(dataDir)).toReversed()) {
    const of = await schemaOf(config, name)
    const inTables = of ? await (await import('./postgresql-swap.ts')).bytesOfSchema(of.url, of.schema) : 0
    const folder = join(dataDir, name)
    all.push({ name, putAsideAt: (await stat(folder)).mtime, bytes: (await bytesIn(folder)) + inTables })
  }
  return all
}

/** Deletes what a restore put aside, for good. Killed, it is there as a whole or can be undone no more. @throws {Refusal} `not-found` */
export async function deletePutAside(config: Places, name: string): Promise<void> {
  const { dataDir } = config
  if (!(await namesOfPutAside(dataDir)).includes(name)) throw notFound('folder')
  const of = await schemaOf(config, name)
  if (of) await (await import('./postgresql-swap.ts')).dropSchema(of.url, of.schema)
  // Half of it must not be brought back: it takes the name of what the next restore removes.
  const scratch = join(dataDir, `${scratchStart}${randomUUID()}`)
  await rename(join(dataDir, name), scratch)
  await rm(scratch, { recursive: true, force: true })
}
