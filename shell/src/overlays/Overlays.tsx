import { useStore } from '@potluck/platform/hooks'
import { onDemand, type Toast, ToastRegion } from '@potluck/ui'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { authWords } from '../auth/words.ts'
import { useShell, useWords } from '../host/ShellContext.tsx'
import type { VisibleToast } from '../host/toasts.ts'

const DialogOverlay = onDemand(() => import('./DialogOverlay.tsx').then((module) => module.DialogOverlay))
const TutorialOverlay = onDemand(() => import('./TutorialOverlay.tsx').then((module) => module.TutorialOverlay))
const AuthModal = onDemand(
  () => import('../auth/AuthModal.tsx').then((module) => module.AuthModal),
  'dialog',
  authWords,
)

const tones = { info: 'info', done: 'done', problem: 'danger' } as const

const asRegionToast = ({ id, message, tone, duration, action, isHeardElsewhere }: VisibleToast): Toast => ({
  id: String(id),
  text: message,
  duration,
  tone: tones[tone ?? 'info'],
  isHeardElsewhere,
  action: action && { label: action.label, onPress: action.run },
})

/** Everything over the page: toasts, the open dialog, a tutorial, the login dialog. */
export function Overlays() {
  const t = useWords()
  const { toasts, dialogs, tutorial, loginPrompt } = useShell()
  const shownToasts = useStore(toasts)
  const dialog = useStore(dialogs)
  const shownTutorial = useStore(tutorial)
  const loginAsked = useStore(loginPrompt)
  const { pathname } = useLocation()
  useLayoutEffect(() => toasts.enter(pathname), [toasts, pathname])
  return (
    <>
      {loginAsked && <AuthModal />}
      {shownTutorial && <TutorialOverlay tutorial={shownTutorial.tutorial} onClose={shownTutorial.dismiss} />}
      {dialog && <DialogOverlay dialog={dialog} onClose={() => dialog.answer(dialog.kind === 'notice')} />}
      <ToastRegion
        toasts={shownToasts.map(asRegionToast)}
        onDismiss={(id) => toasts.dismiss(Number(id))}
        label={t('toasts.label')}
        dismissLabel={t('toasts.dismiss')}
        place={loginAsked || pathname.startsWith('/auth/') ? 'top' : 'bottom'}
      />
    </>
  )
}
