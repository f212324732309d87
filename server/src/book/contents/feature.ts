import { presenceOf } from '../../machinery/base/presence.ts'
import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { Coalesced } from '../../machinery/jobs/coalesced.ts'
import { Courtesy } from '../../machinery/jobs/courtesy.ts'
import { notifyBoth } from '../../machinery/web/notifier/notifier.ts'
import { createBookWatch } from './book-watch.ts'
import { makeWaiting, type Which } from './make-waiting.ts'
import { contentsRoutes } from './routes.ts'
import type { ContentsTables } from './tables.ts'

/** The contents of recipes, and the foods that people chose for names. */
export const contents = defineFeature({
  name: 'contents',
  tables: tables<ContentsTables>(),
  services({ notifier }) {
    const bookWatch = createBookWatch()
    return { bookWatch, notifier: notifyBoth(notifier, bookWatch) }
  },
  async routes(app, services) {
    const stop = new AbortController()
    const { signal } = stop
    const courtesy = new Courtesy(() => presenceOf(services.database).isAnyBut(''))
    const rest = () => courtesy.rest(signal)
    const making = (which: Which) =>
      new Coalesced(() =>
        makeWaiting(services, { which, rest, signal }).catch((error: unknown) =>
          app.log.error({ err: error }, 'working out recipes failed'),
        ),
      )
    // All may take hours after an upgrade: a recipe that another one changed does not wait for them.
    const [all, outdated] = [making('all'), making('outdated')]
    app.addHook('onReady', async () => all.run())
    services.bookWatch.onChange(() => {
      if (!signal.aborted) outdated.run()
    })
    app.addHook('preClose', async () => {
      stop.abort()
      await Promise.all([all.idle(), outdated.idle()])
    })
    await app.register(async (routes) => contentsRoutes(routes, services, () => all.run()))
  },
})
