import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { ownFile } from '../../../machinery/base/own-file.ts'

/** Allows only its own script, and no framing. */
const policy = "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const files = {
  '/hand-over': { name: 'hand-over.html', type: 'text/html; charset=utf-8' },
  '/hand-over.js': { name: 'hand-over.js', type: 'text/javascript; charset=utf-8' },
} as const

/** The page that a bookmarklet opens. It is the only page of the product with access to its opener. */
export function handOverRoutes(app: FastifyInstance): void {
  for (const [path, { name, type }] of Object.entries(files))
    app.get(path, async (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type(type)
        .send(await readFile(ownFile(`in-and-out/clip/hand-over/${name}`))),
    )
}
