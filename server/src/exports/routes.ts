import { Readable } from 'node:stream'
import { type ExportFormat, exportData, exportSelected } from '@potluck/api/data'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { now } from '../machinery/database/instant.ts'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import { readableBook } from '../policies/books.ts'
import type { Export } from './export-writer.ts'
import { exportWriters } from './formats.ts'
import { type Choice, chooseRecipes } from './read-recipes.ts'
import { ticketHolder } from './ticket-holder.ts'

interface ExportRequest extends Omit<Export, 'recipeIds'> {
  readonly choice: Choice
  readonly format: ExportFormat
  readonly isDownload: boolean
}

export function exportRoutes(app: FastifyInstance, services: Services): void {
  async function send(reply: FastifyReply, { choice, format, isDownload, ...options }: ExportRequest) {
    const recipeIds = await chooseRecipes(services.database, options.book, choice)
    const writer = await exportWriters[format]()
    const name = `potluck-${now().slice(0, 10)}${writer.ending}`
    return reply
      .header('content-type', writer.contentType)
      .header('content-disposition', isDownload ? `attachment; filename="${name}"` : 'inline')
      .header('cache-control', 'no-store')
      .send(Readable.from(writer.write(services, { ...options, recipeIds })))
  }

  route(app, exportData, async ({ params: { format }, query, request, reply }) => {
    const member = await ticketHolder(services, request)
    const { kitchen, download = false, images = true, language = null, paper = 'a4', ...choice } = query
    const book = await readableBook(services.database, member, kitchen)
    return send(reply, { member, book, format, choice, images, language, paper, isDownload: download })
  })

  route(app, exportSelected, async ({ member, book, params: { format }, body, reply }) => {
    const { recipeIds, images, language = null, paper } = body
    return send(reply, { member, book, format, choice: { recipeIds }, images, language, paper, isDownload: true })
  })
}
