import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers with the registry or its menus, as text, so that it is compressed on its way as answers of the API are. A copy compressed
 * beforehand, as other files have, could be the old one for a moment: a release swaps a single file.
 *
 * @param registry the content of `remotes.json` or `menus.json`
 */
export function answerRegistry(request: FastifyRequest, reply: FastifyReply, registry: string) {
  const etag = `W/"${createHash('sha256').update(registry).digest('base64url').slice(0, 16)}"`
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(registry)
}
