import type { FastifyReply } from 'fastify'

/** A signal that is aborted when the client closes its connection before the answer. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const close = () => {
    if (!raw.writableFinished) gone.abort()
  }
  if (raw.closed) close()
  else raw.once('close', close)
  return gone.signal
}
