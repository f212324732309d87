import { href, paths } from '@potluck/platform/paths'
import { Button, Card, Heading, LinkButton, Note, Stack, Text } from '@potluck/ui'
import { PasswordField } from '@potluck/ui/forms'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../host/ShellContext.tsx'
import { Screen } from '../../screen/Screen.tsx'
import { useResetPassword } from './useResetPassword.ts'

/** Where the mailed link of a forgotten password leads: a new password, then straight in. */
export function ResetPasswordScreen({ code }: { readonly code: string }) {
  const t = useWords()
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const { problem, isLinkDead, busy, save } = useResetPassword(code)

  const shared = { showLabel: t('auth.showPassword'), hideLabel: t('auth.hidePassword'), required: true } as const
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus()
  }, [problem])

  const errorOf = (field: string) => (problem?.field === field ? t(problem.key) : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(password, confirmPassword)
  }

  return (
    <Screen title={t('reset.title')}>
      <Card padding="large">
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading size="large">{t('reset.heading')}</Heading>
            <Text tone="soft">{t('reset.explanation')}</Text>
          </Stack>
          {isLinkDead && (
            <Note
              tone="danger"
              title={t('reset.linkDead')}
              action={<LinkButton href={href(paths.auth('login'))}>{t('reset.askAgain')}</LinkButton>}
            >
              {t('reset.linkDeadNext')}
            </Note>
          )}
          <form ref={form} noValidate onSubmit={submit}>
            <Stack gap={4}>
              <PasswordField
                {...shared}
                name="password"
                label={t('reset.password')}
                description={t('auth.passwordRule')}
                value={password}
                onChange={setPassword}
                error={errorOf('password')}
                autoComplete="new-password"
              />
              <PasswordField
                {...shared}
                name="confirmPassword"
                label={t('auth.confirmPassword')}
                value={confirmPassword}
                onChange={setConfirmPassword}
                error={errorOf('confirmPassword')}
                autoComplete="new-password"
              />
              {problem?.field === 'form' && <Note tone="danger">{t(problem.key)}</Note>}
              <Button type="submit" variant="primary" size="large" wide busy={busy}>
                {t('reset.save')}
              </Button>
            </Stack>
          </form>
        </Stack>
      </Card>
    </Screen>
  )
}
