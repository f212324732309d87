import type { JobNote } from '@potluck/api/jobs'
import { isDiskFull } from '../base/disk-full.ts'
import { WorkLostError } from '../base/processes/work-lost-error.ts'
import { Refusal } from '../base/refusal.ts'
import { JobFailure, NotedRefusal } from './job-failure.ts'

const isBookFull = (error: unknown): boolean => error instanceof Refusal && error.code === 'book-full'

/** The note for the owner of a job about the error that ended it. */
export function failureNote(error: unknown): JobNote {
  if (error instanceof JobFailure) return error.failure
  if (error instanceof WorkLostError) return { code: 'crashed' }
  if (error instanceof NotedRefusal) return error.note
  if (isBookFull(error)) return { code: 'book-full' }
  return { code: isDiskFull(error) ? 'no-space' : 'unexpected' }
}
