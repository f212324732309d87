import type { FastifyError, FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

const codes: Readonly<Record<number, string>> = {
  400: 'bad-request',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
}

/** Turns whatever was thrown into `{ error: { code, message, field? } }`: never a stack, nothing of the inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) {
      const { code, message, field } = error
      return reply
        .code(error.status)
        .send({ error: field === undefined ? { code, message } : { code, message, field } })
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      return reply.code(status).send({ error: { code: codes[status] ?? 'bad-request', message: error.message } })
    }
    request.log.error({ err: error }, 'unexpected error')
    return reply.code(500).send({ error: { code: 'unexpected', message: 'something went wrong on the server' } })
  })
}
