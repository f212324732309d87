import { isRightToLeft } from '@potluck/cooking/language'
import { useGlobalPreferences, useStore } from '@potluck/platform/hooks'
import { UiProvider, type WordFiles } from '@potluck/ui'
import { useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type DataRouter, RouterProvider } from 'react-router'
import { ShellProvider, useShell, useWords } from './host/ShellContext.tsx'
import type { Shell } from './host/shell.ts'
import { isConnectionFailure } from './remotes/classify-load-error.ts'
import { RemotesContext, useRemotes } from './remotes/RemotesContext.tsx'
import type { Remotes } from './remotes/remotes.ts'

export interface AppProps {
  readonly shell: Shell
  readonly remotes: Remotes
  readonly router: DataRouter
}

/** The product: the shell around the screen of the router. */
export function App({ shell, remotes, router }: AppProps) {
  return (
    <I18nextProvider i18n={shell.words.i18n}>
      <ShellProvider shell={shell}>
        <RemotesContext value={remotes}>
          <Appearance router={router} />
        </RemotesContext>
      </ShellProvider>
    </I18nextProvider>
  )
}

const schemes = { default: 'auto', light: 'light', dark: 'dark' } as const

/** Everything in the cook's language, theme and size of text. */
function Appearance({ router }: Pick<AppProps, 'router'>) {
  const { host, words } = useShell()
  const { theme, fontSize } = useGlobalPreferences()
  const language = useStore(host.language)
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr'

  const t = useWords()
  const { offerReload } = useRemotes()
  const onDemand = {
    words: {
      loading: t('loading.label'),
      failed: t('loading.failed'),
      next: t('loading.failedNext'),
      retry: t('loading.retry'),
      cancel: t('cancel'),
    },
    onError: (error: unknown) => (isConnectionFailure(error) ? offerReload() : host.reportError(error)),
    addWords: (some: WordFiles, namespace = 'shell') => words.add(namespace, some),
  }

  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = direction
  }, [language, direction])

  return (
    <UiProvider colorScheme={schemes[theme]} direction={direction} fontSize={fontSize} onDemand={onDemand}>
      <RouterProvider router={router} />
    </UiProvider>
  )
}
