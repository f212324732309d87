import type { FastifyInstance } from 'fastify'

const everywhere = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Headers that only pages need; a screen requests some twenty other files. */
const ofPages = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Code is public. Remotes with a host name of their own are read from other origins. */
const isCode = (url: string): boolean => /^\/(assets|remotes)\//.test(url)

/** The page that a bookmarklet opens must receive messages from its opener; it contains no data. */
const isHandOver = (url: string): boolean => /^\/hand-over(?:\?|$)/.test(url)

/** Headers of every answer. Answers of the API are not stored by browsers unless a call sets it. */
export function setAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(everywhere)
    if (!isCode(url)) reply.header('cross-origin-resource-policy', 'same-origin')
    if (/^\/(api\/|healthz|livez|readyz|metrics)/.test(url)) reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async ({ url }, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return
    reply.headers(isHandOver(url) ? { ...ofPages, 'cross-origin-opener-policy': 'unsafe-none' } : ofPages)
  })
}
