import { href, paths } from '@potluck/platform/paths'
import { Button, Card, Heading, LinkButton, Note, Stack, Text } from '@potluck/ui'
import { PasswordField } from '@potluck/ui/forms'
import { useWords } from '../../host/ShellContext.tsx'
import { Screen } from '../../screen/Screen.tsx'
import { SecondFactorField } from '../SecondFactorField.tsx'
import { useResetPassword } from './useResetPassword.ts'

/** Where the mailed link of a forgotten password leads: a new password, then straight in. */
export function ResetPasswordScreen({ code }: { readonly code: string }) {
  const t = useWords()
  const { form, isLinkDead, asksForCode } = useResetPassword(code)

  const shared = { showLabel: t('auth.showPassword'), hideLabel: t('auth.hidePassword'), required: true } as const

  return (
    <Screen title={t('reset.title')} width="narrow">
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
          <form {...form.formProps}>
            <Stack gap={4}>
              <PasswordField
                {...shared}
                {...form.field('password')}
                label={t('reset.password')}
                description={t('auth.passwordRule')}
                autoComplete="new-password"
              />
              <PasswordField
                {...shared}
                {...form.field('confirmPassword')}
                label={t('auth.confirmPassword')}
                autoComplete="new-password"
              />
              {asksForCode && <SecondFactorField {...form.field('secondFactor')} />}
              {form.problem && <Note tone="danger">{form.problem}</Note>}
              <Button type="submit" variant="primary" size="large" wide busy={form.isPending}>
                {t('reset.save')}
              </Button>
            </Stack>
          </form>
        </Stack>
      </Card>
    </Screen>
  )
}
