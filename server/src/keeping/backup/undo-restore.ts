import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asideStart } from '../../machinery/base/database/data-folder.ts'
import { BackupError } from './backup-error.ts'
import type { DataConfig } from './data-config.ts'
import { finishRestore } from './finish-restore.ts'
import { asideNote, filesAside, type Swap, schemasOf } from './folder-swap.ts'
import { namesOfPutAside } from './put-aside.ts'
import { claimAll, swapData } from './restore.ts'
import { newId, sqliteFiles } from './stage-restore.ts'

/** The folder of the last restore that put something aside. @throws {BackupError} when there is none */
async function lastAside(dataDir: string): Promise<string> {
  const last = existsSync(dataDir) ? (await namesOfPutAside(dataDir)).at(-1) : undefined
  if (last === undefined) throw new BackupError(`Nothing that a restore put aside is in ${dataDir}.`)
  return last
}

/** @throws {BackupError} when what was put aside belongs to the other kind of database */
async function readNote({ dataDir, databaseUrl }: DataConfig, aside: string): Promise<Swap> {
  const note = await asideNote(dataDir, aside)
  if (!note)
    throw new BackupError(
      `${join(dataDir, aside)} does not say what it is: docs/backups.md says how to go back by hand.`,
    )
  if ((note.schema === null) === (databaseUrl === undefined)) return note
  throw new BackupError(`${join(dataDir, aside)} was put aside on the other kind of database: see DATABASE_URL.`)
}

/**
 * Undoes a restore: what it put aside comes back, and what it brought is put aside in turn. No server may run.
 * @param aside the folder as `before-restore-20261124-101503-042`; without it, that of the last restore
 * @returns the folder in which what was there lies now
 * @throws {BackupError} a sentence; nothing has changed then
 */
export async function undoRestore(config: DataConfig, aside?: string): Promise<string> {
  const { dataDir, databaseUrl } = config
  await finishRestore(config)
  const from = aside ?? (await lastAside(dataDir))
  if (!from.startsWith(asideStart) || from.includes('/') || !existsSync(join(dataDir, from)))
    throw new BackupError(`There is no folder ${from} in ${dataDir}.`)
  const note = await readNote(config, from)
  const free = await claimAll(config)
  try {
    const id = await newId(dataDir)
    const fresh = await filesAside(dataDir, from)
    const there = await readdir(dataDir)
    // What the restore brought, and what the database has written beside it since.
    const places = new Set([...note.fresh, ...note.old, ...fresh, ...(databaseUrl === undefined ? sqliteFiles : [])])
    const swap = {
      scratch: from,
      aside: `${asideStart}${id}`,
      fresh: [...fresh],
      old: [...places].filter((name) => there.includes(name)),
      schema: databaseUrl === undefined ? null : schemasOf(id).aside,
    }
    await swapData(config, swap, note.schema ?? undefined)
    return join(dataDir, swap.aside)
  } finally {
    await free()
  }
}
