import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { asideStart } from '../../machinery/base/database/data-folder.ts'
import { syncFolder, writeWholeFile } from '../../machinery/base/whole-file.ts'

/** How the folders are named in which a restore makes what is new. */
export const scratchStart = '.restoring-'

export const freshSchemaStart = 'potluck_restore_'

/** The schemas of a restore into PostgreSQL: of the new tables, and of those that were there. @param id of the restore: `20261124-101503-042` */
export function schemasOf(id: string) {
  const name = id.replaceAll('-', '_')
  return { fresh: `${freshSchemaStart}${name}`, aside: `before_restore_${name}` }
}

export type RestoreSchemas = ReturnType<typeof schemasOf>

/** A restore that is decided and whose files are not all in their places yet. */
const swapSchema = z.object({
  /** Where what is new lies; to undo a restore, what that one put aside. */
  scratch: z.union([z.string().startsWith(scratchStart), z.string().startsWith(asideStart)]),
  aside: z.string().startsWith(asideStart),
  /** What goes aside. */
  old: z.array(z.string().regex(/^[\w.-]+$/)),
  /** What takes its places; notes of before this was written lack it. */
  fresh: z.array(z.string().regex(/^[\w.-]+$/)).default([]),
  /** Of PostgreSQL: the restore counts once there is a schema of this name. */
  schema: z.string().nullable(),
})

export type Swap = z.output<typeof swapSchema>

/** Data that were restored beside what is in use, and that can take its place. */
export const readyDataSchema = z.object({
  swap: swapSchema,
  /** Of the restored database: the folder of pictures carries it. Null for none. */
  folderId: z.string().nullable(),
  /** A copy before a migration has no pictures: those that are there stay. */
  hasPictures: z.boolean(),
})

export type ReadyData = z.output<typeof readyDataSchema>

/** Says what a restore put aside and what took its places; it lies with what was put aside. */
const noteName = 'put-aside.json'

const noteOf = (aside: string): string => join(aside, noteName)

/** What a restore put aside in a folder. */
export const filesAside = async (dataDir: string, aside: string): Promise<readonly string[]> =>
  (await readdir(join(dataDir, aside))).filter((name) => name !== noteName)

/** The note of a restore in what it put aside; null where there is none. */
export async function asideNote(dataDir: string, aside: string): Promise<Swap | null> {
  const path = noteOf(join(dataDir, aside))
  return existsSync(path) ? swapSchema.parse(JSON.parse(await readFile(path, 'utf8'))) : null
}

const journalIn = (dataDir: string): string => join(dataDir, 'restore-under-way.json')

/** Decides a swap: from now on whoever opens the folder carries it out first. */
export const noteSwap = (dataDir: string, swap: Swap): Promise<void> =>
  writeWholeFile(journalIn(dataDir), JSON.stringify(swap))

/** The swap that was noted; null for none. */
export async function notedSwap(dataDir: string): Promise<Swap | null> {
  const path = journalIn(dataDir)
  return existsSync(path) ? swapSchema.parse(JSON.parse(await readFile(path, 'utf8'))) : null
}

/** Whether a swap is decided: it is done, or whoever opens the folder carries it out first. */
export const isDecided = async (dataDir: string, { aside }: Swap): Promise<boolean> =>
  (await notedSwap(dataDir)) !== null || (await asideNote(dataDir, aside)) !== null

/** Forgets a swap that did not come to be, and keeps what lies ready for another try. Nothing was moved. */
export async function forgetSwap(dataDir: string): Promise<void> {
  await rm(journalIn(dataDir), { force: true })
  await syncFolder(dataDir)
}

/** Forgets a swap that did not come to be, and removes what lay ready. Nothing was moved. */
export async function dropSwap(dataDir: string, { scratch }: Swap): Promise<void> {
  await forgetSwap(dataDir)
  // What an undo would have brought back stays.
  if (scratch.startsWith(scratchStart)) await rm(join(dataDir, scratch), { recursive: true, force: true })
}

/**
 * Moves what was there aside and what is new into its place. Each step is a rename, and none is done twice: broken off
 * anywhere, it goes on where it was.
 */
export async function carryOut(dataDir: string, { scratch, aside, old, schema }: Swap): Promise<void> {
  const [from, to] = [join(dataDir, scratch), join(dataDir, aside)]
  const isAnythingAside = old.length > 0 || schema !== null
  if (isAnythingAside) await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of old) {
    if (existsSync(join(dataDir, name)) && !existsSync(join(to, name)))
      await rename(join(dataDir, name), join(to, name))
  }
  await syncFolder(dataDir)
  const left = existsSync(from) ? await filesAside(dataDir, scratch) : []
  for (const name of left) await rename(join(from, name), join(dataDir, name))
  await syncFolder(dataDir)
  await rm(from, { recursive: true, force: true })
  if (!isAnythingAside) await rm(journalIn(dataDir), { force: true })
  else {
    // What was decided becomes the note by which it can be undone.
    await rename(journalIn(dataDir), noteOf(to))
    await syncFolder(to)
  }
  await syncFolder(dataDir)
}
