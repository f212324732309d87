import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { AuthForm } from './AuthForm.tsx'
import type { AuthMode } from './credentials.ts'
import { useLoginAgain } from './useLoginAgain.ts'

/**
 * Logging in without leaving the screen, after a 401. It is left by logging in or by its close button, which logs out
 * (specification section 2).
 */
export function AuthModal() {
  const t = useWords()
  const { host } = useShell()
  const [mode, setMode] = useState<AuthMode>('login')
  const loggedInAgain = useLoginAgain()
  return (
    <Modal
      opened
      onClose={() => void host.logOut()}
      title={t('auth.sessionEnded')}
      closeLabel={t('auth.closeModal')}
      escapable={false}
    >
      <AuthForm mode={mode} onMode={setMode} onDone={loggedInAgain} />
    </Modal>
  )
}
