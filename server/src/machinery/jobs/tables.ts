import type { JobOutcome, JobStatus } from '@potluck/api/jobs'

export interface JobTables {
  jobs: {
    ownerId: string
    id: string
    /** Names a `JobKind`. */
    kind: string
    /** The owner's language, such as `he`, for texts that the job writes; null if it is not known. */
    language: string | null
    status: JobStatus
    done: number
    total: number | null
    failed: number
    /** A note (`storeFailure`). */
    failure: string | null
    createdAt: string
    updatedAt: string
    /** The process that works on it. */
    worker: string | null
    /** Any worker may take over a running job after this time. */
    leaseUntil: string | null
    /** How often it was started since its last progress. */
    attempts: number
  }
  jobResults: {
    ownerId: string
    jobId: string
    /** From 0, in the order of the work. */
    position: number
    name: string
    outcome: JobOutcome
    /** Kind and id of the thing that the result is about: both or neither. */
    refersKind: string | null
    refersId: string | null
    /** A list of notes, or null for none. */
    notes: string | null
  }
}
