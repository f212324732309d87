import { Readable } from 'node:stream'
import { exportData } from '@potluck/api/data'
import type { FastifyInstance } from 'fastify'
import { now } from '../machinery/database/instant.ts'
import { route } from '../machinery/http/route.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { findSession } from '../sessions/store.ts'
import { countTry, paces } from '../sessions/throttle.ts'
import { tokenOf } from '../sessions/token.ts'

const ticketDead = () => new Refusal('ticket', 'the address is too old or was used: ask for the export again')

export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { database, tickets } = services
  route(app, exportData, async ({ query: { download }, request, reply }) => {
    const ticket = tokenOf(request) ?? ''
    const [sessionId] = (tickets.open('export', ticket) ?? '').split('~')
    const member = sessionId ? await findSession(database, sessionId) : null
    if (!member) throw ticketDead()
    await countTry(database, paces.exportTicket, ticket).catch((error: unknown) => {
      throw error instanceof Refusal ? ticketDead() : error
    })
    // What writes recipes in the words of the web is not loaded before somebody asks for it.
    const { writeJsonLd } = await import('./write-json-ld.ts')
    const name = `potluck-${now().slice(0, 10)}.json`
    return reply
      .header('content-type', 'application/ld+json; charset=utf-8')
      .header('content-disposition', download ? `attachment; filename="${name}"` : 'inline')
      .header('cache-control', 'no-store')
      .send(Readable.from(writeJsonLd(services, member)))
  })
}
