import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { commaList, id, instant, nothing, openEnum } from './fields.ts'

/**
 * A note: a code with its values. What codes there are is each kind of work's own affair
 * (`importNote`, `jobFailure`); a screen that does not know one says so in general words.
 */
export const jobNote = z.looseObject({ code: z.string() })

export type JobNote = z.infer<typeof jobNote>

/** Why a job of any kind failed; each kind may have reasons of its own. */
export const jobFailure = z.discriminatedUnion('code', [
  /** The server's disk is full. */
  z.object({ code: z.literal('no-space') }),
  /** The member's book holds no more recipes, labels or pictures. */
  z.object({ code: z.literal('book-full') }),
  /** The member's pictures take all the room that they may. */
  z.object({ code: z.literal('pictures-full'), megabytes: z.int() }),
  /** The process that worked on it ended, more than once. */
  z.object({ code: z.literal('crashed') }),
  z.object({ code: z.literal('unexpected') }),
])

export type JobFailureNote = z.infer<typeof jobFailure>

const statuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

export type JobStatus = (typeof statuses)[number]

/** Where a job is, in an answer. */
export const jobStatus = openEnum(statuses)

const outcomes = ['done', 'noted', 'skipped', 'failed'] as const

/** `noted` was done, and its notes say what is worth a look; `skipped` needed nothing done. */
export const jobOutcome = z.enum(outcomes)

export type JobOutcome = z.infer<typeof jobOutcome>

/** The result of one item of a job. */
export const jobResult = z.object({
  /** From 0, in the order of the work. */
  position: z.int(),
  name: z.string(),
  outcome: openEnum(outcomes),
  /** The thing that it made, such as a recipe; null where there is nothing to open. */
  refers: z.object({ kind: z.string(), id }).nullable(),
  notes: z.array(jobNote),
})

export type JobResult = z.infer<typeof jobResult>

/** The same as the server writes it. */
export type AnsweredJobResult = z.input<typeof jobResult>

export const jobSummary = z.object({
  id,
  /** The kind of work, such as `import-paprika`. */
  kind: z.string(),
  status: jobStatus,
  /** Items dealt with, and items in all (null until it is known). */
  done: z.int(),
  total: z.int().nullable(),
  failed: z.int(),
  /** Why the whole job failed, or null. */
  failure: jobNote.nullable(),
  createdAt: instant,
  updatedAt: instant,
  /**
   * In the list of jobs: the kitchen into whose book an import or a move goes, or out of which it takes recipes back. It is not there for
   * the own book, and for a move that was taken back.
   */
  kitchenId: id.optional(),
})

export type JobSummary = z.infer<typeof jobSummary>

/** The same as the server writes it. */
export type AnsweredJobSummary = z.input<typeof jobSummary>

/** A job with the number of its results by outcome. */
export const job = jobSummary.extend({
  outcomes: z.object({ done: z.int(), noted: z.int(), skipped: z.int(), failed: z.int() }),
})

export type Job = z.infer<typeof job>

/** The same as the server writes it. */
export type AnsweredJob = z.input<typeof job>

export const listJobs = endpoint({
  method: 'GET',
  path: 'jobs',
  summary: 'The latest jobs, newest first.',
  access: 'member',
  scope: 'recipes:write',
  response: z.array(jobSummary),
  errors: [401],
})

export const getJob = endpoint({
  method: 'GET',
  path: 'jobs/:id',
  summary: 'A job, and how many of its items came to which end.',
  access: 'member',
  scope: 'recipes:write',
  params: z.object({ id }),
  response: job,
  errors: [400, 401, 404],
})

/** Most results that one answer carries. */
export const maxJobResults = 500

export const listJobResults = endpoint({
  method: 'GET',
  path: 'jobs/:id/results',
  summary: 'What became of the items of a job, in order: those after a position, of some outcomes.',
  access: 'member',
  scope: 'recipes:write',
  params: z.object({ id }),
  query: z.strictObject({
    outcomes: commaList.pipe(z.array(jobOutcome).min(1)).optional(),
    after: z.coerce.number().int().min(-1).default(-1),
    count: z.coerce.number().int().min(1).max(maxJobResults).default(100),
  }),
  maxAnswerBytes: { perItem: 5_000, items: 'count' },
  response: z.array(jobResult),
  errors: [400, 401, 404],
})

export const cancelJob = endpoint({
  method: 'DELETE',
  path: 'jobs/:id',
  summary: 'Stop a job; what it did so far stays.',
  access: 'member',
  scope: 'recipes:write',
  params: z.object({ id }),
  response: nothing,
  errors: [400, 401, 404],
})
