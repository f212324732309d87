import { useSession, useStore } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Navigate, useLocation } from 'react-router'
import { NotFoundScreen } from '../about/NotFoundScreen.tsx'
import { later } from '../frame/later.tsx'
import { isRemotePath, useRemotes } from './RemotesContext.tsx'

const RemoteArea = later(() => import('./RemoteArea.tsx').then((module) => module.RemoteArea))

/** Every address that is not the shell's own: a remote's screen for members, the way in for guests, or not found. */
export function RemoteRoute() {
  const { loggedIn } = useSession()
  const { pathname, search } = useLocation()
  const registry = useStore(useRemotes().registry)
  if (loggedIn) return <RemoteArea />
  if (!isRemotePath(registry, pathname)) return <NotFoundScreen />
  return <Navigate to={paths.auth('login', pathname + search)} replace />
}
