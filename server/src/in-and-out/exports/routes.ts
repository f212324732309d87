import { Readable } from 'node:stream'
import { type ExportFormat, exportData, exportSelected } from '@potluck/api/data'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { now } from '../../machinery/base/database/instant.ts'
import { bearerOf, isApiToken } from '../../machinery/base/token.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { readableBook } from '../../people/policies/books.ts'
import { nameOf } from '../../social/kitchens/read-kitchens.ts'
import type { Export } from './export-writer.ts'
import { fileName } from './file-names.ts'
import { exportWriters } from './formats.ts'
import { type Choice, chooseRecipes } from './read-recipes.ts'
import { findTicketHolder, ticketHolder } from './ticket-holder.ts'

interface ExportRequest extends Omit<Export, 'recipeIds'> {
  readonly choice: Choice
  readonly format: ExportFormat
  readonly isDownload: boolean
}

/** The header that names the file: with the kitchen's name in it, so that exports of several books stay apart. */
function attachment(kitchenName: string | null, ending: string): string {
  const parts = ['potluck', ...(kitchenName === null ? [] : [fileName(kitchenName, 'Kitchen')]), now().slice(0, 10)]
  const name = parts.join('-') + ending
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`
}

export function exportRoutes(app: FastifyInstance, services: Services): void {
  async function send(reply: FastifyReply, { choice, format, isDownload, ...options }: ExportRequest) {
    const recipeIds = await chooseRecipes(services.database, options.book, choice)
    const writer = await exportWriters[format]()
    const kitchenName = options.book.kitchenId === null ? null : await nameOf(services.database, options.book.kitchenId)
    return reply
      .header('content-type', writer.contentType)
      .header('content-disposition', isDownload ? attachment(kitchenName, writer.ending) : 'inline')
      .header('cache-control', 'no-store')
      .send(Readable.from(writer.write(services, { ...options, recipeIds })))
  }

  route(app, exportData, async ({ params: { format }, query, request, reply }) => {
    // A browser that follows an address has a ticket; a program sends the token of its session in the header.
    const bearer = bearerOf(request)
    const isSession = bearer !== null && !isApiToken(bearer)
    const member = isSession
      ? ((await findTicketHolder(services, request)) ?? (await app.requireMember(request, null)))
      : await ticketHolder(services, request)
    const { kitchen, download = false, images = true, language = null, paper = 'a4', ...choice } = query
    const book = await readableBook(services.database, member, kitchen)
    return send(reply, { member, book, format, choice, images, language, paper, isDownload: download })
  })

  route(app, exportSelected, async ({ member, book, params: { format }, body, reply }) => {
    const { recipeIds, images, language = null, paper } = body
    return send(reply, { member, book, format, choice: { recipeIds }, images, language, paper, isDownload: true })
  })
}
