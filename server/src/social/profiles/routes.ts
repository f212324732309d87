import * as contract from '@potluck/api/profiles'
import type { FastifyInstance } from 'fastify'
import { isTaken } from '../../machinery/base/database/broken-rule.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'
import { previewCard } from './preview-card.ts'
import { previewProfile, readProfile } from './read.ts'
import { readOwnProfile, saveProfile } from './store.ts'

/** Only its pictures load, and no other page may frame it. */
const policy = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const handleTaken = () => new Refusal('handle-taken', 'somebody has this handle already', 'body.handle')

/** Profiles of members. */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  route(app, contract.getOwnProfile, ({ member }) => readOwnProfile(services, member))

  route(app, contract.updateProfile, async ({ member, body }) => {
    await saveProfile(services, member, body).catch((error: unknown) => {
      throw isTaken(error) ? handleTaken() : error
    })
    return readOwnProfile(services, member)
  })

  route(app, contract.previewProfile, ({ member, params }) => previewProfile(services, member, params.as))

  route(app, contract.getProfile, ({ member, params }) => readProfile(services, member, params))

  route(app, contract.getProfileByHandle, ({ member, params }) => readProfile(services, member, params))

  app.get<{ Params: { handle: string } }>('/people/:handle', async (request, reply) => {
    const page = await previewCard(services, request.params.handle, webAddress(services.config, request))
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
