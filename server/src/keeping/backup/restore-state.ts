import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { backupFailureCodes } from '@potluck/api/backups'
import { z } from 'zod'
import { now } from '../../machinery/base/database/instant.ts'
import { writeWholeFile } from '../../machinery/base/whole-file.ts'
import { type ReadyData, readyDataSchema } from './folder-swap.ts'

/** Who began a restore, and where they were. */
const beginner = z.object({
  /** Null where nobody had an account. */
  actorId: z.string().nullable(),
  ip: z.string(),
  userAgent: z.string(),
})

export type RestoreBeginner = z.output<typeof beginner>

const failure = z.object({ code: z.enum(backupFailureCodes), message: z.string() })

/**
 * How far the last restore is.
 *
 * | state | what is true | next |
 * |---|---|---|
 * | `asked` | all lies ready beside the data, and the server has ended or is about to | a start exchanges both: `starting`, or `failed` |
 * | `starting` | a server tries to start with restored data | it has started: `restored`; a later start goes back: `went-back`, or `failed` |
 * | `by-command` | a command has restored a backup; whoever ran it decides whether to go back | a server has started: `restored` |
 * | `restored`, `went-back`, `failed` | the restore has ended | |
 */
const stateSchema = z.object({
  at: z.iso.datetime(),
  state: z.enum(['asked', 'starting', 'by-command', 'restored', 'went-back', 'failed']),
  /** The secret by which whoever began it in a browser asks what came of it. */
  id: z.string().nullable().default(null),
  /** While it is `asked`: what lies ready. */
  ready: readyDataSchema.nullable().default(null),
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

/** Stores how far a restore is. */
export const storeRestoreState = (dataDir: string, state: RestoreState): Promise<void> =>
  writeWholeFile(stateIn(dataDir), `${JSON.stringify(state)}\n`)

/** Asks the next start of the server to put restored data into the place of those that are in use. */
export const askForRestore = (dataDir: string, id: string, ready: ReadyData, by: RestoreBeginner): Promise<void> =>
  storeRestoreState(dataDir, { ...{ at: now(), state: 'asked', aside: null, failure: null }, id, ready, by })

/** A command has restored a backup. @param aside the folder of what was put aside */
export const noteByCommand = (dataDir: string, aside: string | null): Promise<void> =>
  storeRestoreState(dataDir, {
    at: now(),
    state: 'by-command',
    id: null,
    ready: null,
    failure: null,
    by: null,
    aside: aside && basename(aside),
  })

/** A start has ended well. @returns the restore that it was the first start after; null for every other start */
export async function noteStarted(dataDir: string): Promise<Pick<RestoreState, 'by'> | null> {
  const last = await readRestoreState(dataDir)
  if (last?.state !== 'starting' && last?.state !== 'by-command') return null
  await storeRestoreState(dataDir, { ...last, state: 'restored' })
  return last
}
