import * as contract from '@potluck/api/invitations'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { readRegistration, takesAccounts } from '../users/registration.ts'
import { createInvitation, deleteInvitation, listInvitations } from './store.ts'

/** The links with which members let others in. */
export function invitationRoutes(app: FastifyInstance, { config, database }: Services): void {
  route(app, contract.listInvitations, async ({ member }) => ({
    needed: (await readRegistration(database, config)) === 'invitation',
    takesAccounts: await takesAccounts(database, config),
    invitations: await listInvitations(database, member, false),
  }))
  route(app, contract.createInvitation, async ({ member, body }) => {
    const registration = await readRegistration(database, config)
    if (registration === 'closed') throw new Refusal('registration-closed', 'nobody can register here')
    return createInvitation(database, member, { ...body, befriends: false })
  })
  route(app, contract.deleteInvitation, async ({ member, params }) => {
    await deleteInvitation(database, member, params.id)
    return {}
  })
}
