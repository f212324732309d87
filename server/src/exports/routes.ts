import { Readable } from 'node:stream'
import { exportData } from '@potluck/api/data'
import type { FastifyInstance } from 'fastify'
import { now } from '../machinery/database/instant.ts'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../services.ts'
import { exportWriters } from './formats.ts'
import { chooseRecipes } from './read-recipes.ts'
import { ticketHolder } from './ticket-holder.ts'

export function exportRoutes(app: FastifyInstance, services: Services): void {
  route(app, exportData, async ({ params, query, request, reply }) => {
    const member = await ticketHolder(services, request)
    const { download, images = true, language = null, paper = 'a4', ...choice } = query
    const recipeIds = await chooseRecipes(services.database, member, choice)
    const writer = await exportWriters[params.format]()
    const name = `potluck-${now().slice(0, 10)}${writer.ending}`
    return reply
      .header('content-type', writer.contentType)
      .header('content-disposition', download ? `attachment; filename="${name}"` : 'inline')
      .header('cache-control', 'no-store')
      .send(Readable.from(writer.write(services, { member, recipeIds, images, language, paper })))
  })
}
