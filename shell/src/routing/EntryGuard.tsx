import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Navigate } from 'react-router'

/** The empty path: members go home, guests are welcomed. */
export function EntryGuard() {
  const { loggedIn } = useSession()
  return <Navigate to={loggedIn ? paths.home() : paths.welcome()} replace />
}
