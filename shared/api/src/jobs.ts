import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './fields.ts'

export const jobKind = z.enum(['import-paprika', 'import-json-ld'])

export type JobKind = z.infer<typeof jobKind>

export const jobStatus = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled'])

export type JobStatus = z.infer<typeof jobStatus>

/** What became of one item of a job. `message` is plain text for the cook: what was wrong, or what was changed. */
export const jobResult = z.object({
  name: z.string(),
  outcome: z.enum(['imported', 'changed', 'failed']),
  recipeId: id.nullable(),
  message: z.string().nullable(),
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
  error: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
})

export type JobSummary = z.infer<typeof jobSummary>

export const job = jobSummary.extend({ results: z.array(jobResult) })

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
  summary: 'A job with a result per item.',
  access: 'member',
  params: z.object({ id }),
  response: job,
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
