import type { JobNote } from '@potluck/api/jobs'
import { Refusal } from '../refusal.ts'
import { isDiskFull } from './disk-full.ts'
import { JobFailure, WorkLostError } from './job-failure.ts'

/** The note for the owner of a job about an error of a feature; null for other errors. */
export type FailureOf = (error: unknown) => JobNote | null

const isBookFull = (error: unknown): boolean => error instanceof Refusal && error.code === 'book-full'

/** The note for the owner of a job about the error that ended it. @param failureOf notes for errors of features */
export function failureNote(error: unknown, failureOf: FailureOf): JobNote {
  if (error instanceof JobFailure) return error.failure
  if (error instanceof WorkLostError) return { code: 'crashed' }
  const known = failureOf(error)
  if (known !== null) return known
  if (isBookFull(error)) return { code: 'book-full' }
  return { code: isDiskFull(error) ? 'no-space' : 'unexpected' }
}
