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

/**
 * Reads the text of photos on this device, in a worker of its own. The engine is loaded from this server when it is first used.
 * @throws {ReadPhotosError} or the reason of `signal`
 */
export function readPhotos(
  photos: readonly PhotoToRead[],
  { language, signal, onProgress }: ReadSettings,
): Promise<readonly ReadPage[]> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { name: 'photo-worker' })
  const { promise, resolve, reject } = Promise.withResolvers<readonly ReadPage[]>()
  signal.addEventListener('abort', () => reject(signal.reason))
  worker.onerror = ({ message }) => reject(new ReadPhotosError('no-engine', message))
  worker.onmessage = ({ data }: MessageEvent<ReadMessage>) => {
    if (data.kind === 'progress') onProgress(data.progress)
    else if (data.kind === 'read') resolve(data.pages)
    else reject(new ReadPhotosError(data.problem, data.detail))
  }
  worker.postMessage({ photos, language } satisfies ReadRequest)
  return promise.finally(() => worker.terminate())
}
