import { isRightToLeft, type Language } from '@potluck/cooking/language'
import { type Remote, wordsOf } from '@potluck/platform/remote'
import { UiProvider } from '@potluck/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, type RenderResult, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, matchRoutes, Route, RouterProvider, Routes } from 'react-router-dom'
import { createTestHost, type TestHost } from './test-host.ts'
import { createTestWords } from './words.ts'

export interface Rendered extends RenderResult {
  readonly host: TestHost
  /** A cook with fingers and a keyboard. */
  readonly user: ReturnType<typeof userEvent.setup>
  /** The address that is shown now. */
  readonly path: () => string
}

export interface RenderSettings {
  readonly host?: TestHost
  /** The shell's answer to an address that the remote does not have. */
  readonly elsewhere?: ReactNode
}

const shown = new Set<TestHost>()

afterEach(() => {
  cleanup()
  const unstated = [...shown].flatMap(({ happenings }) => happenings.unstated)
  // Whoever waits for the outcome of a change listens until it is known.
  const listening = [...shown]
    .filter(({ changes }) => changes.all.get().changes.length === 0)
    .map(({ listeners }) => listeners())
  shown.clear()
  // Whatever a screen subscribes to ends with it.
  expect(listening).toEqual(listening.map(() => 0))
  if (unstated[0]) throw new Error(`nobody said how ${unstated[0]} answers: state it, or say that it is silent`)
})

function renderAt(
  remote: Remote,
  path: string,
  content: ReactNode,
  { host = createTestHost() }: RenderSettings,
): Rendered {
  shown.add(host)
  const language: Language = host.language.get()
  const words = createTestWords(remote.id, wordsOf(remote), language)
  const cache = new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  const router = createMemoryRouter([{ path: '*', element: <remote.Root host={host}>{content}</remote.Root> }], {
    initialEntries: [path],
  })
  // An effect may ask for it, within which nothing else is drawn.
  host.follow((to, options) => queueMicrotask(() => act(() => void router.navigate(to, options))))
  host.arriveIn((tell) => act(tell))
  const result = render(
    <I18nextProvider i18n={words}>
      <UiProvider direction={isRightToLeft(language) ? 'rtl' : 'ltr'}>
        <QueryClientProvider client={cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    </I18nextProvider>,
  )
  return {
    ...result,
    host,
    user: userEvent.setup(),
    path: () => router.state.location.pathname + router.state.location.search,
  }
}

/**
 * Shows the screen of a remote at an address, as a shell would: its code loaded, its real words, its own host.
 * Other addresses of the same remote can be walked to.
 * @throws when the remote has no screen there
 */
export async function renderScreen(remote: Remote, path: string, settings: RenderSettings = {}): Promise<Rendered> {
  const [pathname = path] = path.split('?')
  if (
    !matchRoutes(
      remote.routes.map((route) => ({ path: `/${route.path}` })),
      pathname,
    )
  ) {
    throw new Error(`remote "${remote.id}" has no screen at ${path}`)
  }
  const screens = await Promise.all(
    remote.routes.map(async (route) => ({ path: route.path, Component: await route.load() })),
  )
  const content = (
    <Routes>
      {screens.map(({ path: pattern, Component }) => (
        <Route key={pattern} path={pattern} element={<Component />} />
      ))}
      <Route path="*" element={settings.elsewhere ?? <p>elsewhere</p>} />
    </Routes>
  )
  const shown = renderAt(remote, path, content, settings)
  // Answers that come at once come while React waits, and not after the test's first look.
  await act(async () => {})
  return shown
}

/** Shows one component of a remote, with the remote's words and a host. */
export const renderPart = (remote: Remote, part: ReactNode, settings: RenderSettings = {}): Rendered =>
  renderAt(remote, '/', part, settings)
