import type { FastifyInstance } from 'fastify'

/**
 * What another program shares is taken by the service worker of the browser, which has it at once and offline. Where
 * there is none yet, the screen says that it did not arrive: nothing is read here, for nobody has said who it is from.
 */
export function shareRoute(app: FastifyInstance): void {
  app.post('/share', { config: { upload: true } }, async ({ raw }, reply) => {
    raw.resume()
    return reply.redirect('./#/add-recipe?shared=lost', 303)
  })
}
