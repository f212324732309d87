import type { Book } from '../access/book.ts'
import { encodeImage } from '../images/encode-image.ts'
import { digestOf } from '../images/image-digest.ts'
import { type ImageRow, rowOf } from '../images/rows.ts'
import type { Services } from '../machinery/services.ts'
import { ownIds } from './own-ids.ts'
import type { RestoredPicture } from './restored-item.ts'

/** A picture as a line of a take-out names it. */
interface NamedPicture {
  readonly id: string
  readonly digest: string
}

/** The rows of those pictures of a line that could be read. */
export type PicturesAsRows = (images: readonly NamedPicture[]) => ImageRow[]

/** Makes the pictures of a batch our own; by what named them before. A picture that this server made stays as it is. */
async function encodePictures({ imageFiles }: Services, { ownerId }: Book, pictures: readonly RestoredPicture[]) {
  const rows = await Promise.all(
    pictures.map(async ({ digest, bytes: given }) => {
      const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
      const encoded = await encodeImage(ownerId, bytes, await imageFiles.has(digestOf(bytes)))
      if (!encoded) return []
      await imageFiles.write(encoded)
      return [[digest, rowOf(encoded)] as const]
    }),
  )
  return new Map(rows.flat())
}

/**
 * Makes the pictures of a batch ready, before its transaction.
 * @param named every picture that one of its lines names
 */
export async function preparePictures(
  services: Services,
  book: Book,
  pictures: readonly RestoredPicture[],
  named: readonly NamedPicture[],
): Promise<PicturesAsRows> {
  const ids = await ownIds(
    services.database,
    book,
    'images',
    named.map(({ id }) => id),
  )
  const encoded = await encodePictures(services, book, pictures)
  return (images) =>
    images.flatMap(({ id, digest }) => {
      const row = encoded.get(digest)
      return row ? [{ ...row, id: ids.get(id)?.id ?? id }] : []
    })
}
