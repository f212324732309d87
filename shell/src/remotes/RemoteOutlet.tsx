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
  /** Displayed if the remote has no screen for the path. */
  readonly notFound: ReactNode
}

/** Loads and displays the screen of a remote, or explains why it is missing. Errors of the remote do not leave this component. */
export function RemoteOutlet({ remotes, entry, host, pathname, notFound }: RemoteOutletProps) {
  const { failed, reload } = remotes
  const [state, tryAgain] = useScreen(remotes, entry, pathname)

  const { storedIn, changes } = useStore(host.changes.all)
  const isStored = storedIn === 'device' && changes.some(({ path, refusal }) => path === pathname && refusal === null)

  const panel = (failure: RemoteFailure, again: () => void) => (
    <FailurePanel failure={failure} entry={entry} isStored={isStored} onTryAgain={again} onReload={reload} />
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
          onError={(error) => failed(entry, thrownBy(entry, error))}
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
 * Rendered inside `Routes`, so that the screen can read its parameters from the router. Shared components belong to the shell's build and
 * read the host from its context; the screen reads it from the context of the remote.
 */
function ShownScreen({ screen: { remote, path, Component }, host, addWords }: ShownScreenProps) {
  const { id, Root } = remote
  const page = useContext(OnDemandContext)
  const withWords = useMemo(
    () => page && { ...page, addWords: (words: WordFiles, namespace = id) => addWords(namespace, words) },
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

/** A screen may load more code while it is displayed, and that may fail. */
function thrownBy({ id, version }: RegistryEntry, cause: unknown): RemoteFailure {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new RemoteFailure(classifyLoadError(cause) ?? 'render', `remote "${id}" ${version}: ${reason}`, { cause })
}
