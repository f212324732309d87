import { ApiError } from '@potluck/api/errors'

/** Why a picture did not come through. */
export type PictureProblem = 'tooLarge' | 'notPicture' | 'failed'

/** @param error what the call that sent it was rejected with */
export function pictureProblem(error: unknown): PictureProblem {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 413) return 'tooLarge'
  return status === 415 ? 'notPicture' : 'failed'
}
