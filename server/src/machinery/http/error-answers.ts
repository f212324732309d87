import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refersToNothing } from '../database/broken-rule.ts'
import { notFound, Refusal } from '../refusal.ts'
import { refusalStatus } from './refusal-status.ts'

const codes: Readonly<Record<number, string>> = {
  400: 'bad-request',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
}

/** Answers `{ error: { code, message, field? } }` for whatever was thrown: never a stack, nothing of the inside. */
export function answerError(thrown: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
  // What a call found a moment ago was deleted before it could refer to it.
  const error = refersToNothing(thrown) ? notFound('thing any more') : thrown
  if (error instanceof Refusal) {
    const { code, message, field, retryAfterMs } = error
    if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1_000))
    reply
      .code(refusalStatus[error.code])
      .send({ error: field === undefined ? { code, message } : { code, message, field } })
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
  app.setNotFoundHandler(nothingThere)
  app.all('/api/*', nothingThere)
}
