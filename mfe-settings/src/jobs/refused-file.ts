import { ApiError } from '@potluck/api/errors'

/** Why an uploaded file was refused. */
export type RefusedFile = 'offline' | 'tooLarge' | 'notThisKind' | 'tooMany' | 'noSpace' | 'unexpected'

const byStatus: Readonly<Record<number, RefusedFile>> = {
  0: 'offline',
  400: 'notThisKind',
  413: 'tooLarge',
  415: 'notThisKind',
  429: 'tooMany',
  503: 'noSpace',
}

export const refusedFile = (error: Error): RefusedFile =>
  (error instanceof ApiError ? byStatus[error.status] : undefined) ?? 'unexpected'
