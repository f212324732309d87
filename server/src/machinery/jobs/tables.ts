import type { JobOutcome, JobStatus } from '@potluck/api/jobs'

export interface JobTables {
  jobs: {
    ownerId: string
    id: string
    /** Names a `JobKind`. */
    kind: string
    /** What its owner reads, such as `he`: for what the job writes; null when they did not say. */
    language: string | null
    status: JobStatus
    done: number
    total: number | null
    failed: number
    /** A note (`keepFailure`). */
    failure: string | null
    createdAt: string
    updatedAt: string
    /** The process that works on it. */
    worker: string | null
    /** A running job whose worker was not heard of since then is anybody's. */
    leaseUntil: string | null
    /** How often it was taken up since it last got on. */
    attempts: number
  }
  jobResults: {
    ownerId: string
    jobId: string
    /** From 0, in the order of the work. */
    position: number
    name: string
    outcome: JobOutcome
    /** What it is about, and its id: both or neither. */
    refersKind: string | null
    refersId: string | null
    /** A list of notes, or null for none. */
    notes: string | null
  }
}
