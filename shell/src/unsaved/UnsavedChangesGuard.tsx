import { useStore } from '@potluck/platform/hooks'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { addressOf } from '../host/address-of.ts'
import { useShell } from '../host/ShellContext.tsx'
import { mayLeave } from './confirm-leaving.ts'

/** Asks before a navigation, a reload or a closed window loses unsaved changes. */
export function UnsavedChangesGuard() {
  const { unsaved } = useShell()
  const { pathname } = useLocation()
  const isUnsaved = useStore(unsaved)

  // After each completed navigation, before the effects of the new screen, which may restore a draft and hold again.
  useLayoutEffect(() => unsaved.clear(), [pathname, unsaved])

  return isUnsaved ? <LeaveQuestion /> : null
}

/** There only while something is unsaved: the router watches every move while it has somebody to ask. */
function LeaveQuestion() {
  const { dialogs, unsaved, words } = useShell()
  const { key } = useLocation()

  // Changes saved a moment ago are no longer unsaved, although this component still renders.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.get() && addressOf(currentLocation) !== addressOf(nextLocation),
  )
  const isAsking = useRef(false)
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || isAsking.current) return
    isAsking.current = true
    await untilMoveIsUndone(key)
    const leaves = await mayLeave(dialogs, words, unsaved)
    isAsking.current = false
    if (leaves) blocker.proceed()
    else blocker.reset()
  })
  // The next move may be blocked before this renders without the former one: the blocker is another, its state the same.
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  return null
}

/**
 * The router undoes Back by going forward, which takes a moment. Until then the history is at another page, and a
 * dialog closed by Back would take the move forward for a press of Back.
 * @param key the router's name of the entry that is shown
 */
function untilMoveIsUndone(key: string): Promise<void> {
  const entry: unknown = window.history.state
  const isRouted = typeof entry === 'object' && entry !== null && 'idx' in entry
  const entryKey = isRouted && 'key' in entry ? entry.key : 'default'
  if (!isRouted || entryKey === key) return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))
}
