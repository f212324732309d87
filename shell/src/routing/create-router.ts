import { paths } from '@potluck/platform/paths'
import { createHashRouter, type DataRouter, type RouteObject } from 'react-router'
import { addressOf } from '../host/address-of.ts'

/** Where the router has put the present entry of the history; null for one that it did not make. */
function positionIn({ state }: History): number | null {
  const kept: unknown = state
  if (typeof kept !== 'object' || kept === null || !('idx' in kept)) return null
  return typeof kept.idx === 'number' ? kept.idx : null
}

/** What an entry of the history says of the one before it: the path from which a link was followed. */
export const fromHere = ({ state }: DataRouter): { readonly from: string } => ({ from: state.location.pathname })

/**
 * Makes the router of the page. Moves that come from the address bar or a bookmark are the router's too: followed by
 * the browser they could not be held back for unsaved changes, and would all share one place to scroll to. Each
 * says where it was followed from, so that a screen knows where Back leads.
 * @param start the path where a page begins that has none in its address. Led there only by a screen it would be drawn
 * empty first, and who has begun to use the painted page would find the focus moved.
 */
export function createRouter(page: Window, routes: RouteObject[], start: string): DataRouter {
  let position = 0
  if (['', paths.entry()].includes(page.location.hash.slice(1))) page.history.replaceState(null, '', `#${start}`)

  // Listens before the router does: the first listener of a navigation decides.
  page.addEventListener('popstate', (event) => {
    if (positionIn(page.history) !== null || !page.location.hash.startsWith('#/')) return
    event.stopImmediatePropagation()
    const typed = page.location.hash.slice(1)
    // The browser has made an entry already. It keeps its address, or a reload in this moment would open the old screen.
    const usr = fromHere(router)
    const entry = { usr, key: `typed-${position + 1}`, idx: position + 1 }
    page.history.replaceState(entry, '', `#${typed}`)
    void router.navigate(typed, { replace: true, state: usr })
    const isHeld = [...router.state.blockers.values()].some(({ state }) => state === 'blocked')
    if (!isHeld) return
    // The entry shows the screen that stays: whoever compares it with the router finds no move that is still under way.
    const { location } = router.state
    page.history.replaceState({ ...entry, usr: location.state, key: location.key }, '', `#${addressOf(location)}`)
  })

  const router = createHashRouter(routes, { window: page })
  router.subscribe(() => {
    position = positionIn(page.history) ?? position
  })
  return router
}
