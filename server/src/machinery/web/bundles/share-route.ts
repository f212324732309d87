import type { FastifyInstance } from 'fastify'

/**
 * The service worker of the browser handles data that another program shares, immediately and offline. This route answers browsers without
 * a worker yet: it redirects to the screen, which says that nothing arrived. The body is not read, because the sender is unknown.
 */
export function shareRoute(app: FastifyInstance): void {
  app.post('/share', { config: { upload: true } }, async ({ raw }, reply) => {
    raw.resume()
    return reply.redirect('./#/add-recipe', 303)
  })
}
