import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { apiPage, apiPageStyle } from './api-page.ts'
import { openApi } from './openapi.ts'

const styleHash = createHash('sha256').update(apiPageStyle).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Serves the contract to programs and to people. Both are made when somebody asks first. */
export function apiPageRoutes(app: FastifyInstance): void {
  let document: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/', async (_request, reply) => {
    page ??= apiPage()
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page)
  })
  app.get('/api', (_request, reply) => reply.redirect('api/'))
}
