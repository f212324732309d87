import type { FastifyInstance } from 'fastify'

const everywhere = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** What only a page can be told; a screen asks for some twenty other files. */
const ofPages = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Code is public, and that of remotes is read from other origins where each remote has a host name of its own. */
const isCode = (url: string): boolean => /^\/(assets|remotes)\//.test(url)

/** The page that a bookmarklet opens hears the page that opened it; it holds nothing. */
const isHandOver = (url: string): boolean => /^\/hand-over(?:\?|$)/.test(url)

/** Headers of every answer. What the API answers is stored by nobody, unless a call says so itself. */
export function setAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(everywhere)
    if (!isCode(url)) reply.header('cross-origin-resource-policy', 'same-origin')
    if (/^\/(api\/|healthz)/.test(url)) reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async ({ url }, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return
    reply.headers(isHandOver(url) ? { ...ofPages, 'cross-origin-opener-policy': 'unsafe-none' } : ofPages)
  })
}
