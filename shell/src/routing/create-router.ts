import { paths } from '@potluck/platform/paths'
import { createHashRouter, type DataRouter, type RouteObject } from 'react-router'
import { addressOf } from '../host/address-of.ts'

/** The index of the present history entry; null if the router did not create it. */
function positionIn({ state }: History): number | null {
  const entry: unknown = state
  if (typeof entry !== 'object' || entry === null || !('idx' in entry)) return null
  return typeof entry.idx === 'number' ? entry.idx : null
}

/** The state of a new history entry: the path on which its link was followed. */
export const fromHere = ({ state }: DataRouter): { readonly from: string } => ({ from: state.location.pathname })

/**
 * Creates the router of the page. It also handles navigations from the address bar and bookmarks: by the browser alone they
 * could not be blocked for unsaved changes, and would share one scroll position. Each entry has the path that it was followed
 * from, so that a screen knows where Back leads.
 * @param start the path of a page without a path in its address. A redirect by a screen would render an empty page first,
 * and move the focus.
 */
export function createRouter(page: Window, routes: RouteObject[], start: string): DataRouter {
  let position = 0
  if (['', paths.entry()].includes(page.location.hash.slice(1))) page.history.replaceState(null, '', `#${start}`)

  // Listens before the router does: the first listener of a navigation decides.
  page.addEventListener('popstate', (event) => {
    if (positionIn(page.history) !== null || !page.location.hash.startsWith('#/')) return
    event.stopImmediatePropagation()
    const typed = page.location.hash.slice(1)
    // The browser has created an entry already. Set its address, because a reload now would open the old screen.
    const usr = fromHere(router)
    const entry = { usr, key: `typed-${position + 1}`, idx: position + 1 }
    page.history.replaceState(entry, '', `#${typed}`)
    void router.navigate(typed, { replace: true, state: usr })
    const isBlocked = [...router.state.blockers.values()].some(({ state }) => state === 'blocked')
    if (!isBlocked) return
    // Restore the entry of the present screen, so that it matches the router's location.
    const { location } = router.state
    page.history.replaceState({ ...entry, usr: location.state, key: location.key }, '', `#${addressOf(location)}`)
  })

  const router = createHashRouter(routes, { window: page })
  router.subscribe(() => {
    position = positionIn(page.history) ?? position
  })
  return router
}
