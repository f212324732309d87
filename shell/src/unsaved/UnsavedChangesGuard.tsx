import { useStore } from '@potluck/platform/hooks'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { addressOf } from '../host/address-of.ts'
import { useShell } from '../host/ShellContext.tsx'
import { confirmLeaving } from './confirm-leaving.ts'

/** Asks before a navigation, a reload or a closed window loses what was not saved. */
export function UnsavedChangesGuard() {
  const { unsaved } = useShell()
  const { pathname } = useLocation()
  const held = useStore(unsaved)

  // After each completed navigation, before the effects of the new screen, which may restore a draft and hold again.
  useLayoutEffect(() => unsaved.clear(), [pathname, unsaved])

  return held ? <LeaveQuestion /> : null
}

/** There only while something is unsaved: the router watches every move while it has somebody to ask. */
function LeaveQuestion() {
  const { dialogs, unsaved, words } = useShell()

  // What was saved a moment ago has let go, although this is still drawn.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.get() && addressOf(currentLocation) !== addressOf(nextLocation),
  )
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    if (await confirmLeaving(dialogs, words)) blocker.proceed()
    else blocker.reset()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  return null
}
