import type { JobNote } from '@potluck/api/jobs'
import { Refusal } from '../refusal.ts'
import { isDiskFull } from './disk-full.ts'
import { JobFailure, WorkLostError } from './job-failure.ts'

/** What the owner of a job is told of an error that a feature knows; null for any other. */
export type FailureOf = (error: unknown) => JobNote | null

const isBookFull = (error: unknown): boolean => error instanceof Refusal && error.code === 'book-full'

/** What the owner of a job is told of the error that ended it. @param failureOf asked first, after the failures of jobs themselves */
export function failureNote(error: unknown, failureOf: FailureOf): JobNote {
  if (error instanceof JobFailure) return error.failure
  if (error instanceof WorkLostError) return { code: 'crashed' }
  const known = failureOf(error)
  if (known !== null) return known
  if (isBookFull(error)) return { code: 'book-full' }
  return { code: isDiskFull(error) ? 'no-space' : 'unexpected' }
}
