import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refersToNothing } from '../../base/database/broken-rule.ts'
import { DatabaseAway } from '../../base/database/database-away.ts'
import { isDiskFull } from '../../base/disk-full.ts'
import { StoreAway } from '../../base/files/file-store.ts'
import { ProcessLostError } from '../../base/processes/answering-process.ts'
import { noSpace, notFound, Refusal } from '../../base/refusal.ts'
import { refusalStatus } from './refusal-status.ts'

const codes: Readonly<Record<number, string>> = {
  400: 'bad-request',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
}

/** Time after which a restarted database or store of files is probably back, milliseconds. */
const awayRetry = 5_000

/** Pages of the SQLite file are damaged. */
const isDamage = ({ code = '' }: { readonly code?: string }): boolean => /^SQLITE_(?:CORRUPT|NOTADB)/.test(code)

/** The refusal for an error of a library; other errors are returned unchanged. */
function asRefusal(thrown: FastifyError | Refusal): FastifyError | Refusal {
  // A row that the call has just read was deleted before the call could refer to it.
  if (refersToNothing(thrown)) return notFound('thing any more')
  if (isDiskFull(thrown)) return noSpace()
  if (thrown instanceof DatabaseAway) {
    return new Refusal('database-away', 'the database of the server does not answer', { retryAfterMs: awayRetry })
  }
  if (thrown instanceof StoreAway)
    return new Refusal('files-away', 'the pictures and files of the server cannot be reached', {
      retryAfterMs: awayRetry,
    })
  if (isDamage(thrown))
    return new Refusal('database-damaged', 'the database of the server is damaged: whoever keeps it restores a backup')
  if (thrown instanceof ProcessLostError)
    return new Refusal('no-memory', 'the server was short of memory: try again', { retryAfterMs: awayRetry })
  return thrown
}

/** Headers that a call has set for a file before its first byte could be read. */
const ofFile = ['content-type', 'content-disposition', 'content-length', 'etag']

/** Answers `{ error: { code, message, field? } }` for any error: never a stack or other internals. */
export function answerError(thrown: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
  // Half of an answer was sent, or the client is gone: a second answer would be an error itself.
  if (reply.raw.headersSent || reply.raw.destroyed) {
    request.log.debug({ err: thrown }, 'the answer was broken off')
    reply.hijack()
    reply.raw.destroy()
    return
  }
  for (const header of ofFile) reply.removeHeader(header)
  reply.header('cache-control', 'no-store')
  const error = asRefusal(thrown)
  if (error instanceof Refusal) {
    const { code, message, field, retryAfterMs } = error
    const status = refusalStatus[code]
    // A refusal was expected: its stack helps nobody.
    if (status >= 500 && thrown instanceof Refusal) request.log.warn({ code }, message)
    else if (status >= 500) request.log.error({ err: thrown }, message)
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

/** Sends an error body with every answer that is not a success, also for unknown paths of the API. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  const nothingThere = async () => {
    throw notFound('call')
  }
  // Runs before the body is received, which nobody reads.
  app.addHook('onRequest', async ({ is404 }) => {
    if (is404) throw notFound('call')
  })
  app.setNotFoundHandler(nothingThere)
  app.all('/api/*', { onRequest: nothingThere }, nothingThere)
}
