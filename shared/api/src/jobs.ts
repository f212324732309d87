import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { commaList, id, instant, nothing } from './fields.ts'
import { importFailure, importNote } from './import-notes.ts'

export const jobKind = z.enum(['import-paprika', 'import-json-ld'])

export type JobKind = z.infer<typeof jobKind>

export const jobStatus = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled'])

export type JobStatus = z.infer<typeof jobStatus>

/** `known` was in the book already and was left as it is; `changed` differs from the file in what its notes say. */
export const jobOutcome = z.enum(['imported', 'changed', 'known', 'failed'])

export type JobOutcome = z.infer<typeof jobOutcome>

/** What became of one item of a job. */
export const jobResult = z.object({
  /** From 0, in the order of the file. */
  position: z.int(),
  name: z.string(),
  outcome: jobOutcome,
  /** The recipe in the book; null where there is none. */
  recipeId: id.nullable(),
  notes: z.array(importNote),
})

export type JobResult = z.infer<typeof jobResult>

export const jobSummary = z.object({
  id,
  kind: jobKind,
  status: jobStatus,
  /** Items dealt with, and items in all (null until it is known). */
  done: z.int(),
  total: z.int().nullable(),
  failed: z.int(),
  /** Why the whole job failed, or null. */
  failure: importFailure.nullable(),
  createdAt: instant,
  updatedAt: instant,
})

export type JobSummary = z.infer<typeof jobSummary>

/** A job with the number of its results by outcome. */
export const job = jobSummary.extend({ outcomes: z.record(jobOutcome, z.int()) })

export type Job = z.infer<typeof job>

export const listJobs = endpoint({
  method: 'GET',
  path: 'jobs',
  summary: 'The latest jobs, newest first.',
  access: 'member',
  response: z.array(jobSummary),
  errors: [401],
})

export const getJob = endpoint({
  method: 'GET',
  path: 'jobs/:id',
  summary: 'A job, and how many of its items came to which end.',
  access: 'member',
  params: z.object({ id }),
  response: job,
  errors: [400, 401, 404],
})

/** Most results that one answer carries. */
export const mostJobResults = 500

export const listJobResults = endpoint({
  method: 'GET',
  path: 'jobs/:id/results',
  summary: 'What became of the items of a job, in the order of the file: those after a position, of some outcomes.',
  access: 'member',
  params: z.object({ id }),
  query: z.object({
    outcomes: commaList.pipe(z.array(jobOutcome)).optional(),
    after: z.coerce.number().int().min(-1).default(-1),
    count: z.coerce.number().int().min(1).max(mostJobResults).default(100),
  }),
  response: z.array(jobResult),
  errors: [400, 401, 404],
})

export const cancelJob = endpoint({
  method: 'DELETE',
  path: 'jobs/:id',
  summary: 'Stop a job; what it did so far stays.',
  access: 'member',
  params: z.object({ id }),
  response: nothing,
  errors: [400, 401, 404],
})
