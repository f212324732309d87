import type { Config } from '../config.ts'
import { ownFile } from '../machinery/own-file.ts'
import { startAnswering } from '../machinery/processes/answering-process.ts'
import type { BackupConfig } from './back-up.ts'
import type { Proof } from './backup-files.ts'
import type { DataCheck } from './check-data.ts'

/** What is done in a process of its own. It is told the settings that it needs: a passphrase is in no command line. */
export type DataTask =
  | { readonly kind: 'back-up'; readonly config: BackupConfig; readonly folder: string }
  | { readonly kind: 'check'; readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'memberLimits'> }

export type DataResult =
  | { readonly kind: 'backed-up'; readonly path: string; readonly bytes: number; readonly proof: Proof }
  | { readonly kind: 'not-due' }
  | { readonly kind: 'checked'; readonly check: DataCheck }
  /** In a sentence. */
  | { readonly kind: 'failed'; readonly message: string }

/** A part of a backup is in memory, and the books of what the process runs. A day is more than a slow disk takes. */
const limits = { heapMb: 512, memoryMb: 1_024, youngMb: 1, maxTime: 24 * 3_600_000, idleTime: 100 }

/** Runs a task in a process of its own, which gives way to the server. */
export function runApart(task: DataTask): { readonly answer: Promise<DataResult>; readonly close: () => void } {
  const running = startAnswering<DataTask, DataResult>(ownFile('backup/data-process.ts'), limits)
  return { answer: running.ask(task), close: running.close }
}
