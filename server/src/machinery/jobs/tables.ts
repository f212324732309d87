import type { JobKind, JobResult, JobStatus } from '@potluck/api/jobs'
import type { Kysely } from 'kysely'

export interface JobTables {
  jobs: {
    ownerId: string
    id: string
    kind: JobKind
    status: JobStatus
    done: number
    total: number | null
    failed: number
    /** See `failureOf`. */
    failure: string | null
    createdAt: string
    updatedAt: string
    /** The process that works on it. */
    worker: string | null
    /** A running job whose worker was not heard of since then is anybody's. */
    leaseUntil: string | null
  }
  jobResults: {
    ownerId: string
    jobId: string
    /** From 0, in the order of the file. */
    position: number
    name: string
    outcome: JobResult['outcome']
    recipeId: string | null
    /** See `notesOf`. */
    notes: string | null
  }
}

export async function createJobTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('kind', 'varchar(30)', (column) => column.notNull())
    .addColumn('status', 'varchar(10)', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer')
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('worker', 'varchar(36)')
    .addColumn('leaseUntil', 'text')
    .addPrimaryKeyConstraint('jobs_key', ['ownerId', 'id'])
    .execute()
  await db.schema.createIndex('jobs_open').on('jobs').columns(['status', 'createdAt']).execute()
  await db.schema
    .createTable('jobResults')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('jobId', 'varchar(36)', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('outcome', 'varchar(10)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)')
    .addColumn('message', 'text')
    .addPrimaryKeyConstraint('jobResults_key', ['ownerId', 'jobId', 'position'])
    .addForeignKeyConstraint('jobResults_job', ['ownerId', 'jobId'], 'jobs', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}

/** Columns are named by what they hold now: codes with parameters. What they held before stays as it is. */
export async function nameJobNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').renameColumn('error', 'failure').execute()
  await db.schema.alterTable('jobResults').renameColumn('message', 'notes').execute()
}
