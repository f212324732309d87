import * as contract from '@potluck/api/api-tokens'
import type { FastifyInstance } from 'fastify'
import { deleteByAge } from '../../machinery/base/clock/delete-by-age.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { accountMail } from '../users/account-mail.ts'
import { proveIdentity } from '../users/prove-identity.ts'
import { createApiToken, listApiTokens, purgeApiTokens, revokeApiToken } from './store.ts'

const purgeEvery = 3_600_000

/** The API tokens of a member. Only a session makes, lists or revokes one. */
export function apiTokenRoutes(app: FastifyInstance, services: Services): void {
  const { database, live } = services
  const mail = accountMail(services)
  deleteByAge(app, database, 'purging API tokens', purgeEvery, () => purgeApiTokens(database))

  route(app, contract.listApiTokens, ({ member }) => listApiTokens(database, member))

  route(
    app,
    contract.createApiToken,
    async ({ member, body: { currentPassword, secondFactor, passkey, ...token }, request }) => {
      await proveIdentity(services, member, { currentPassword, secondFactor, passkey }, request)
      const made = await createApiToken(database, member, token, request)
      mail.tellWayIn(member.id, { what: 'tokenMade' }, request)
      return made
    },
  )

  route(app, contract.revokeApiToken, async ({ member, params: { id }, request }) => {
    await revokeApiToken(database, member, id, request)
    live.endSessions({ userId: member.id, only: id })
    return {}
  })
}
