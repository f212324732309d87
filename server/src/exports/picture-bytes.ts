import type { ImageFiles } from '../images/image-files.ts'
import type { ImageSize } from '../images/image-sizes.ts'

/** The bytes of a picture; null if its file is missing. */
export async function pictureBytes(imageFiles: ImageFiles, digest: string, size: ImageSize): Promise<Buffer | null> {
  const file = await imageFiles.open(digest, size)
  if (!file) return null
  try {
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** The largest size of a picture as a `data:` URL; null if its file is missing. */
export async function pictureAddress(imageFiles: ImageFiles, digest: string): Promise<string | null> {
  const bytes = await pictureBytes(imageFiles, digest, 'large')
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`
}
