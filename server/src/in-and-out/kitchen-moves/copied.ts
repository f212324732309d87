import { v5 as uuidOf } from 'uuid'

/** A recipe of one book, and the recipe of another book that is the same. */
export interface Copied {
  readonly sourceId: string
  readonly id: string
}

/** The id of the copy that a job makes of a recipe: the same one whenever it is made. */
export const copyIdOf = (jobId: string, sourceId: string): string => uuidOf(sourceId, jobId)
