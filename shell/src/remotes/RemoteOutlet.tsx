import { HostProvider } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import type { Host } from '@potluck/platform/host'
import type { RegistryEntry } from '@potluck/platform/registry'
import { OnDemandContext, type WordFiles } from '@potluck/ui'
import { type ReactNode, useContext, useMemo } from 'react'
import { Route, Routes } from 'react-router'
import { classifyLoadError } from './classify-load-error.ts'
import { FailurePanel } from './FailurePanel.tsx'
import { RemoteFailure } from './failure.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import type { Remotes } from './remotes.ts'
import type { Screen, Screens } from './screens.ts'
import { useScreen } from './useScreen.ts'

export interface RemoteOutletProps {
  readonly remotes: Remotes
  readonly entry: RegistryEntry
  readonly host: Host
  /** The path of the address, as `/recipe/42`. */
  readonly pathname: string
  /** Shown when the remote has no screen there. */
  readonly notFound: ReactNode
}

/**
 * The place of a remote's screens: loads the screen of an address and shows it, or says why it is not there. Whatever
 * a remote does wrong stays in here.
 */
export function RemoteOutlet({ remotes, entry, host, pathname, notFound }: RemoteOutletProps) {
  const { failed, reload } = remotes
  const [state, tryAgain] = useScreen(remotes, entry, pathname)

  const { storedIn: kept, changes } = useStore(host.changes.all)
  const isKept = kept === 'device' && changes.some(({ path, refusal }) => path === pathname && refusal === null)

  const panel = (failure: RemoteFailure, again: () => void) => (
    <FailurePanel failure={failure} entry={entry} isKept={isKept} onTryAgain={again} onReload={reload} />
  )
  switch (state.is) {
    case 'unknown-address':
      return notFound
    case 'failed':
      return panel(state.failure, tryAgain)
    case 'loading':
    case 'slow':
      return <LoadingScreen slow={state.is === 'slow'} />
    case 'ready':
      return (
        <RemoteBoundary
          resetKey={pathname}
          onError={(error) => failed(thrownBy(entry, error))}
          fallback={(error, reset) => panel(thrownBy(entry, error), reset)}
        >
          <ShownScreen screen={state.screen} host={host} addWords={remotes.screens.addWords} />
        </RemoteBoundary>
      )
  }
}

interface ShownScreenProps {
  readonly screen: Screen
  readonly host: Host
  readonly addWords: Screens['addWords']
}

/**
 * Inside `Routes`, so that the screen reads its parameters from the router. Shared parts are of the shell's build and
 * read the host from its context, the screen itself from that of the remote.
 */
function ShownScreen({ screen: { remote, path, Component }, host, addWords }: ShownScreenProps) {
  const { id, Root } = remote
  const page = useContext(OnDemandContext)
  const withWords = useMemo(
    () => page && { ...page, addWords: (words: WordFiles) => addWords(id, words) },
    [page, addWords, id],
  )
  return (
    <OnDemandContext value={withWords}>
      <HostProvider host={host}>
        <Root host={host}>
          <Routes>
            <Route path={path} element={<Component />} />
          </Routes>
        </Root>
      </HostProvider>
    </OnDemandContext>
  )
}

/** A screen may load more of itself while it is shown, and fail in that. */
function thrownBy({ id, version }: RegistryEntry, cause: unknown): RemoteFailure {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new RemoteFailure(classifyLoadError(cause) ?? 'render', `remote "${id}" ${version}: ${reason}`, { cause })
}
