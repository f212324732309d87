import { join } from 'node:path'
import { startProcess } from '../machinery/processes/bounded-process.ts'

/** A picture in the sizes that are kept, and what names it. */
export interface EncodedImage {
  /** Names it (`digestOf`). */
  readonly digest: string
  readonly large: Uint8Array
  readonly medium: Uint8Array
  readonly thumbnail: Uint8Array
}

export interface EncodingTask {
  readonly id: number
  readonly bytes: Uint8Array
  readonly isOwn: boolean
}

export interface EncodingAnswer {
  readonly id: number
  readonly image: EncodedImage | null
}

/** What pictures may take: the largest that is read fits. Objects are few, all is libvips' own memory. */
const limits = { heapMb: 128, memoryMb: 800 }

/** Longest time that a picture may take, milliseconds. */
const maxTime = 60_000

/** A process without work is ended after this, milliseconds: a quiet server gives its memory back. */
const idleTime = 5_000

/** The encoder ended over its work. */
export class EncoderLostError extends Error {
  override readonly name = 'EncoderLostError'
  /** Whether there was but one picture that may be to blame. */
  readonly wasAlone: boolean

  constructor(wasAlone: boolean) {
    super('the process that encoded pictures ended')
    this.wasAlone = wasAlone
  }
}

/** A process that makes pictures our own. */
export interface Encoder {
  /** Whether it takes work. */
  isOpen(): boolean
  /** @returns null for what is no picture that may be read. @throws {EncoderLostError} when the process ended over it */
  encode(bytes: Uint8Array, isOwn: boolean): Promise<EncodedImage | null>
}

interface Pending {
  readonly resolve: (image: EncodedImage | null) => void
  readonly reject: (error: Error) => void
  readonly patience: NodeJS.Timeout
}

export function startEncoder(): Encoder {
  const { child, ended, kill } = startProcess(join(import.meta.dirname, 'encoding-process.ts'), limits)
  // It ends with the server, and does not keep it from ending.
  child.unref()
  child.channel?.unref()
  const pending = new Map<number, Pending>()
  let count = 0
  let open = true
  let rest: NodeJS.Timeout | undefined

  function take(id: number): Pending | undefined {
    const taken = pending.get(id)
    pending.delete(id)
    clearTimeout(taken?.patience)
    if (pending.size === 0) rest = setTimeout(close, idleTime).unref()
    return taken
  }

  function close(): void {
    open = false
    kill()
  }

  child.on('message', ({ id, image }: EncodingAnswer) => take(id)?.resolve(image))
  void ended.then(() => {
    open = false
    const lost = new EncoderLostError(pending.size === 1)
    for (const id of [...pending.keys()]) take(id)?.reject(lost)
    clearTimeout(rest)
  })

  return {
    isOpen: () => open,
    encode: (bytes, isOwn) =>
      new Promise((resolve, reject) => {
        clearTimeout(rest)
        const id = count++
        pending.set(id, { resolve, reject, patience: setTimeout(close, maxTime) })
        const task: EncodingTask = { id, bytes, isOwn }
        child.send(task, (error) => {
          if (error) take(id)?.reject(new EncoderLostError(true))
        })
      }),
  }
}
