/**
 * What parts may use of React Router. The shell provides this instead of the whole package, which is twice as large:
 * a name that is missing here is undefined in a remote, so `facades.test.ts` reads the sources of all parts.
 */
export {
  createHashRouter,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  ScrollRestoration,
  UNSAFE_RouteContext,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useResolvedPath,
  useRouteError,
  useSearchParams,
} from 'react-router-whole'
