import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

/** What the browser takes, the smaller one first. */
const encodingOf = (accepted: string): keyof typeof compressors | undefined =>
  (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?![.\\d]))`).test(accepted))

/**
 * Answers with the registry, compressed on its way. A copy compressed beforehand, as other files have, could be the old
 * one for a moment: a release swaps a single file.
 *
 * @param registry the content of `remotes.json`
 */
export async function answerRegistry(request: FastifyRequest, reply: FastifyReply, registry: Buffer) {
  const encoding = encodingOf(request.headers['accept-encoding'] ?? '')
  const etag = `W/"${createHash('sha256').update(registry).digest('base64url').slice(0, 16)}"`
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  return encoding
    ? reply.header('content-encoding', encoding).send(await compressors[encoding](registry))
    : reply.send(registry)
}
