import type { FastifyReply } from 'fastify'

/** A signal that is aborted when the client closes its connection before the answer. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const close = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.closed) close()
  else raw.once('close', close)
  return controller.signal
}
