import { presenceOf } from '../../machinery/base/presence.ts'
import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { Coalesced } from '../../machinery/jobs/coalesced.ts'
import { Courtesy } from '../../machinery/jobs/courtesy.ts'
import { makeWaiting } from './make-waiting.ts'
import { contentsRoutes } from './routes.ts'
import type { ContentsTables } from './tables.ts'

/** The contents of recipes, and the foods that people chose for names. */
export const contents = defineFeature({
  name: 'contents',
  tables: tables<ContentsTables>(),
  async routes(app, services) {
    const stop = new AbortController()
    const { signal } = stop
    const courtesy = new Courtesy(() => presenceOf(services.database).isAnyBut(''))
    const rest = () => courtesy.rest(signal)
    const making = new Coalesced(() =>
      makeWaiting(services, rest, signal).catch((error: unknown) =>
        app.log.error({ err: error }, 'working out recipes failed'),
      ),
    )
    app.addHook('onReady', async () => making.run())
    app.addHook('preClose', async () => {
      stop.abort()
      await making.idle()
    })
    await app.register(async (routes) => contentsRoutes(routes, services, () => making.run()))
  },
})
