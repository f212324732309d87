import { ApiError } from '@potluck/api/errors'
import { findImportFormat } from '@potluck/api/import-formats'
import { listJobs } from '@potluck/api/jobs'
import { sendPepperplateLogin } from '@potluck/api/pepperplate'
import { useCall, useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent } from '@potluck/platform/hooks'
import { Button, Card, Note, Row, Stack, Text } from '@potluck/ui'
import { Progress } from '@potluck/ui/content'
import { PasswordField, TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EarlierImports } from './EarlierImports.tsx'

/** Asks for the login at Pepperplate: the server fetches what is there. */
export function PepperplateForm() {
  const { t } = useTranslation('settings')
  const { language } = useHost()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isWorking, setWorking] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  const askForJobs = useRefetch(listJobs)
  const sending = useCall(sendPepperplateLogin)
  useBusEvent('import:pepperplate:working', () => {
    setWorking(true)
    askForJobs()
  })
  useBusEvent('import:pepperplate:failed', ({ reason: why }) => {
    setWorking(false)
    setReason(why)
  })
  useBusEvent('import:pepperplate:complete', () => {
    setWorking(false)
    askForJobs()
  })

  function start() {
    setReason(null)
    const body = { username, password, language: language.get() }
    sending.mutate(
      { body },
      {
        onSuccess: () => {
          setPassword('')
          setWorking(true)
        },
      },
    )
  }

  if (isWorking) {
    return (
      <Card>
        <Stack gap={4}>
          <Text role="status">{t('import.pepperplate.working')}</Text>
          <Progress label={t('import.pepperplate.working')} />
          <Text size="small" tone="soft">
            {t('import.pepperplate.workingAbout')}
          </Text>
        </Stack>
      </Card>
    )
  }
  const problem = sending.error
    ? problemOf(sending.error)
    : reason && (reason === 'gone' || reason === 'empty' ? reason : 'failed')
  return (
    <Stack gap={5}>
      <Text>{t('import.sources.pepperplate.how')}</Text>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <Stack gap={4}>
          <TextField
            label={t('import.pepperplate.email')}
            type="email"
            autoComplete="off"
            required
            value={username}
            onChange={setUsername}
          />
          <PasswordField
            label={t('import.pepperplate.password')}
            description={t('import.pepperplate.about')}
            showLabel={t('account.showPassword')}
            hideLabel={t('account.hidePassword')}
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
          {problem && <Note tone="danger">{t(`import.pepperplate.${problem}`)}</Note>}
          <Row>
            <Button type="submit" variant="primary" busy={sending.isPending}>
              {t('import.pepperplate.start')}
            </Button>
          </Row>
        </Stack>
      </form>
      <EarlierImports source={findImportFormat('pepperplate')} />
    </Stack>
  )
}

function problemOf(error: Error): 'wrongLogin' | 'gone' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.status === 406) return 'wrongLogin'
  return error.status === 503 ? 'gone' : 'failed'
}
