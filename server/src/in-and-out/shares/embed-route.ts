import { embedRecipe } from '@potluck/api/printing'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../book/pages/page.ts'
import { displayedRecipe } from '../../book/pages/recipe-look.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { languageFor } from '../../machinery/web/http/accepted-language.ts'
import { route } from '../../machinery/web/http/route.ts'
import { reachByLink } from '../../people/policies/recipes.ts'
import { drawnPages } from './drawn-pages.ts'
import { deadEmbed, embedCard, embedStyles } from './embed-card.ts'
import { readShared } from './read-shared.ts'
import { isUnmodified, revalidated } from './share-page-routes.ts'

/** The one page that other sites may show in a frame. It runs no script and is cut off from everything, by its policy. */
export function embedRoute(app: FastifyInstance, { database }: Services): void {
  const pages = drawnPages('cards')
  route(app, embedRecipe, async ({ params: { secret }, query, request, reply }) => {
    const { language: named, scale, units, oven, version: _, ...options } = query
    const language = languageFor(request, named)
    const policy = { styles: embedStyles(options), frames: '*', sandbox: true } as const
    reply.header('cross-origin-resource-policy', 'cross-origin')
    try {
      const recipe = await readShared(database, await reachByLink(database, null, secret))
      const look = [secret, language, JSON.stringify([scale, units, oven, options])]
      const { text, etag } = await pages({ look, content: recipe }, async () => {
        const shown = await displayedRecipe(
          { ...recipe, photoCount: recipe.pictureCount },
          { scale, units, oven },
          language,
        )
        return embedCard({ recipe, shown, language, secret, options })
      })
      reply.header('cache-control', revalidated).header('etag', etag)
      return isUnmodified(request, etag) ? reply.code(304).send() : sendPage(reply, text, policy)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'not-found') throw error
      return sendPage(reply.code(404), deadEmbed(language, options), policy)
    }
  })
}
