import { startDemo } from '@potluck/api/demo'
import { ApiError } from '@potluck/api/errors'
import { useStore } from '@potluck/platform/hooks'
import { Button, Note, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { failureWord } from '../../host/failure-toasts.ts'
import { useShell, useWords } from '../../host/ShellContext.tsx'
import { mayBeginHere } from '../may-begin-here.ts'

/** Why there is no account, as a key of the words. */
const problemOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 ? 'demo.comeBack' : failureWord(error)

/** The one tap that makes an account of a demo. @param onDone is called with no e-mail: nobody has typed one */
export function DemoStart({ onDone }: { readonly onDone: (email: string) => void }) {
  const t = useWords()
  const shell = useShell()
  const language = useStore(shell.host.language)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function begin(): Promise<void> {
    setPending(true)
    setProblem(null)
    try {
      const { token } = (await shell.host.api.call(startDemo, { body: { language } }, { silent: true })).data
      if (!(await mayBeginHere(shell, token))) return
      shell.beginSession(token)
      onDone('')
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <Stack gap={4}>
      <Text tone="soft">{t('demo.about')}</Text>
      {problem && <Note tone="attention">{t(problem)}</Note>}
      <Button variant="primary" size="large" wide busy={isPending} onClick={() => void begin()}>
        {t('demo.start')}
      </Button>
    </Stack>
  )
}
