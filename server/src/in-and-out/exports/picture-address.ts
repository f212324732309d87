import type { ImageFiles } from '../../book/images/image-files.ts'

/** The largest size of a picture as a `data:` URL; null if its file is missing. */
export async function pictureAddress(imageFiles: ImageFiles, digest: string): Promise<string | null> {
  const bytes = await imageFiles.read(digest, 'large')
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`
}
