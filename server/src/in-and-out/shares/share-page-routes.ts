import { shareSecret } from '@potluck/api/shares'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isImageSize } from '../../book/images/image-sizes.ts'
import { sendPage } from '../../book/pages/page.ts'
import { displayedRecipe, isListed } from '../../book/pages/recipe-look.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { languageFor } from '../../machinery/web/http/accepted-language.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'
import { reachByLink } from '../../people/policies/recipes.ts'
import { capabilitiesOf, largeOpens } from '../../people/users/capabilities.ts'
import { drawnPages } from './drawn-pages.ts'
import { picturesOf, readShared } from './read-shared.ts'
import { deadSharePage, sharePage, shareStyles } from './share-page.ts'

/** Browsers may store it and ask each time whether the link still opens; nobody in between keeps it. */
export const revalidated = 'private, no-cache'

const policy = { styles: shareStyles, frames: "'none'" } as const

const asWritten = { units: 'written', oven: 'written' } as const

const isRefusal = (error: unknown): boolean => error instanceof Refusal && error.code === 'not-found'

/** Whether the browser holds this already (RFC 9110, section 13.1.2). */
export const isUnmodified = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((cachedTag) => cachedTag.trim().replace(/^W\//, '') === etag)

interface PageCall {
  Params: { secret: string }
}

interface PhotoCall {
  Params: { secret: string; position: string; size: string }
}

/** The page of a link and its pictures. Both ask each time whether the link still opens. */
export function sharePageRoutes(app: FastifyInstance, { database, config, imageFiles }: Services): void {
  const pages = drawnPages('links')
  const opensLarge = largeOpens(capabilitiesOf(config))

  async function open(secret: string) {
    if (!shareSecret.safeParse(secret).success) throw new Refusal('not-found', 'there is no such link')
    return reachByLink(database, null, secret)
  }

  app.get<PageCall>('/s/:secret', async (request, reply) => {
    const { secret } = request.params
    const language = languageFor(request)
    const web = webAddress(config, request)
    reply.header('cache-control', revalidated)
    try {
      const recipe = await readShared(database, await open(secret))
      const { text, etag } = await pages({ look: [secret, language, web], content: recipe }, async () => {
        const { schemaOf } = await import('./schema-of.ts')
        const shown = await displayedRecipe({ ...recipe, photoCount: recipe.pictureCount }, asWritten, language)
        const schema = isListed(recipe) ? schemaOf(recipe, `${web}s/${secret}`) : null
        return sharePage({ recipe, shown, language, secret, web, schema })
      })
      reply.header('etag', etag)
      return isUnmodified(request, etag) ? reply.code(304).send() : sendPage(reply, text, policy)
    } catch (error) {
      if (!isRefusal(error)) throw error
      return sendPage(reply.code(404).header('cache-control', 'no-store'), deadSharePage(language), policy)
    }
  })

  app.get<PhotoCall>('/s/:secret/photos/:position/:size', async (request, reply) => {
    const { secret, position, size } = request.params
    const digest = await open(secret)
      .then((recipe) => picturesOf(database, recipe))
      .then((digests) => (/^\d$/.test(position) ? digests[Number(position)] : undefined))
      .catch((error: unknown) => {
        if (!isRefusal(error)) throw error
        return undefined
      })
    if (digest === undefined || !isImageSize(size)) return gone(reply)
    const wanted = size === 'large' && !opensLarge ? 'medium' : size
    const etag = `"${digest.slice(0, 22)}-${wanted}"`
    // A card in a frame of another site is cut off from its own origin, too.
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', revalidated)
    reply.header('etag', etag)
    if (isUnmodified(request, etag)) return reply.code(304).send()
    const file = await imageFiles.open(digest, wanted)
    if (!file) return gone(reply.removeHeader('etag'))
    return reply
      .header('content-type', 'image/webp')
      .header('content-length', file.bytes)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-robots-tag', 'noindex')
      .send(file.stream)
  })
}

const gone = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
