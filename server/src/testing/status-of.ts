import { ApiError } from '@potluck/api/errors'

/** The status that a call was answered with, refused or not. */
export const statusOf = (call: Promise<{ readonly status: number }>): Promise<number> =>
  call.then(
    ({ status }) => status,
    (error: unknown) => (error instanceof ApiError ? error.status : Promise.reject(error)),
  )
