import { Button, Note, Stack } from '@potluck/ui'
import { useWords } from '../../host/ShellContext.tsx'
import { usePasskeyLogin } from './usePasskeyLogin.ts'

/** The button that logs in by a passkey alone. */
export function PasskeyLogin({ onDone }: { readonly onDone: (email: string) => void }) {
  const t = useWords()
  const { isPending, problem, logIn } = usePasskeyLogin(onDone)
  return (
    <Stack gap={4}>
      {problem && <Note tone="danger">{t(problem)}</Note>}
      <Button wide size="large" busy={isPending} onClick={() => void logIn()}>
        {t('passkeys.logIn')}
      </Button>
    </Stack>
  )
}
