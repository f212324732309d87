import type { ReadPage } from '@potluck/photo-text/read-page'
import type { PhotoToRead, ReadMessage, ReadProblem, ReadProgress, ReadRequest } from './worker-messages.ts'

export type { PhotoToRead, ReadProblem, ReadProgress } from './worker-messages.ts'

/** Photos could not be read. */
export class ReadPhotosError extends Error {
  readonly problem: ReadProblem

  constructor(problem: ReadProblem, detail: string) {
    super(`${problem}: ${detail}`)
    this.problem = problem
  }
}

interface ReadSettings {
  /** Code of the cook's language, as `de-de`; English is read too. */
  readonly language: string
  /** Ends the work and its workers. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: ReadProgress) => void
}

/** The text that was read. */
export interface ReadPhotos {
  readonly pages: readonly ReadPage[]
  /** The photos, upright, and the pages of PDFs as pictures. */
  readonly pictures: readonly File[]
}

/** A page that has its text already, or a photo of one. */
interface Source {
  readonly text: ReadPage | null
  readonly picture: Blob | null
  readonly quarters: number
}

const isPdf = (file: Blob): boolean => file.type === 'application/pdf'

async function sourcesOf({ photo, quarters }: PhotoToRead, signal: AbortSignal): Promise<readonly Source[]> {
  if (!isPdf(photo)) return [{ text: null, picture: photo, quarters }]
  const { readPdf } = await import(/* webpackChunkName: "on-demand/read-pdf" */ './read-pdf.ts').catch(
    (error: unknown) => {
      throw new ReadPhotosError('no-engine', String(error))
    },
  )
  const pages = await readPdf(photo, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new ReadPhotosError('not-a-picture', String(error))
  })
  return pages.map((page) => ({ ...page, quarters: 0 }))
}

/** Reads pictures in a worker of their own, which ends with it. */
function readPictures(request: ReadRequest, { signal, onProgress }: ReadSettings): Promise<readonly ReadPage[]> {
  const worker = new Worker(
    /* webpackChunkName: "on-demand/photo-worker" */ new URL('./photo-worker.ts', import.meta.url),
  )
  const { promise, resolve, reject } = Promise.withResolvers<readonly ReadPage[]>()
  signal.addEventListener('abort', () => reject(signal.reason))
  worker.onerror = ({ message }) => reject(new ReadPhotosError('no-engine', message))
  worker.onmessage = ({ data }: MessageEvent<ReadMessage>) => {
    if (data.kind === 'progress') onProgress(data.progress)
    else if (data.kind === 'read') resolve(data.pages)
    else reject(new ReadPhotosError(data.problem, data.detail))
  }
  worker.postMessage(request)
  return promise.finally(() => worker.terminate())
}

/** A picture as a file; one that was turned is encoded anew. */
async function pictureFile({ picture, quarters }: Source, at: number): Promise<File[]> {
  if (!picture) return []
  const name = `${at + 1}.jpg`
  if (quarters === 0) return [picture instanceof File ? picture : new File([picture], name, { type: picture.type })]
  const bitmap = await createImageBitmap(picture)
  const isOnSide = quarters % 2 === 1
  const canvas = document.createElement('canvas')
  canvas.width = isOnSide ? bitmap.height : bitmap.width
  canvas.height = isOnSide ? bitmap.width : bitmap.height
  const context = canvas.getContext('2d')
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((quarters * Math.PI) / 2)
  context?.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  bitmap.close()
  const turned = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return turned ? [new File([turned], name, { type: 'image/jpeg' })] : []
}

/**
 * Reads the text of photos and PDFs on this device. The engine loads from this server at first use. The text of a PDF
 * is taken as it is; only pages without one are read like photos.
 * @throws {ReadPhotosError} or the reason of `signal`
 */
export async function readPhotos(photos: readonly PhotoToRead[], settings: ReadSettings): Promise<ReadPhotos> {
  const { signal, language } = settings
  const sources: Source[] = []
  for (const photo of photos) sources.push(...(await sourcesOf(photo, signal)))
  signal.throwIfAborted()
  const toRead = sources.flatMap(({ text, picture, quarters }) =>
    text === null && picture ? [{ photo: picture, quarters }] : [],
  )
  const read = toRead.length === 0 ? [] : [...(await readPictures({ photos: toRead, language }, settings))]
  const pages = sources.flatMap(({ text, picture }) => text ?? (picture ? (read.shift() ?? []) : []))
  const pictures = await Promise.all(sources.map(pictureFile))
  return { pages, pictures: pictures.flat() }
}
