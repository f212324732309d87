import * as contract from '@potluck/api/pantry'
import type { FastifyInstance } from 'fastify'
import type { ReadableBook } from '../../ground/access/book.ts'
import { type Change, changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { homeBook, homeToChange } from '../../people/policies/home-book.ts'
import { loadPantry } from './load-pantry.ts'
import { notifyPantry } from './notify-pantry.ts'

/** Tells everybody at home, with the reference by which the sender recognizes its own change. */
function changed(change: Change, { audience }: ReadableBook): { reference: string } {
  notifyPantry(change, audience, change.reference)
  return { reference: change.reference }
}

// Reading lines takes memory: the store is loaded when somebody asks what is at home.
export function pantryRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.getPantry, async ({ member, query }) => {
    const { pantryOf } = await import('./store.ts')
    return pantryOf(database, member, await homeBook(database, member, query.home))
  })

  changeRoute(
    app,
    services,
    contract.changePantry,
    async ({ member, body }, change) => {
      const { changePantry } = await import('./store.ts')
      const home = await homeToChange(change.database, member, body.kitchenId)
      await changePantry(change.database, home, body)
      return changed(change, home)
    },
    { before: loadPantry },
  )

  route(app, contract.listPantry, async ({ member }) => {
    const { alwaysAtHome } = await import('./always.ts')
    return alwaysAtHome(database, await homeBook(database, member, undefined))
  })

  changeRoute(app, services, contract.addToPantry, async ({ member, body }, change) => {
    const { addAlways } = await import('./always.ts')
    const home = await homeToChange(change.database, member, undefined)
    const item = await addAlways(change.database, home, body.title)
    changed(change, home)
    return item
  })

  changeRoute(app, services, contract.removeFromPantry, async ({ member, params }, change) => {
    const { changePantry } = await import('./store.ts')
    const home = await homeToChange(change.database, member, undefined)
    await changePantry(change.database, home, { put: [], used: [params.key] })
    changed(change, home)
    return {}
  })
}
