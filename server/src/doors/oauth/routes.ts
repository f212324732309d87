import * as contract from '@potluck/api/assistants'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { accountMail } from '../../people/users/account-mail.ts'
import { proveIdentity } from '../../people/users/prove-identity.ts'
import { issuerOf } from './addresses.ts'
import { endAssistant, listAssistants } from './grants.ts'
import { protocolRoutes } from './protocol-routes.ts'
import { withAnswer } from './redirect-address.ts'
import { allow, readRequest, refuse } from './requests.ts'

/** Letting assistants in by OAuth. Only a session does. */
export async function assistantRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, live } = services
  const mail = accountMail(services)
  const iss = (request: FastifyRequest) => issuerOf(config, request)

  route(app, contract.listAssistants, ({ member }) => listAssistants(database, member))

  route(app, contract.endAssistant, async ({ member, params: { id }, request }) => {
    await endAssistant(database, member, id, request)
    live.endSessions({ userId: member.id, only: id })
    return {}
  })

  route(app, contract.getAssistantRequest, ({ params }) => readRequest(database, params.request))

  route(app, contract.allowAssistant, async ({ member, params, body: { scopes, ...proof }, request }) => {
    // Before the proof: a wrong address costs nobody a try.
    await readRequest(database, params.request)
    await proveIdentity(services, member, proof, request)
    const { redirect, state, code } = await allow(database, member, { ...params, scopes }, request)
    mail.tellWayIn(member.id, { what: 'assistantAllowed' }, request)
    return { address: withAnswer(redirect, { code, state, iss: iss(request) }) }
  })

  route(app, contract.refuseAssistant, async ({ params, request }) => {
    const { redirect, state } = await refuse(database, params.request)
    return { address: withAnswer(redirect, { error: 'access_denied', state, iss: iss(request) }) }
  })

  if (config.assistants) await protocolRoutes(app, services)
}
