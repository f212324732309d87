import type { Services } from '../../machinery/for-features/services.ts'
import { encodeIfPossible } from './encode-image.ts'
import { digestOf } from './image-digest.ts'
import { type ImageRow, rowOf } from './rows.ts'

/**
 * Encodes a picture and stores its files. One that this server encoded stays as it is, without loss of quality.
 * @returns null for what is no picture, `short` where memory was short
 */
export async function storePicture(
  { imageFiles }: Pick<Services, 'imageFiles'>,
  ownerId: string,
  bytes: Buffer,
): Promise<Omit<ImageRow, 'id'> | 'short' | null> {
  const encoded = await encodeIfPossible(ownerId, bytes, await imageFiles.has(digestOf(bytes)))
  if (encoded === null || encoded === 'short') return encoded
  await imageFiles.write(encoded)
  return rowOf(encoded)
}
