import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../../machinery/http/client-address.ts'
import { Refusal } from '../../machinery/refusal.ts'

/** Uploads at the same time, in all, each from another address. */
const maxUploads = 2

/** Addresses whose last upload is known. */
const maxRemembered = 100

/** How slow an upload may be before it ends. */
export interface SlowestUpload {
  readonly bytes: number
  /** In so many milliseconds. */
  readonly everyMs: number
}

/** 16 kB a second: a line that is slower needs a day for a gigabyte. */
const standardPace: SlowestUpload = { bytes: 480_000, everyMs: 30_000 }

/** The places in which strangers upload backups to a server without an account: nobody keeps one by doing nothing. */
export interface FirstUploads {
  /**
   * Receives a file in one of the places.
   * @param receive is given what the address uploaded before, or null; answers what names the file
   * @throws {Refusal} `too-many-at-once`
   */
  take(request: FastifyRequest, receive: (before: string | null) => Promise<string>): Promise<string>
}

/** Ends the connection of an upload that stands still, or trickles. @returns a function that stops watching */
function watchPace({ raw: { socket } }: FastifyRequest, { bytes, everyMs }: SlowestUpload): () => void {
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - before < bytes) socket.destroy()
    before = socket.bytesRead
  }, everyMs).unref()
  return () => clearInterval(timer)
}

export function firstUploads(pace = standardPace): FirstUploads {
  const running = new Set<string>()
  const last = new Map<string, string>()
  return {
    async take(request, receive) {
      const address = clientAddress(request)
      if (running.has(address) || running.size >= maxUploads)
        throw new Refusal('too-many-at-once', 'other backups are being uploaded')
      running.add(address)
      const endWatch = watchPace(request, pace)
      try {
        const upload = await receive(last.get(address) ?? null)
        last.delete(address)
        last.set(address, upload)
        const [oldest] = last.keys()
        if (last.size > maxRemembered && oldest !== undefined) last.delete(oldest)
        return upload
      } finally {
        endWatch()
        running.delete(address)
      }
    },
  }
}
