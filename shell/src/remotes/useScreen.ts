import type { RegistryEntry } from '@potluck/platform/registry'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { RemoteFailure } from './failure.ts'
import type { Screen, Screens } from './screens.ts'

/** After this long, milliseconds, loading says that it is slow. */
const slowMs = 2_000
/** After this long, milliseconds, it is given up. */
const deadlineMs = 20_000

export type ScreenState =
  | { readonly is: 'loading' }
  | { readonly is: 'slow' }
  | { readonly is: 'ready'; readonly screen: Screen }
  | { readonly is: 'unknown-address' }
  | { readonly is: 'failed'; readonly failure: RemoteFailure }

const loading: ScreenState = { is: 'loading' }

const ready = (screen: Screen | null): ScreenState => (screen ? { is: 'ready', screen } : { is: 'unknown-address' })

/**
 * The screen at an address of a remote, from loading to ready or failed. Another address of the remote begins anew.
 * @param before done first when trying again
 * @param onFailure told once per failure
 */
export function useScreen(
  screens: Screens,
  entry: RegistryEntry,
  pathname: string,
  before: () => Promise<void>,
  onFailure: (failure: RemoteFailure) => void,
): readonly [state: ScreenState, tryAgain: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [reached, setReached] = useState<{ readonly for: string; readonly state: ScreenState } | null>(null)
  const present = screens.present(entry, pathname)
  const key = `${entry.entry} ${pathname} ${attempt}`
  const isPresent = present !== null
  const tell = useEffectEvent(onFailure)
  const load = useEffectEvent(async () => {
    if (attempt > 0) await before()
    return screens.load(entry, pathname)
  })
  const overdue = useEffectEvent(
    () => new RemoteFailure('timeout', `remote "${entry.id}" ${entry.version} did not arrive in time`),
  )

  useEffect(() => {
    if (isPresent) return
    let wanted = true
    const reach = (state: ScreenState) => wanted && setReached({ for: key, state })
    const fail = (failure: RemoteFailure) => {
      if (!wanted) return
      reach({ is: 'failed', failure })
      finish()
      tell(failure)
    }
    const slow = setTimeout(() => reach({ is: 'slow' }), slowMs)
    const deadline = setTimeout(() => fail(overdue()), deadlineMs)
    const finish = () => {
      wanted = false
      clearTimeout(slow)
      clearTimeout(deadline)
    }
    load().then((screen) => {
      reach(ready(screen))
      finish()
    }, fail)
    return finish
  }, [key, isPresent])

  const tryAgain = useCallback(() => setAttempt((last) => last + 1), [])
  if (present) return [ready(present), tryAgain]
  return [reached?.for === key ? reached.state : loading, tryAgain]
}
