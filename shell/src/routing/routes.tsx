import { paths } from '@potluck/platform/paths'
import { onDemand } from '@potluck/ui'
import { Navigate, type RouteObject, useLocation } from 'react-router'
import { authWords } from '../auth/words.ts'
import { Frame } from '../frame/Frame.tsx'
import { useShell } from '../host/ShellContext.tsx'
import type { Shell } from '../host/shell.ts'
import { WelcomeScreen } from '../welcome/WelcomeScreen.tsx'
import { CrashScreen } from './CrashScreen.tsx'
import { RemoteRoute } from './RemoteRoute.tsx'

const Auth = onDemand(() => import('../auth/AuthScreen.tsx').then((module) => module.AuthScreen), 'screen', authWords)
const About = onDemand(() => import('../about/AboutScreen.tsx').then((module) => module.AboutScreen), 'screen')
const Details = onDemand(
  () => import('../about/AboutDetailsScreen.tsx').then((module) => module.AboutDetailsScreen),
  'screen',
)
const Contact = onDemand(() => import('../about/ContactScreen.tsx').then((module) => module.ContactScreen), 'screen')
const Accessibility = onDemand(
  () => import('../about/AccessibilityScreen.tsx').then((module) => module.AccessibilityScreen),
  'screen',
)
const Legal = onDemand(() => import('../about/LegalScreen.tsx').then((module) => module.LegalScreen), 'screen')
const Install = onDemand(() => import('../about/InstallScreen.tsx').then((module) => module.InstallScreen), 'screen')
const Begin = onDemand(() => import('../about/BeginScreen.tsx').then((module) => module.BeginScreen), 'screen')
const Contribute = onDemand(
  () => import('../about/ContributeScreen.tsx').then((module) => module.ContributeScreen),
  'screen',
)

/** Where the empty path leads: members go home, guests are welcomed, unless the proxy in front logs them in. */
export function startPath({ host, mayLogInByItself }: Pick<Shell, 'host' | 'mayLogInByItself'>): string {
  if (host.session.get().loggedIn) return paths.home()
  return mayLogInByItself() ? paths.auth('login') : paths.welcome()
}

function EntryGuard() {
  return <Navigate to={startPath(useShell())} replace />
}

/** The short address of logging in; where to go afterwards comes along. */
function LoginRedirect() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: paths.auth('login'), search }} replace />
}

/** Every address of the shell and its redirects; all others belong to remotes, or to nobody. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      {
        errorElement: <CrashScreen />,
        children: [
          { index: true, element: <EntryGuard /> },
          { path: 'welcome', element: <WelcomeScreen /> },
          { path: 'auth/:authType', element: <Auth /> },
          { path: 'about', element: <About /> },
          { path: 'about/details', element: <Details /> },
          { path: 'about/contact', element: <Contact /> },
          { path: 'about/accessibility', element: <Accessibility /> },
          { path: 'begin', element: <Begin /> },
          { path: 'install', element: <Install /> },
          { path: 'legal', element: <Legal /> },
          { path: 'contribute', element: <Contribute step="ask" /> },
          { path: 'contribute/cancel', element: <Contribute step="cancel" /> },
          { path: 'contribute/thankyou', element: <Contribute step="thankyou" /> },
          { path: 'about-details', element: <Navigate to={paths.aboutDetails()} replace /> },
          { path: 'login', element: <LoginRedirect /> },
          { path: 'edit-recipe', element: <Navigate to={paths.entry()} replace /> },
          { path: '*', element: <RemoteRoute /> },
        ],
      },
    ],
  },
]
