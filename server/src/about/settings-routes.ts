import * as contract from '@potluck/api/server-settings'
import type { FastifyInstance } from 'fastify'
import { recordEvent } from '../audit/record-event.ts'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import { readRegistration, storeRegistration } from '../users/registration.ts'

/** What keepers set for the server, beside the environment. */
export function serverSettingRoutes(app: FastifyInstance, { config, database }: Services): void {
  const present = async () => ({
    registration: await readRegistration(database, config),
    isRegistrationFixed: config.registration !== undefined,
  })

  route(app, contract.getServerSettings, present)

  route(app, contract.updateServerSettings, async ({ member: keeper, body, request }) => {
    await storeRegistration(database, keeper, config, body.registration)
    await recordEvent(database, { kind: 'settings-changed', userId: null, actorId: keeper.id, request, detail: body })
    return present()
  })
}
