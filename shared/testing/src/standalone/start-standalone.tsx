import { parseRemote } from '@potluck/platform/parse-remote'
import './without-eval.ts'

import { href } from '@potluck/platform/paths'
import type { Remote } from '@potluck/platform/remote'
import { Note, SkeletonScreen } from '@potluck/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter, Route, Routes } from 'react-router-dom'
import { StandalonePage } from './StandalonePage.tsx'
import { createStandaloneHost, type StandaloneHost, storedToken } from './standalone-host.ts'
import { fetchRemoteWords } from './standalone-words.ts'

/**
 * Shows a remote alone, without a shell and without federation. Its API is below the page's own address.
 * @throws when what is given is no remote
 */
export async function startStandalone(exported: unknown, root: Element): Promise<void> {
  const parsed = parseRemote(exported)
  if ('problem' in parsed) throw new Error(parsed.problem)
  const { remote } = parsed
  const words = await fetchRemoteWords(remote)
  const host = createStandaloneHost(remote, new URL('api/', document.baseURI).href, sessionStorage)
  const router = createHashRouter([{ path: '*', element: <Screens remote={remote} host={host} /> }])
  host.follow((path, options) => void router.navigate(path, options))

  const token = storedToken(sessionStorage)
  if (token) await host.enter(token).catch(() => {})
  const [first] = remote.routes.filter(({ path }) => !path.includes(':'))
  if (location.hash === '' && first) location.replace(href(`/${first.path}`))
  createRoot(root).render(<StandalonePage remote={remote} host={host} words={words} router={router} />)
}

/** Made outside of rendering: a lazy component must stay the same. */
const loaded = new Map<string, ComponentType>()

function screenOf({ path, load }: Remote['routes'][number]): ComponentType {
  const Screen = loaded.get(path) ?? lazy(async () => ({ default: await load() }))
  loaded.set(path, Screen)
  return Screen
}

function Screens({ remote, host }: { readonly remote: Remote; readonly host: StandaloneHost }) {
  return (
    <remote.Root host={host}>
      <Suspense fallback={<SkeletonScreen label="Loading" shape="rows" />}>
        <Routes>
          {remote.routes.map((route) => {
            const Screen = screenOf(route)
            return <Route key={route.path} path={route.path} element={<Screen />} />
          })}
          <Route path="*" element={<Note title="Another part of Potluck answers here." />} />
        </Routes>
      </Suspense>
    </remote.Root>
  )
}
