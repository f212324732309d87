import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Services } from '../../machinery/for-features/services.ts'
import { docsList, docsPage, docsResults, docsStyle } from './docs-page.ts'
import { type DocsPage, readPages } from './read-pages.ts'
import { searchPages } from './search-pages.ts'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors`

const question = z.object({ q: z.string().max(200).optional().catch(undefined) })

/** Serves the documentation to people, without scripts. The pages are read when somebody asks first. */
export function docsRoutes(app: FastifyInstance, { config }: Services): void {
  const frames = config.frameOrigins.join(' ') || "'none'"
  const answer = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', `${policy} ${frames}`).send(page)
  let read: Promise<ReadonlyMap<string, DocsPage>> | undefined
  const pages = () => {
    read ??= readPages()
    return read
  }
  app.get('/docs/', async (request, reply) => {
    const all = (await pages()).values()
    const { q = '' } = question.parse(request.query)
    const words = q.trim()
    return answer(reply, words === '' ? docsList(all) : docsResults(words, searchPages(all, words)))
  })
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const page = (await pages()).get(request.params['*'])
    if (!page) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
    return answer(reply, docsPage(page))
  })
  app.get('/docs', (_request, reply) => reply.redirect('docs/'))
}
