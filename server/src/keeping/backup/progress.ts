import type { DataWorkStep } from '@potluck/api/backups'

/** How far long work on the data has come. */
export interface ProgressReport {
  readonly step: DataWorkStep
  readonly bytes: number
  /** Null where nobody knows. */
  readonly totalBytes: number | null
}

export type Progress = (report: ProgressReport) => void
