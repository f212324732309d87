import { uploadImage } from '@potluck/api/images'
import { type Change, endpointName } from '@potluck/platform/changes'

/** Photos that the server refused. */
export const lostPhotos = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ endpoint, refusal }) => refusal !== null && endpoint === endpointName(uploadImage))
