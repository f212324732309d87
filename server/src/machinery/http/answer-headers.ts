import type { FastifyInstance } from 'fastify'

const everywhere = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Headers of every answer. What the API answers is kept by nobody, unless a call says so itself. */
export function setAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(everywhere)
    // Code of remotes may be read from other origins, as where each remote has a host name of its own.
    if (!url.startsWith('/remotes/')) reply.header('cross-origin-resource-policy', 'same-origin')
    if (/^\/(api\/|healthz)/.test(url)) reply.header('cache-control', 'no-store')
  })
}
