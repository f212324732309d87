import type { RegistryEntry } from '@potluck/platform/registry'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { isConnectionFailure } from './classify-load-error.ts'
import { RemoteFailure } from './failure.ts'
import type { Remotes } from './remotes.ts'
import type { Screen } from './screens.ts'
import { useReturn } from './useReturn.ts'

/** Time after which loading is displayed as slow, milliseconds. */
const slowMs = 2_000
/** Timeout of loading, milliseconds. */
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
 * The screen at an address of a remote, from loading to ready or failed. Another address of the remote starts again. A load that failed
 * without a connection is retried when it is back.
 * @param remotes receives each failure once
 */
export function useScreen(
  remotes: Pick<Remotes, 'screens' | 'refresh' | 'isReachable' | 'failed'>,
  entry: RegistryEntry,
  pathname: string,
): readonly [state: ScreenState, tryAgain: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [reached, setReached] = useState<{ readonly for: string; readonly state: ScreenState } | null>(null)
  const { screens, isReachable } = remotes
  const present = screens.present(entry, pathname)
  const key = `${entry.entry} ${pathname} ${attempt}`
  const isPresent = present !== null
  const tell = useEffectEvent((failure: RemoteFailure) => remotes.failed(entry, failure))
  const load = useEffectEvent(async () => {
    // The operator may have rolled the remote back before a retry.
    if (attempt > 0) await remotes.refresh()
    return screens.load(entry, pathname)
  })
  const explain = useEffectEvent(async (failure: RemoteFailure) =>
    isConnectionFailure(failure) && !(await isReachable())
      ? new RemoteFailure('offline', failure.message, { cause: failure })
      : failure,
  )
  const overdue = useEffectEvent(
    () => new RemoteFailure('timeout', `remote "${entry.id}" ${entry.version} did not arrive in time`),
  )

  useEffect(() => {
    if (isPresent) return
    let isCurrent = true
    const reach = (state: ScreenState) => isCurrent && setReached({ for: key, state })
    const fail = async (thrown: RemoteFailure) => {
      const failure = await explain(thrown)
      if (!isCurrent) return
      reach({ is: 'failed', failure })
      finish()
      tell(failure)
    }
    const slow = setTimeout(() => reach({ is: 'slow' }), slowMs)
    const deadline = setTimeout(() => void fail(overdue()), deadlineMs)
    const finish = () => {
      isCurrent = false
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
  const state = reached?.for === key ? reached.state : loading
  useReturn(state.is === 'failed' && state.failure.kind === 'offline' && !present, isReachable, tryAgain)
  if (present) return [ready(present), tryAgain]
  return [state, tryAgain]
}
