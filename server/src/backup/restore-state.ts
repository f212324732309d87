import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { backupFailureCodes } from '@potluck/api/backups'
import { z } from 'zod'
import { now } from '../machinery/database/instant.ts'
import { writeWholeFile } from '../machinery/whole-file.ts'
import type { DataConfig } from './data-config.ts'
import { undoRestore } from './undo-restore.ts'

/** Who began a restore, and where they were. */
const beginner = z.object({
  /** Null where nobody had an account. */
  actorId: z.string().nullable(),
  ip: z.string(),
  userAgent: z.string(),
})

export type RestoreBeginner = z.output<typeof beginner>

const failure = z.object({ code: z.enum(backupFailureCodes), message: z.string() })

/** The last restore, from the exchange of the data until a server has started with them, and what came of it. */
const stateSchema = z.object({
  at: z.iso.datetime(),
  /** `exchanged`: no server has tried to start yet; `starting`: one tries. `by-command`: as `exchanged`, and whoever ran the command decides whether to go back. */
  state: z.enum(['exchanged', 'by-command', 'starting', 'restored', 'went-back', 'failed']),
  /** The folder of what was put aside. */
  aside: z.string().nullable(),
  failure: failure.nullable(),
  /** Absent in the file of an older server. */
  by: beginner.nullable().default(null),
})

export type RestoreState = z.output<typeof stateSchema>

const stateIn = (dataDir: string): string => join(dataDir, 'last-restore.json')

/** The last restore; null for none. */
export async function readRestoreState(dataDir: string): Promise<RestoreState | null> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(stateIn(dataDir), 'utf8')))
  } catch {
    return null
  }
}

/** The folder in which a restore put the earlier data, if it still exists. */
export const asideIn = async (dataDir: string, { aside, state }: RestoreState): Promise<string | null> =>
  aside !== null && state === 'restored' && (await stat(join(dataDir, aside)).catch(() => null)) ? aside : null

const store = (dataDir: string, state: RestoreState): Promise<void> =>
  writeWholeFile(stateIn(dataDir), `${JSON.stringify(state)}\n`)

/** Data were exchanged under a server, which starts anew now. @param aside the folder of what was put aside */
export const noteExchanged = (dataDir: string, aside: string | null, by: RestoreBeginner | null): Promise<void> =>
  store(dataDir, { at: now(), state: 'exchanged', aside: aside && basename(aside), failure: null, by })

/** A command has restored a backup. @param aside the folder of what was put aside */
export const noteByCommand = (dataDir: string, aside: string | null): Promise<void> =>
  store(dataDir, { at: now(), state: 'by-command', aside: aside && basename(aside), failure: null, by: null })

/** The exchange failed; nothing has changed. */
export const noteFailed = (dataDir: string, why: z.output<typeof failure>): Promise<void> =>
  store(dataDir, { at: now(), state: 'failed', aside: null, failure: why, by: null })

/**
 * Called at each start, before the data are opened: where the start before this one began with restored data and did not end well, what was
 * there before comes back.
 * @throws when it cannot come back; the next start begins with the data as they are
 */
export async function goBackIfFailed(config: DataConfig): Promise<void> {
  const { dataDir } = config
  const last = await readRestoreState(dataDir)
  if (last?.state === 'exchanged') await store(dataDir, { ...last, state: 'starting' })
  if (last?.state !== 'starting') return
  try {
    if (last.aside !== null) await undoRestore(config, last.aside)
  } catch (error) {
    // Else each start would try the same again, without an end.
    const message = error instanceof Error ? error.message : String(error)
    await store(dataDir, { ...last, state: 'failed', failure: { code: 'other', message } })
    throw error
  }
  await store(dataDir, { ...last, state: 'went-back' })
  process.stderr.write('The server did not start with the backup that was restored: what was there before is back.\n')
}

/** A start has ended well. @returns the restore that it was the first start after; null for every other start */
export async function noteStarted(dataDir: string): Promise<Pick<RestoreState, 'by'> | null> {
  const last = await readRestoreState(dataDir)
  if (last?.state !== 'starting' && last?.state !== 'by-command') return null
  await store(dataDir, { ...last, state: 'restored' })
  return last
}

/** Whether a start that failed was one with restored data, so that another one will go back. */
export const isTrial = async (dataDir: string): Promise<boolean> =>
  (await readRestoreState(dataDir))?.state === 'starting'
