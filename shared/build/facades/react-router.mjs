/**
 * The part of React Router that remotes may use. The shell provides this instead of the whole package, which is twice as large:
 * a name that is missing here is undefined in a remote, so `facades.test.ts` reads the sources of all parts. Links are
 * of `@potluck/ui`, their addresses of `paths`.
 */
export {
  createHashRouter,
  matchRoutes,
  Navigate,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-whole'
