import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refersToNothing } from '../database/broken-rule.ts'
import { DatabaseAway } from '../database/database-away.ts'
import { isDiskFull } from '../jobs/disk-full.ts'
import { noSpace, notFound, Refusal } from '../refusal.ts'
import { refusalStatus } from './refusal-status.ts'

const codes: Readonly<Record<number, string>> = {
  400: 'bad-request',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
}

/** A database that is started anew is back after so long, milliseconds. */
const awayRetry = 5_000

/** What was thrown, where it is a refusal in the words of another. */
function asRefusal(thrown: FastifyError | Refusal): FastifyError | Refusal {
  // What a call found a moment ago was deleted before it could refer to it.
  if (refersToNothing(thrown)) return notFound('thing any more')
  if (isDiskFull(thrown)) return noSpace()
  if (thrown instanceof DatabaseAway) {
    return new Refusal('database-away', 'the database of the server does not answer', { retryAfterMs: awayRetry })
  }
  return thrown
}

/** Answers `{ error: { code, message, field? } }` for whatever was thrown: never a stack, nothing of the inside. */
export function answerError(thrown: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
  // Half an answer went out, or nobody is there any more: a second one would be an error of its own.
  if (reply.raw.headersSent || reply.raw.destroyed) {
    request.log.debug({ err: thrown }, 'the answer was broken off')
    reply.hijack()
    reply.raw.destroy()
    return
  }
  const error = asRefusal(thrown)
  if (error instanceof Refusal) {
    const { code, message, field, retryAfterMs } = error
    const status = refusalStatus[code]
    if (status >= 500) request.log.error({ err: thrown }, message)
    if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1_000))
    reply.code(status).send({ error: field === undefined ? { code, message } : { code, message, field } })
    return
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    reply.code(status).send({ error: { code: codes[status] ?? 'bad-request', message: error.message } })
    return
  }
  request.log.error({ err: error }, 'unexpected error')
  reply.code(500).send({ error: { code: 'unexpected', message: 'something went wrong on the server' } })
}

/** Has every answer that is not a success say what was wrong, also where the API has no such call. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  const nothingThere = async () => {
    throw notFound('call')
  }
  // Before a body is read, which nobody will look at.
  app.addHook('onRequest', async ({ is404 }) => {
    if (is404) throw notFound('call')
  })
  app.setNotFoundHandler(nothingThere)
  app.all('/api/*', { onRequest: nothingThere }, nothingThere)
}
