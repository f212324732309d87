import * as contract from '@potluck/api/backups'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../../../ground/access/reader.ts'
import { findSession } from '../../../logins/sessions/store.ts'
import { notFound, Refusal } from '../../../machinery/base/refusal.ts'
import { tokenOf } from '../../../machinery/base/token.ts'
import type { Services } from '../../../machinery/for-features/services.ts'
import { route } from '../../../machinery/web/http/route.ts'
import { giveTicket, useTicket } from '../../../machinery/web/tickets/session-tickets.ts'
import { recordEvent } from '../../../people/audit/record-event.ts'
import { findAdmin } from '../../../people/users/admins.ts'
import { proveIdentity } from '../../../people/users/prove-identity.ts'
import { openBackup } from '../backup-folder.ts'
import { backupFolder } from '../backup-schedule.ts'
import { pathOfBackup } from './path-of-backup.ts'

/** How long the address of a download can be opened, milliseconds. */
const ticketLife = 300_000

const invalidTicket = () => new Refusal('ticket', 'the address is too old or was used: ask for the backup again')

/** The download of a backup, which holds everything: by a ticket that the admin's password gives, once. */
export function backupDownloadRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, fileStore } = services
  const folder = backupFolder(config)

  /** Uses up a ticket. @returns whose it is @throws {Refusal} `ticket` when it is for another backup, or its owner is no admin any more */
  async function holderOf(request: FastifyRequest, name: string): Promise<Member> {
    const used = await useTicket(database, 'backup', tokenOf(request) ?? '')
    const member = used?.about === name ? await findSession(database, used.sessionId) : null
    if (!member || !(await findAdmin(database, member))) throw invalidTicket()
    return member
  }

  route(app, contract.createBackupTicket, async ({ member: admin, params: { name }, body, request }) => {
    await proveIdentity(services, admin, body, request)
    await pathOfBackup(folder, name, config)
    const given = { purpose: 'backup', sessionId: admin.sessionId, about: name } as const
    return { ticket: (await giveTicket(database, given, ticketLife)).ticket }
  })

  route(app, contract.downloadBackup, async ({ params: { name }, request, reply }) => {
    const { id } = await holderOf(request, name)
    const backup = await openBackup(fileStore, await pathOfBackup(folder, name, config))
    if (!backup) throw notFound('backup')
    await recordEvent(database, { kind: 'backup-downloaded', userId: null, actorId: id, request })
    return reply
      .header('content-type', 'application/octet-stream')
      .header('content-length', backup.bytes)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(backup.stream)
  })
}
