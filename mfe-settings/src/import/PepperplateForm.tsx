import { email } from '@potluck/api/credentials'
import { ApiError } from '@potluck/api/errors'
import { findImportFormat } from '@potluck/api/import-formats'
import { listJobs } from '@potluck/api/jobs'
import { inBook } from '@potluck/api/of-book'
import { sendPepperplateLogin } from '@potluck/api/pepperplate'
import { BookField } from '@potluck/parts/BookField'
import type { useBookOfForm } from '@potluck/parts/useBookOfForm'
import { useCall, useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent } from '@potluck/platform/hooks'
import { fits, useForm } from '@potluck/platform/useForm'
import { Button, Card, Note, Row, Stack, Text } from '@potluck/ui'
import { Progress } from '@potluck/ui/content'
import { PasswordField, TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EarlierImports } from './EarlierImports.tsx'

/** Asks for the login at Pepperplate: the server fetches what is there. */
export function PepperplateForm({ book }: { readonly book: ReturnType<typeof useBookOfForm> }) {
  const { t } = useTranslation('settings')
  const { language } = useHost()
  const [isWorking, setWorking] = useState(false)
  const askForJobs = useRefetch(listJobs)
  const sending = useCall(sendPepperplateLogin)
  const form = useForm({
    initial: { username: '', password: '' },
    check: ({ username, password }) => ({
      username: !fits(email, username) && t('account.problems.invalidEmail'),
      password: password === '' && t('account.problems.noPassword'),
    }),
    async submit(login) {
      await sending.mutateAsync({ ...inBook(book.kitchenId), body: { ...login, language: language.get() } })
    },
    explain: (error) => ({ problem: t(`import.pepperplate.${problemOf(error)}`) }),
    onDone() {
      form.set({ password: '' })
      setWorking(true)
    },
  })
  useBusEvent('import:pepperplate:working', () => {
    setWorking(true)
    askForJobs()
  })
  useBusEvent('import:pepperplate:failed', ({ reason }) => {
    setWorking(false)
    form.refuse({
      problem: t(`import.pepperplate.${reason === 'gone' || reason === 'empty' ? reason : 'failed'}`),
    })
  })
  useBusEvent('import:pepperplate:complete', () => {
    setWorking(false)
    askForJobs()
  })

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
  return (
    <Stack gap={5}>
      <Text>{t('import.sources.pepperplate.how')}</Text>
      <form {...form.formProps}>
        <Stack gap={4}>
          <BookField
            label={t('import.into')}
            kitchens={book.kitchens ?? []}
            kitchenId={book.kitchenId}
            onChoose={book.choose}
          />
          <TextField
            {...form.field('username')}
            label={t('import.pepperplate.email')}
            type="email"
            autoComplete="off"
            required
          />
          <PasswordField
            {...form.field('password')}
            label={t('import.pepperplate.password')}
            description={t('import.pepperplate.about')}
            showLabel={t('account.showPassword')}
            hideLabel={t('account.hidePassword')}
            autoComplete="current-password"
            required
          />
          {form.problem && <Note tone="danger">{form.problem}</Note>}
          <Row>
            <Button type="submit" variant="primary" busy={form.isPending}>
              {t('import.pepperplate.start')}
            </Button>
          </Row>
        </Stack>
      </form>
      <EarlierImports source={findImportFormat('pepperplate')} />
    </Stack>
  )
}

function problemOf(error: unknown): 'wrongLogin' | 'gone' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.status === 406) return 'wrongLogin'
  return error.status === 503 ? 'gone' : 'failed'
}
