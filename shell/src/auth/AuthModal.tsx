import { useSession } from '@potluck/platform/hooks'
import { Stack, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { AuthForm } from './AuthForm.tsx'
import type { AuthMode } from './credentials.ts'
import { useLoginAgain } from './useLoginAgain.ts'

/**
 * Logging in without leaving the screen, after a 401. It is left by logging in or by its close button, which logs out.
 */
export function AuthModal() {
  const t = useWords()
  const { host, config } = useShell()
  const [mode, setMode] = useState<AuthMode>('login')
  const { account } = useSession()
  // Beginning the new session forgets the account of the old one.
  const [email] = useState(account?.email)
  const { pathname, search } = useLocation()
  const loggedInAgain = useLoginAgain(email)
  return (
    <Modal
      opened
      onClose={() => void host.logOut()}
      title={t(mode === 'login' ? 'auth.sessionEnded' : 'auth.registerTitle')}
      closeLabel={t('auth.closeModal')}
      escapable={false}
    >
      <Stack gap={4}>
        {email !== undefined && !config.demo && <Text>{t('auth.yoursIsSafe')}</Text>}
        <AuthForm
          mode={mode}
          onMode={setMode}
          email={email}
          offersRegistration={email === undefined}
          redirect={pathname + search}
          onDone={loggedInAgain}
        />
      </Stack>
    </Modal>
  )
}
