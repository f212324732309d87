import { isRightToLeft } from '@potluck/cooking/language'
import { useStore } from '@potluck/platform/hooks'
import { Stack, ToastRegion, UiProvider } from '@potluck/ui'
import { ConfirmDialog } from '@potluck/ui/overlays'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { BecomeMember } from './BecomeMember.tsx'
import { StandaloneBar, type StandaloneBarProps } from './StandaloneBar.tsx'

const schemes = { default: 'auto', light: 'light', dark: 'dark' } as const
const onDemandWords = {
  loading: 'Loading',
  failed: 'Couldn’t load this part.',
  next: 'Look at the console, then try again.',
  retry: 'Try again',
  cancel: 'Cancel',
}
const tones = { info: 'info', done: 'done', problem: 'danger' } as const

/** One remote on a page of its own: its screens, and a bar that stands in for the rest of the product. */
export function StandalonePage({ remote, host, words, router }: StandaloneBarProps) {
  const { theme } = useStore(host.preferences).global
  const language = useStore(host.language)
  const { account } = useStore(host.session)
  const toasts = useStore(host.toasts)
  const question = useStore(host.question)
  const loginAsked = useStore(host.loginAsked)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  return (
    <I18nextProvider i18n={words.i18n}>
      <UiProvider
        colorScheme={schemes[theme]}
        direction={isRightToLeft(language) ? 'rtl' : 'ltr'}
        onDemand={{ words: onDemandWords, onError: host.reportError }}
      >
        <Stack gap={0}>
          <StandaloneBar remote={remote} host={host} words={words} router={router} />
          {loginAsked && <BecomeMember host={host} />}
          <OwnCache key={account?.id ?? 'guest'}>
            <RouterProvider router={router} />
          </OwnCache>
        </Stack>
        {question && (
          <ConfirmDialog
            opened
            title={question.title}
            confirmLabel={question.confirm}
            cancelLabel="Cancel"
            danger={question.destructive}
            onConfirm={() => question.answer(true)}
            onCancel={() => question.answer(false)}
          >
            {question.message}
          </ConfirmDialog>
        )}
        <ToastRegion
          toasts={toasts.map(({ id, message, tone = 'info', duration = 5_000, action }) => ({
            id,
            text: message,
            tone: tones[tone],
            duration,
            action: action && { label: action.label, onPress: action.run },
          }))}
          onDismiss={(id) => host.toasts.set(toasts.filter((toast) => toast.id !== id))}
          label="Notifications"
          dismissLabel="Dismiss"
        />
      </UiProvider>
    </I18nextProvider>
  )
}

/** Answers for one member are never shown to another. */
function OwnCache({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>
}
