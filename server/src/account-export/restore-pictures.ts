import type { Book } from '../access/book.ts'
import { encodeIfPossible } from '../images/encode-image.ts'
import { digestOf } from '../images/image-digest.ts'
import { type ImageRow, rowOf } from '../images/rows.ts'
import type { Services } from '../machinery/services.ts'
import { ownIds } from './own-ids.ts'
import type { RestoredPicture } from './restored-item.ts'

/** A reference to a picture in a line of an account export. */
interface PictureReference {
  readonly id: string
  readonly digest: string
}

/** Returns the rows of pictures; unreadable pictures are left out. */
export type PictureRows = (images: readonly PictureReference[]) => ImageRow[]

/** The pictures of a batch, which are stored. */
interface StoredPictures {
  readonly rowsOf: PictureRows
  /** How many of them memory was short for: another try may bring them. */
  countShort(images: readonly PictureReference[]): number
}

/** Encodes and stores the pictures of a batch, by their former digest. A picture that this server encoded stays as it is. */
async function encodePictures({ imageFiles }: Services, { ownerId }: Book, pictures: readonly RestoredPicture[]) {
  const rows = await Promise.all(
    pictures.map(async ({ digest, bytes: array }) => {
      const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength)
      const encoded = await encodeIfPossible(ownerId, bytes, await imageFiles.has(digestOf(bytes)))
      if (!encoded) return []
      if (encoded === 'short') return [[digest, encoded] as const]
      await imageFiles.write(encoded)
      return [[digest, rowOf(encoded)] as const]
    }),
  )
  return new Map<string, ReturnType<typeof rowOf> | 'short'>(rows.flat())
}

/**
 * Stores the pictures of a batch before its transaction.
 * @param references all pictures to which the lines of the batch refer
 */
export async function preparePictures(
  services: Services,
  book: Book,
  pictures: readonly RestoredPicture[],
  references: readonly PictureReference[],
): Promise<StoredPictures> {
  const ids = await ownIds(services.database, book, 'images', references)
  const encoded = await encodePictures(services, book, pictures)
  return {
    rowsOf: (images) =>
      images.flatMap(({ id, digest }) => {
        const row = encoded.get(digest)
        return row && row !== 'short' ? [{ ...row, id: ids.get(id)?.id ?? id }] : []
      }),
    countShort: (images) => images.filter(({ digest }) => encoded.get(digest) === 'short').length,
  }
}
