import { Readable } from 'node:stream'
import { exportData } from '@potluck/api/data'
import type { FastifyInstance } from 'fastify'
import { now } from '../machinery/database/instant.ts'
import { route } from '../machinery/http/route.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { findSession } from '../sessions/store.ts'
import { tokenOf } from '../sessions/token.ts'

export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { database, tickets } = services
  route(app, exportData, async ({ query: { download }, request, reply }) => {
    const sessionId = tickets.open('export', tokenOf(request) ?? '')
    const member = sessionId === null ? null : await findSession(database, sessionId)
    if (!member) throw new Refusal('ticket', 'the address is too old: ask for the export again')
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
