import type { ImageRow } from '../../book/images/rows.ts'
import { storePicture } from '../../book/images/store-picture.ts'
import type { Book } from '../../ground/access/book.ts'
import type { Services } from '../../machinery/for-features/services.ts'
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

/** Stores the pictures of a batch, by their former digest. */
async function storePictures(
  services: Services,
  { ownerId }: Pick<Book, 'ownerId'>,
  pictures: readonly RestoredPicture[],
) {
  const rows = await Promise.all(
    pictures.map(async ({ digest, bytes: array }) => {
      const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength)
      const stored = await storePicture(services, ownerId, bytes)
      return stored ? [[digest, stored] as const] : []
    }),
  )
  return new Map(rows.flat())
}

/**
 * Stores the pictures of a batch before its transaction.
 * @param references all pictures to which the lines of the batch refer
 */
export async function preparePictures(
  services: Services,
  book: Pick<Book, 'ownerId'>,
  pictures: readonly RestoredPicture[],
  references: readonly PictureReference[],
): Promise<StoredPictures> {
  const ids = await ownIds(services.database, book, 'images', references)
  const stored = await storePictures(services, book, pictures)
  return {
    rowsOf: (images) =>
      images.flatMap(({ id, digest }) => {
        const row = stored.get(digest)
        return row && row !== 'short' ? [{ ...row, id: ids.get(id)?.id ?? id }] : []
      }),
    countShort: (images) => images.filter(({ digest }) => stored.get(digest) === 'short').length,
  }
}
