import { startDemo } from '@potluck/api/demo'
import type { FastifyInstance } from 'fastify'
import { sweepImages } from '../../book/images/store.ts'
import { deleteByAge } from '../../machinery/base/clock/delete-by-age.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import type { Departure } from '../../machinery/for-features/define-feature.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { languageFor } from '../../machinery/web/http/accepted-language.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { endDemoAccounts, startDemoAccount } from './demo-accounts.ts'
import { boundDemo } from './space.ts'

/** Accounts whose hour is over are looked for so often, milliseconds. Their sessions are over at once. */
const endEvery = 60_000

/** Files of pictures are swept more often than elsewhere, milliseconds. */
const sweepEvery = 600_000

/** Accounts of a demo, where this server is one. */
export function demoRoutes(app: FastifyInstance, services: Services, departures: readonly Departure[]): void {
  const { config, database } = services

  route(app, startDemo, async ({ body, request }) => {
    if (!config.demo) throw notFound('demo')
    const address = clientAddress(request)
    const language = languageFor(request, body.language)
    return { token: await startDemoAccount(database, { address, userAgent: request.headers['user-agent'], language }) }
  })

  if (!config.demo) return
  boundDemo(app, database, config)
  deleteByAge(app, database, 'ending accounts of the demo', endEvery, () => endDemoAccounts(services, departures))
  deleteByAge(app, database, 'sweeping pictures of the demo', sweepEvery, () => sweepImages(services))
}
