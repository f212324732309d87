import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers with the current content of a file as text, so that it is compressed like the answers of the API. A precompressed copy, as other
 * files have, could be out of date for a moment: a release replaces single files.
 */
export function answerText(request: FastifyRequest, reply: FastifyReply, text: string, type: 'json' | 'html') {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(`${type === 'json' ? 'application' : 'text'}/${type}; charset=utf-8`).send(text)
}
